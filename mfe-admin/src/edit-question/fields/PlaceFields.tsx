import type { SubjectWithTopics } from '@api/contract';
import { LARGEST_QUESTION_NUMBER, MOST_MARKS, typedLength } from '@api/contract/limits';
import { MultiSelect, SearchSelect, Select, TextField } from 'design-system';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { topicOptions } from '../../staff-area/topics/topic-options.ts';
import type { QuestionValues } from '../form/question-values.ts';
import { Columns, Section } from '../Section.tsx';

const DIFFICULTIES = ['Easy', 'Medium', 'Hard'].map((value) => ({ value, label: value }));
const LEVELS = [
  { value: '', label: 'Subject’s' },
  { value: 'SL', label: 'SL' },
  { value: 'HL', label: 'HL' },
];

/** The question's place: subject, topics and difficulty. */
export function PlaceFields({ subjects }: { subjects: readonly SubjectWithTopics[] }) {
  return (
    <Section heading="Place in the bank">
      <TopicFields subjects={subjects} />
      <DemandFields />
    </Section>
  );
}

/** Its subject with the topics of that subject; another subject has others. */
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

/** How much it asks for, and its place among the questions of its topic. */
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
