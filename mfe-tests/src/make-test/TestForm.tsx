import type { Duration } from '@api/contract';
import { QUESTIONS_BY_DURATION } from '@api/contract/limits';
import { css } from '@emotion/react';
import { messageOf, useApi, useSession } from '@shell/kit';
import { pageBar } from '@shell/kit/page-bar';
import { Button, ErrorState, LoadingRegion, media, RadioGroup, Select, Sheet, Skeleton, token } from 'design-system';
import { useEffect } from 'react';
import { DURATIONS } from '../test-labels.ts';
import { testRequest } from './selection.ts';
import { TopicTicks } from './TopicTicks.tsx';
import { useTestDraft, useTopicTree } from './test-draft.ts';

const form = css({ display: 'grid', gap: token.space[5] });
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[3],
  [media.phone]: {
    position: 'sticky',
    insetBlockEnd: 'var(--bottom-bar)',
    zIndex: token.layer.sticky,
    margin: `0 calc(-1 * ${token.space[4]}) calc(-1 * ${token.space[4]})`,
    padding: `${token.space[3]} ${token.space[4]}`,
    borderBlockStart: `1px solid ${token.color.line}`,
    borderRadius: `0 0 ${token.radius.sheet} ${token.radius.sheet}`,
    background: token.color.surface,
  },
});

interface TestFormProps {
  onMake: () => void;
  onClose: () => void;
}

/** Subject, topics and duration. */
export function TestForm({ onMake, onClose }: TestFormProps) {
  const { selection, chooseSubject, chooseDuration } = useTestDraft((draft) => draft);
  const { topics } = useTopicTree();
  const subjects = useApi('GET /api/subjects', { query: { excludeChildren: 'true' } });
  const course = useSession().user?.course?.subject_slug;
  const isOffered = (subjects.data?.subjects ?? []).some(({ slug }) => slug === course);
  const begins = course !== undefined && isOffered && selection.subject === null;
  useEffect(() => {
    if (begins) chooseSubject(course);
  }, [begins, course, chooseSubject]);
  return (
    <Sheet>
      <div css={form}>
        <Select
          label="Subject"
          required
          placeholder={subjects.isPending ? 'Loading subjects…' : 'Choose a subject'}
          value={selection.subject ?? ''}
          options={(subjects.data?.subjects ?? []).map(({ slug, subject_name }) => ({ value: slug, label: subject_name }))}
          onValueChange={chooseSubject}
        />
        {(subjects.isError || topics.isError) && (
          <ErrorState
            title={subjects.isError ? 'The subjects did not load' : 'The topics did not load'}
            onRetry={() => void (subjects.isError ? subjects.refetch() : topics.refetch())}
          >
            {messageOf(subjects.error ?? topics.error)}
          </ErrorState>
        )}
        <TopicTicks />
        <RadioGroup
          variant="cards"
          legend="Duration"
          required
          value={selection.duration === null ? null : String(selection.duration)}
          options={DURATIONS.map(({ minutes, label }) => ({
            value: String(minutes),
            label,
            help: `${QUESTIONS_BY_DURATION[minutes]} questions`,
          }))}
          onValueChange={(minutes) => chooseDuration(Number(minutes) as Duration)}
        />
        <div ref={pageBar} css={actions}>
          <Button variant="primary" disabled={testRequest(selection) === null} onClick={onMake}>
            Make my Test
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Close Test
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

const field = css({ display: 'grid', gap: token.space[2] });
const FIELDS = ['subject', 'topics', 'duration'];

export function FormLoading() {
  return (
    <Sheet render={<LoadingRegion />}>
      <div css={form}>
        {FIELDS.map((name) => (
          <div key={name} css={field}>
            <Skeleton width="20%" />
            <Skeleton shape="block" height={token.size.control} />
          </div>
        ))}
        <Skeleton shape="block" width="30%" height={token.size.control} />
      </div>
    </Sheet>
  );
}
