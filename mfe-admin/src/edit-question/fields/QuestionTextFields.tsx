import { LONGEST_OPTION, LONGEST_TEXT } from '@api/contract/limits';
import { RadioGroup, Switch, TextArea } from 'design-system';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { MathTextArea } from '../../staff-area/MathTextArea.tsx';
import { stack } from '../../staff-area/styles.ts';
import { OPTION_KEYS } from '../answer-keys/question-keys.ts';
import type { QuestionValues } from '../form/question-values.ts';
import { ImageFields } from '../images/ImageFields.tsx';
import { Section, shortText } from '../Section.tsx';
import { TranscriptButton } from './TranscriptButton.tsx';

/** Text, images, options and hint. */
export function QuestionTextFields() {
  const { control, register, setValue, formState } = useFormContext<QuestionValues>();
  const { errors } = formState;
  const list = useFieldArray({ control, name: 'options' });
  const chooses = list.fields.length > 0;
  return (
    <Section heading="Question">
      <MathTextArea
        {...register('questions_text')}
        withParts
        label="Question text"
        help="Markdown with TeX. Parts start with (a) on a new line, marks are written as [3] at the end of a line."
        rows={8}
        maxLength={LONGEST_TEXT}
        error={errors.questions_text?.message}
      />
      <Controller
        control={control}
        name="images"
        render={({ field: { value, onChange } }) => (
          <ImageFields label="Question images" images={value} onChange={onChange} error={errors.images?.message} />
        )}
      />
      <TranscriptButton of="question" images="images" into="questions_text" />
      <Switch
        label="Multiple choice"
        checked={chooses}
        onCheckedChange={(on) => {
          list.replace(on ? OPTION_KEYS.map(() => ({ text: '' })) : []);
          if (!on) setValue('mcq_answer', '', { shouldDirty: true });
        }}
      />
      {chooses && (
        <div css={stack[3]}>
          {list.fields.map((option, index) => (
            <TextArea
              css={shortText}
              rows={1}
              key={option.id}
              {...register(`options.${index}.text`)}
              label={`Option ${OPTION_KEYS[index]}`}
              maxLength={LONGEST_OPTION}
              error={errors.options?.[index]?.text?.message}
            />
          ))}
          <Controller
            control={control}
            name="mcq_answer"
            render={({ field: { value, onChange, name } }) => (
              <RadioGroup
                name={name}
                legend="Right option"
                options={OPTION_KEYS.map((key) => ({ value: key, label: key }))}
                value={value || null}
                onValueChange={onChange}
                error={errors.mcq_answer?.message}
              />
            )}
          />
        </div>
      )}
      <MathTextArea
        {...register('hints')}
        label="Hint"
        help="A hint may help in steps: three dashes on a line of their own (---) begin the next one."
        rows={4}
        maxLength={LONGEST_TEXT}
        error={errors.hints?.message}
      />
    </Section>
  );
}
