import type { Duration } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf } from '@shell/kit';
import { Button, ErrorState, RadioGroup, Select, Sheet, token } from 'design-system';
import { DURATIONS } from './durations.ts';
import { testRequest, withoutOrphans, withSubject } from './selection.ts';
import { TopicSelects } from './TopicSelects.tsx';
import type { useSelection } from './use-selection.ts';

const form = css({ display: 'grid', gap: token.space[5] });
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] });

interface TestFormProps {
  choice: ReturnType<typeof useSelection>;
  onMake: () => void;
  onClose: () => void;
}

/** Subject, topics and duration of a test. */
export function TestForm({ choice: { selection, setSelection, subjects, topics }, onMake, onClose }: TestFormProps) {
  const tree = topics.data?.topics ?? [];
  return (
    <Sheet>
      <div css={form}>
        <Select
          label="Subject"
          required
          placeholder={subjects.isPending ? 'Loading subjects…' : 'Choose a subject'}
          value={selection.subject ?? ''}
          options={(subjects.data?.subjects ?? []).map(({ slug, subject_name }) => ({ value: slug, label: subject_name }))}
          onValueChange={(subject) => setSelection(withSubject(selection, subject))}
        />
        {(subjects.isError || topics.isError) && (
          <ErrorState
            title={subjects.isError ? 'The subjects did not load' : 'The topics did not load'}
            onRetry={() => void (subjects.isError ? subjects.refetch() : topics.refetch())}
          >
            {messageOf(subjects.error ?? topics.error)}
          </ErrorState>
        )}
        <TopicSelects tree={tree} selection={selection} onChange={(next) => setSelection(withoutOrphans(tree, next))} />
        <RadioGroup
          variant="cards"
          legend="Duration"
          required
          value={selection.duration === null ? null : String(selection.duration)}
          options={DURATIONS.map(({ minutes, label, questions }) => ({
            value: String(minutes),
            label,
            help: `${questions} questions`,
          }))}
          onValueChange={(minutes) => setSelection({ ...selection, duration: Number(minutes) as Duration })}
        />
        <div css={actions}>
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
