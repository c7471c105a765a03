import type { SubjectWithTopics } from '@api/contract';
import { LARGEST_PRIORITY, LONGEST_SPECIAL_INFO, LONGEST_VIDEO_ADDRESS, typedLength } from '@api/contract/limits';
import { css } from '@emotion/react';
import { Switch, TextArea, TextField, token } from 'design-system';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { QuestionValues } from '../form/question-values.ts';
import { Columns, Section, shortText } from '../Section.tsx';

const switches = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  columnGap: token.space[8],
});

const SWITCHES = [
  { name: 'visible', label: 'Visible to users' },
  { name: 'math_level_visibility_shared', label: 'Other math level' },
  { name: 'verified', label: 'Verified' },
  { name: 'topic_changed', label: 'Topic changed' },
  { name: 'original_content', label: 'Original content' },
  { name: 'answer_not_available', label: 'Answer not available' },
] as const;

/** Editorial decisions about the question, and its accompanying fields. */
export function EditorialFields({ subjects }: { subjects: readonly SubjectWithTopics[] }) {
  const { control, register, formState } = useFormContext<QuestionValues>();
  const { errors } = formState;
  const [subjectId, shared] = useWatch({ control, name: ['subject', 'math_level_visibility_shared'] });
  // A question that is shared can always be taken back, wherever it has been moved.
  const levels = shared || subjects.find(({ id }) => String(id) === subjectId)?.has_other_level === true;
  const shown = SWITCHES.filter(({ name }) => name !== 'math_level_visibility_shared' || levels);
  return (
    <Section heading="Editorial">
      <div css={switches}>
        {shown.map(({ name, label }) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field: { value, onChange, ...field } }) => (
              <Switch {...field} label={label} checked={value} onCheckedChange={onChange} />
            )}
          />
        ))}
      </div>
      <Columns>
        <TextField
          {...register('priority')}
          label="Priority"
          help="Higher stands first."
          inputMode="numeric"
          maxLength={typedLength(-LARGEST_PRIORITY)}
          error={errors.priority?.message}
        />
        <TextField
          {...register('video_solution')}
          label="Video solution"
          type="url"
          placeholder="https://"
          maxLength={LONGEST_VIDEO_ADDRESS}
          error={errors.video_solution?.message}
        />
      </Columns>
      <TextArea
        css={shortText}
        rows={1}
        {...register('specialInfo')}
        label="Special information"
        maxLength={LONGEST_SPECIAL_INFO}
        error={errors.specialInfo?.message}
      />
    </Section>
  );
}
