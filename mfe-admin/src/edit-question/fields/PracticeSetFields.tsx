import { LAST_YEAR, typedLength } from '@api/contract/limits';
import { Select, Switch, TextField } from 'design-system';
import { Controller, useFormContext } from 'react-hook-form';
import type { QuestionValues } from '../form/question-values.ts';
import { Columns, Section } from '../Section.tsx';

const none = { value: '', label: 'None' };
const choices = (...values: (string | number)[]) => [
  none,
  ...values.map((value) => ({ value: String(value), label: String(value) })),
];

/** The practice set that the question belongs to, and whether a calculator is allowed. */
export function PracticeSetFields() {
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
