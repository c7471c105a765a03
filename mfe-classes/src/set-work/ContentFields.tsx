import { MOST_ASSIGNMENT_QUESTIONS } from '@api/contract/limits';
import { counted } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { NumberField, RadioGroup, SearchSelect, SegmentedControl, TextField, TextLink } from 'design-system';
import { Link } from 'react-router-dom';
import { issueAt } from '../issue-at.ts';
import { quiet } from '../layoutStyles.ts';
import type { ContentKind, PlacedTopic, WorkDraft } from './work-draft.ts';

interface ContentFieldsProps {
  draft: WorkDraft;
  topics: readonly PlacedTopic[];
  onChange: (change: Partial<WorkDraft>) => void;
  /** From the server, or a missing field. */
  error: unknown;
  missing: { field: string; words: string } | null;
}

const KINDS: { value: ContentKind; label: string }[] = [
  { value: 'topic', label: 'A topic' },
  { value: 'questions', label: 'Chosen questions' },
  { value: 'mock_paper', label: 'A mock paper' },
  { value: 'reading', label: 'Reading' },
];

export function ContentFields({ draft, topics, onChange, error, missing }: ContentFieldsProps) {
  const fault = (missing?.field === 'content' && missing.words) || issueAt(error, 'content');
  return (
    <>
      <SegmentedControl label="What you set" options={KINDS} value={draft.kind} onValueChange={(kind) => onChange({ kind })} />
      {draft.kind === 'topic' && (
        <>
          <SearchSelect
            label="Topic"
            value={draft.topic_id === null ? '' : String(draft.topic_id)}
            options={topics.map(({ topic, depth, above }) => ({
              value: String(topic.id),
              label: `${topic.topic_number} ${topic.topic_name}`,
              depth,
              words: above,
            }))}
            emptyText="No topic of this course has that name"
            error={fault}
            onValueChange={(id) => onChange({ topic_id: id === '' ? null : Number(id) })}
          />
          <NumberField
            label="Questions"
            help="Mixed from easy to hard."
            value={draft.count}
            max={MOST_ASSIGNMENT_QUESTIONS}
            error={missing?.field === 'count' && missing.words}
            onValueChange={(count) => onChange({ count })}
          />
          <RadioGroup
            legend="Which questions"
            options={[
              { value: 'class', label: 'The same for everyone' },
              { value: 'learner', label: 'Different for each learner' },
            ]}
            value={draft.draw}
            onValueChange={(draw) => onChange({ draw })}
          />
        </>
      )}
      {draft.kind === 'questions' &&
        (draft.question_ids.length > 0 ? (
          <p css={quiet}>
            {counted(draft.question_ids.length, 'question')} chosen in the question bank.
            {fault && ` ${fault}.`}
          </p>
        ) : (
          <p css={quiet}>
            Save the questions you want in the{' '}
            <TextLink render={<Link to={addressOf('question-list')} />}>question bank</TextLink>, then choose “Set for a class”
            under <TextLink render={<Link to={addressOf('saved-questions')} />}>Saved questions</TextLink>.
          </p>
        ))}
      {draft.kind === 'mock_paper' && (
        <TextField
          label="Code of the paper"
          help={
            <>
              Draw one under <TextLink render={<Link to={addressOf('mock-papers')} />}>Mock papers</TextLink> and copy its code.
            </>
          }
          value={draft.code}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          // exempt from the source rules: the server says what a code is.
          maxLength={300}
          error={fault}
          onChange={({ target }) => onChange({ code: target.value })}
        />
      )}
      {draft.kind === 'reading' && (
        <TextField
          label="Address of the page"
          help="A page of this site, or any page that starts with https://."
          value={draft.address}
          inputMode="url"
          autoComplete="off"
          // exempt from the source rules: the server says how long an address may be.
          maxLength={500}
          error={fault}
          onChange={({ target }) => onChange({ address: target.value })}
        />
      )}
    </>
  );
}
