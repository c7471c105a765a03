import type { UploadDefaults, UploadEncoding, UploadRun } from '@api/contract';
import { MOST_MARKS } from '@api/contract/limits';
import { UPLOAD_ENCODINGS } from '@api/contract/upload-encodings';
import { css } from '@emotion/react';
import { messageOf, useApiMutation } from '@shell/kit';
import { Banner, Button, NumberField, Select, token } from 'design-system';
import { useId, useState } from 'react';
import { stack } from '../staff-area/styles.ts';
import type { DoubtfulField } from './upload-labels.ts';

const heading = css({ margin: 0, fontSize: token.text.control });
const fields = css({
  display: 'grid',
  gap: token.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  alignItems: 'start',
});

/** What was used so far. */
const ASSUMED = '-';
const choices = (options: readonly (readonly [string, string])[]) => [
  { value: ASSUMED, label: 'As the note says' },
  ...options.map(([value, label]) => ({ value, label })),
];
const LISTS: Readonly<Record<Exclude<DoubtfulField, 'marks'>, { label: string; options: ReturnType<typeof choices> }>> = {
  difficulty: { label: 'Difficulty', options: choices(['Easy', 'Medium', 'Hard'].map((each) => [each, each] as const)) },
  level: { label: 'Level', options: choices(['SL', 'HL'].map((each) => [each, each] as const)) },
  calculator_allowed: {
    label: 'Calculator',
    options: choices([
      ['true', 'Allowed'],
      ['false', 'Not allowed'],
    ]),
  },
  encoding: { label: 'Encoding', options: choices(Object.entries(UPLOAD_ENCODINGS)) },
};

interface DoubtfulFieldsProps {
  run: UploadRun;
  open: readonly DoubtfulField[];
  onRun: (id: number) => void;
}

/** A choice for each thing that the file leaves open; the file is checked again with it. */
export function DoubtfulFields({ run, open, onRun }: DoubtfulFieldsProps) {
  const id = useId();
  const [marks, setMarks] = useState<number | null>(null);
  const [chosen, setChosen] = useState<Partial<Record<DoubtfulField, string>>>({});
  const again = useApiMutation('POST /api/admin/uploads/runs/:id/import', { invalidates: ['GET /api/admin/uploads/runs'] });
  const wrongMarks = marks !== null && (!Number.isInteger(marks) || marks < 1 || marks > MOST_MARKS);
  const said = Object.entries(chosen).filter(([, value]) => value !== ASSUMED);
  const check = async () => {
    const { calculator_allowed, encoding, ...rest } = Object.fromEntries(said);
    const defaults = {
      ...run.options.defaults,
      ...rest,
      ...(calculator_allowed && { calculator_allowed: calculator_allowed === 'true' }),
      ...(marks !== null && { marks }),
    } as UploadDefaults;
    const body = {
      partial: run.options.partial,
      dry_run: true,
      defaults,
      ...(encoding && { encoding: encoding as UploadEncoding }),
    };
    try {
      onRun((await again.mutateAsync({ params: { id: run.id }, body })).run.id);
    } catch {
      // Said below.
    }
  };
  return (
    <section css={stack[3]} aria-labelledby={id}>
      <h3 css={heading} id={id}>
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
              onValueChange={(value) => setChosen({ ...chosen, [field]: value })}
            />
          ),
        )}
      </div>
      {again.error && <Banner tone="error">{messageOf(again.error)}</Banner>}
      <div>
        <Button
          disabled={wrongMarks || (said.length === 0 && marks === null)}
          loading={again.isPending}
          onClick={() => void check()}
        >
          Check again with these choices
        </Button>
      </div>
    </section>
  );
}
