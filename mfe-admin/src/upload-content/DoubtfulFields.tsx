import { MOST_MARKS } from '@api/contract/limits';
import { UPLOAD_ENCODINGS } from '@api/contract/upload-encodings';
import { css } from '@emotion/react';
import { NumberField, Select, token } from 'design-system';
import { useId } from 'react';
import { heading3, stack } from '../staff-area/styles.ts';
import type { DoubtfulField } from './upload-labels.ts';
import { ASSUMED, type RunChoices } from './use-run-choices.ts';

const fields = css({
  display: 'grid',
  gap: token.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  alignItems: 'start',
});

/** First what the note says was used. */
const optionsOf = (options: readonly (readonly [string, string])[]) => [
  { value: ASSUMED, label: 'As the note says' },
  ...options.map(([value, label]) => ({ value, label })),
];
const LISTS: Readonly<Record<Exclude<DoubtfulField, 'marks'>, { label: string; options: ReturnType<typeof optionsOf> }>> = {
  difficulty: { label: 'Difficulty', options: optionsOf(['Easy', 'Medium', 'Hard'].map((each) => [each, each] as const)) },
  level: { label: 'Level', options: optionsOf(['SL', 'HL'].map((each) => [each, each] as const)) },
  calculator_allowed: {
    label: 'Calculator',
    options: optionsOf([
      ['true', 'Allowed'],
      ['false', 'Not allowed'],
    ]),
  },
  encoding: { label: 'Encoding', options: optionsOf(Object.entries(UPLOAD_ENCODINGS)) },
};

interface DoubtfulFieldsProps {
  open: readonly DoubtfulField[];
  choices: RunChoices;
}

/** A choice for each thing that the file leaves open. */
export function DoubtfulFields({ open, choices: { marks, setMarks, wrongMarks, chosen, choose } }: DoubtfulFieldsProps) {
  const id = useId();
  return (
    <section css={stack[3]} aria-labelledby={id}>
      <h3 css={heading3} id={id}>
        What the file leaves open
      </h3>
      <div css={fields}>
        {open.map((field) =>
          field === 'marks' ? (
            <NumberField
              key={field}
              label="Marks of each question"
              max={MOST_MARKS}
              value={marks}
              onValueChange={setMarks}
              error={wrongMarks ? `A whole number up to ${MOST_MARKS}` : undefined}
            />
          ) : (
            <Select
              key={field}
              label={LISTS[field].label}
              value={chosen[field] ?? ASSUMED}
              options={LISTS[field].options}
              onValueChange={(value) => choose(field, value)}
            />
          ),
        )}
      </div>
    </section>
  );
}
