import type { Duration, Topic } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApi, useSession } from '@shell/kit';
import {
  Button,
  ErrorState,
  LoadingRegion,
  MultiSelect,
  type MultiSelectOption,
  RadioGroup,
  Select,
  Sheet,
  Skeleton,
  token,
} from 'design-system';
import { useEffect } from 'react';
import { DURATIONS, offeredBy, testRequest } from './selection.ts';
import { useTestDraft, useTopicTree } from './test-draft.ts';

const form = css({ display: 'grid', gap: token.space[5] });
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] });

interface TestFormProps {
  onMake: () => void;
  onClose: () => void;
}

/** Subject, topics and duration of a test. */
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
        <TopicSelects />
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
          onValueChange={(minutes) => chooseDuration(Number(minutes) as Duration)}
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

/**
 * Topics, subtopics and sub-subtopics, each level waiting for the one above. Those without questions are greyed. Only topics carry the star
 * of what must be chosen: none chosen below them means all. Specification part 1, section 5.
 */
function TopicSelects() {
  const { selection, chooseTopics } = useTestDraft((draft) => draft);
  const { tree } = useTopicTree();
  const offered = offeredBy(tree, selection);
  return (
    <>
      <MultiSelect
        label="Topics"
        required
        disabled={selection.subject === null || tree.length === 0}
        placeholder={selection.subject === null ? 'Choose a subject first' : 'Choose topics'}
        options={offered.topics.map(asOption)}
        value={selection.topics}
        onValueChange={(topics) => chooseTopics(tree, { topics })}
      />
      <MultiSelect
        label="Subtopics"
        help="Leave it empty to draw from all subtopics."
        disabled={selection.topics.length === 0}
        placeholder={selection.topics.length === 0 ? 'Choose a topic first' : 'All subtopics'}
        options={offered.subtopics.map(asOption)}
        value={selection.subtopics}
        onValueChange={(subtopics) => chooseTopics(tree, { subtopics })}
      />
      <MultiSelect
        label="Sub-subtopics"
        disabled={offered.subSubtopics.length === 0}
        placeholder={offered.subSubtopics.length === 0 ? 'No sub-subtopics' : 'All sub-subtopics'}
        options={offered.subSubtopics.map(asOption)}
        value={selection.subSubtopics}
        onValueChange={(subSubtopics) => chooseTopics(tree, { subSubtopics })}
      />
    </>
  );
}

function asOption({ slug, topic_number, topic_name, totalQuestionsCount }: Topic): MultiSelectOption {
  return { value: slug, label: `${topic_number} ${topic_name}`, count: totalQuestionsCount, disabled: totalQuestionsCount === 0 };
}

const field = css({ display: 'grid', gap: token.space[2] });
/** A label, its field, and for the duration the cards. */
const FIELDS = ['subject', 'topics', 'subtopics', 'sub-subtopics', 'duration'];

/** The form while it is not known what it begins with. */
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
