import type { SubjectWithTopics } from '@api/contract';
import { css } from '@emotion/react';
import { MultiSelect, SearchSelect, Select, token } from 'design-system';
import { topicOptions } from '../../staff-area/topics/topic-options.ts';
import type { BulkValues } from './bulk-change.ts';

const row = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))', gap: token.space[4] });

const KEEP = { value: '', label: 'No change' } as const;
const yesNo = (yes: string, no: string) => [KEEP, { value: 'true', label: yes }, { value: 'false', label: no }];

interface BulkFieldsProps {
  values: BulkValues;
  subjects: readonly SubjectWithTopics[];
  onChoose: (chosen: Partial<BulkValues>) => void;
}

/** The fields of a change; none changes unless it is chosen. */
export function BulkFields({ values, subjects, onChoose }: BulkFieldsProps) {
  const subject = subjects.find(({ slug }) => slug === values.subject);
  const topics = topicOptions(subject);
  return (
    <>
      <div css={row}>
        <Select
          label="Visibility"
          value={values.visible}
          options={yesNo('Visible to users', 'Hidden from users')}
          onValueChange={(visible) => onChoose({ visible })}
        />
        <Select
          label="Verification"
          value={values.verified}
          options={yesNo('Verified', 'Not verified')}
          onValueChange={(verified) => onChoose({ verified })}
        />
        <Select
          label="Difficulty"
          value={values.difficulty}
          options={[KEEP, ...['Easy', 'Medium', 'Hard'].map((value) => ({ value, label: value }))]}
          onValueChange={(difficulty) => onChoose({ difficulty })}
        />
        <Select
          label="Mark “topic changed”"
          value={values.topic_changed}
          options={yesNo('Set', 'Taken off')}
          onValueChange={(topic_changed) => onChoose({ topic_changed })}
        />
        <Select
          label="Subject of the topics"
          value={values.subject}
          options={[
            { value: '', label: 'None' },
            ...subjects.map(({ slug, subject_name }) => ({ value: slug, label: subject_name })),
          ]}
          onValueChange={(slug) => onChoose({ subject: slug })}
        />
        {subject && (
          <SearchSelect
            label="Move to"
            placeholder={KEEP.label}
            value={values.topic}
            options={topics}
            onValueChange={(topic) => onChoose({ topic })}
          />
        )}
      </div>
      {subject && (
        <div css={row}>
          <MultiSelect
            label="Add further topics"
            options={topics}
            value={values.added}
            onValueChange={(added) => onChoose({ added })}
          />
          <MultiSelect
            label="Take off further topics"
            options={topics}
            value={values.removed}
            onValueChange={(removed) => onChoose({ removed })}
          />
        </div>
      )}
    </>
  );
}
