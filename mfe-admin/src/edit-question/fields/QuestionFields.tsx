import type { SubjectWithTopics } from '@api/contract';
import {
  LARGEST_PRIORITY,
  LARGEST_QUESTION_NUMBER,
  LAST_YEAR,
  LONGEST_SPECIAL_INFO,
  LONGEST_VIDEO_ADDRESS,
  MOST_MARKS,
  typedLength,
} from '@api/contract/limits';
import { css } from '@emotion/react';
import { onDemand } from '@shell/kit';
import { LoadingRegion, MultiSelect, SearchSelect, Select, Skeleton, Switch, TextArea, TextField, token } from 'design-system';
import { useEffect } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { note } from '../../staff-area/styles.ts';
import { topicOptions } from '../../staff-area/topic-options.ts';
import type { QuestionValues } from '../form/question-values.ts';
import { Columns, Section, shortText } from '../Section.tsx';
import { AnswerFields } from './AnswerFields.tsx';
import { QuestionTextFields } from './QuestionTextFields.tsx';

const AnswerKeyFields = onDemand(() => import('../answer-keys/AnswerKeyFields.tsx').then((module) => module.AnswerKeyFields), {
  waiting: (
    <Section heading="Answer keys">
      <LoadingRegion label="Loading the answer keys">
        <Skeleton shape="block" height="6rem" />
      </LoadingRegion>
    </Section>
  ),
});

interface QuestionFieldsProps {
  subjects: readonly SubjectWithTopics[];
  /** A second person shows it to learners. */
  awaitsApproval?: boolean;
}

/** All fields, in order. */
export function QuestionFields({ subjects, awaitsApproval = false }: QuestionFieldsProps) {
  return (
    <>
      <PlaceFields subjects={subjects} />
      <QuestionTextFields />
      <AnswerFields />
      <AnswerKeyFields />
      <PracticeSetFields />
      <EditorialFields subjects={subjects} awaitsApproval={awaitsApproval} />
    </>
  );
}

const DIFFICULTIES = ['Easy', 'Medium', 'Hard'].map((value) => ({ value, label: value }));
const LEVELS = [
  { value: '', label: 'Subject’s' },
  { value: 'SL', label: 'SL' },
  { value: 'HL', label: 'HL' },
];

function PlaceFields({ subjects }: { subjects: readonly SubjectWithTopics[] }) {
  return (
    <Section heading="Place in the bank">
      <TopicFields subjects={subjects} />
      <DemandFields />
    </Section>
  );
}

function TopicFields({ subjects }: { subjects: readonly SubjectWithTopics[] }) {
  const { control, setValue, formState } = useFormContext<QuestionValues>();
  const { errors } = formState;
  const [subjectId, topicId] = useWatch({ control, name: ['subject', 'topic'] });
  const topics = topicOptions(subjects.find(({ id }) => String(id) === subjectId));
  return (
    <>
      <Columns narrowest="name">
        <Controller
          control={control}
          name="subject"
          render={({ field: { onChange, ...field } }) => (
            <Select
              {...field}
              label="Subject"
              required
              placeholder="Choose a subject"
              options={subjects.map(({ id, subject_name }) => ({ value: String(id), label: subject_name }))}
              onValueChange={(value) => {
                onChange(value);
                setValue('topic', '', { shouldDirty: true });
                setValue('OtherTopicsOnQuestion', [], { shouldDirty: true });
              }}
              error={errors.subject?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="topic"
          render={({ field: { onChange, ...field } }) => (
            <SearchSelect
              {...field}
              label="Topic"
              required
              disabled={!subjectId}
              placeholder={subjectId ? 'Type to find a topic' : 'Choose a subject first'}
              options={topics}
              onValueChange={onChange}
              error={errors.topic?.message}
            />
          )}
        />
      </Columns>
      <Controller
        control={control}
        name="OtherTopicsOnQuestion"
        render={({ field: { onChange, value, ref, onBlur, name } }) => (
          <MultiSelect
            ref={ref}
            name={name}
            onBlur={onBlur}
            label="Other topics"
            help="Further topics that the question touches."
            disabled={!subjectId}
            options={topics.filter((option) => option.value !== topicId)}
            value={value}
            onValueChange={onChange}
            error={errors.OtherTopicsOnQuestion?.message}
          />
        )}
      />
    </>
  );
}

function DemandFields() {
  const { register, formState } = useFormContext<QuestionValues>();
  const { errors } = formState;
  return (
    <Columns>
      <Select
        {...register('difficulty')}
        label="Difficulty"
        required
        placeholder="Choose"
        options={DIFFICULTIES}
        error={errors.difficulty?.message}
      />
      <TextField
        {...register('marks')}
        label="Marks"
        required
        inputMode="numeric"
        maxLength={typedLength(MOST_MARKS)}
        error={errors.marks?.message}
      />
      <Select {...register('level')} label="Level" options={LEVELS} error={errors.level?.message} />
      <TextField
        {...register('question_number')}
        label="Question number"
        inputMode="numeric"
        maxLength={typedLength(LARGEST_QUESTION_NUMBER)}
        placeholder="Next"
        error={errors.question_number?.message}
      />
    </Columns>
  );
}

const none = { value: '', label: 'None' };
const choices = (...values: (string | number)[]) => [
  none,
  ...values.map((value) => ({ value: String(value), label: String(value) })),
];

/** Practice set, and whether a calculator is allowed. */
function PracticeSetFields() {
  const { control, register, formState } = useFormContext<QuestionValues>();
  const { errors } = formState;
  return (
    <Section heading="Practice set">
      <Columns>
        <Select {...register('month')} label="Month" options={choices('May', 'November')} error={errors.month?.message} />
        <TextField
          {...register('year')}
          label="Year"
          inputMode="numeric"
          maxLength={typedLength(LAST_YEAR)}
          error={errors.year?.message}
        />
        <Select {...register('paper')} label="Paper" options={choices(1, 2, 3)} error={errors.paper?.message} />
        <Select {...register('timezone')} label="Time zone" options={choices(0, 1, 2)} error={errors.timezone?.message} />
      </Columns>
      <Controller
        control={control}
        name="calculatorAllowed"
        render={({ field: { value, onChange, ...field } }) => (
          <Switch {...field} label="Calculator allowed" checked={value} onCheckedChange={onChange} />
        )}
      />
    </Section>
  );
}

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

function EditorialFields({ subjects, awaitsApproval }: Required<QuestionFieldsProps>) {
  const { control, register, setValue, formState } = useFormContext<QuestionValues>();
  const { errors } = formState;
  const [subjectId, shared] = useWatch({ control, name: ['subject', 'math_level_visibility_shared'] });
  // An older draft may hold it without a switch to undo it.
  useEffect(() => {
    if (awaitsApproval) setValue('visible', false);
  }, [awaitsApproval, setValue]);
  // A shared question can always be taken back, wherever it was moved.
  const levels = shared || subjects.find(({ id }) => String(id) === subjectId)?.has_other_level === true;
  const absent = [awaitsApproval && 'visible', !levels && 'math_level_visibility_shared'];
  const shown = SWITCHES.filter(({ name }) => !absent.includes(name));
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
      {awaitsApproval && <p css={note}>A second person publishes it.</p>}
      <Columns>
        <TextField
          {...register('priority')}
          label="Priority"
          help="Higher comes first."
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
