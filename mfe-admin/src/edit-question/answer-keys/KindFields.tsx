import {
  LONGEST_ANSWER,
  LONGEST_FORMULA,
  LONGEST_SLIP_NOTE,
  LONGEST_UNIT,
  LONGEST_VARIABLE,
  MOST_ALTERNATIVES,
  MOST_COORDINATES,
  MOST_DECIMALS,
  MOST_FIGURES,
  MOST_INTERVALS,
  MOST_OTHER_UNITS,
  MOST_SLIPS,
  MOST_VARIABLES,
  typedLength,
} from '@api/contract/limits';
import { css } from '@emotion/react';
import { Checkbox, Select, TextField, token } from 'design-system';
import { useFormContext } from 'react-hook-form';
import { Columns } from '../Section.tsx';
import { faultAt, KeyRows, type RowField } from './KeyRows.tsx';
import { emptyInterval, FIELDS_OF, formsOf, type KeyKind, type KindField } from './key-draft.ts';
import { SLIP_WORDS } from './key-labels.ts';
import type { KeyedValues } from './question-keys.ts';

const source = css({ '& input': { fontFamily: token.font.mono, fontSize: token.text.control } });
// Buttons of empty lists are side by side.
const listed = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3], '& > *': { minInlineSize: 0 } });
const ticks = css({ display: 'flex', flexWrap: 'wrap', columnGap: token.space[6] });

// Numbers and lists have no limit in the contract. This is room for any value, and for a long list.
const ROOM_FOR_VALUE = 30;
const ROOM_FOR_NUMBER = 20;
const ROOM_FOR_LIST = MOST_COORDINATES * LONGEST_ANSWER;
const ROOM_FOR_VARIABLES = MOST_VARIABLES * LONGEST_VARIABLE;

interface Words {
  label: string;
  help?: string;
  placeholder?: string;
  maxLength?: number;
}

const VALUE: Readonly<Record<Exclude<KeyKind, 'interval' | 'compare'>, Words>> = {
  number: { label: 'Value', placeholder: '4.583', maxLength: ROOM_FOR_VALUE },
  expression: {
    label: 'Expression',
    help: 'Plain or TeX, as a learner may type it. Equal expressions are right.',
    placeholder: '2(x - 2)^2 + 3',
  },
  equation: { label: 'Equation', help: 'An answer may differ from it by a factor.', placeholder: '2x - 3y = 6' },
  set: {
    label: 'Values',
    help: 'Write semicolons between them. Leave empty if there is no solution.',
    placeholder: '-2; 3/2',
    maxLength: ROOM_FOR_LIST,
  },
  coordinate: { label: 'Coordinates', help: 'Write semicolons between them.', placeholder: '2; -5/4', maxLength: ROOM_FOR_LIST },
  vector: { label: 'Components', help: 'Write semicolons between them.', placeholder: '1; -2; 3', maxLength: ROOM_FOR_LIST },
  formula: {
    label: 'Chemical formula',
    help: 'Write the charge after ^. An answer needs the atoms in this order and may be written in other ways.',
    placeholder: 'SO4^2-',
    maxLength: LONGEST_FORMULA,
  },
};

const TEXTS: Partial<Record<KindField, Words>> = {
  tolerance: { label: 'Tolerance', help: 'An answer may differ by this much.', placeholder: '0', maxLength: ROOM_FOR_NUMBER },
  figures: { label: 'Figures', help: 'The question asks for this many.', maxLength: typedLength(MOST_FIGURES) },
  decimals: { label: 'Decimals', help: 'The question asks for this many.', maxLength: typedLength(MOST_DECIMALS) },
  unit: { label: 'Unit', placeholder: 'm s^-1', maxLength: LONGEST_UNIT },
  exact: { label: 'Exact value', placeholder: 'sqrt(3)/2', maxLength: LONGEST_ANSWER },
  variables: {
    label: 'Variables',
    help: 'Leave empty to use the letters of the value.',
    placeholder: 'x, y',
    maxLength: ROOM_FOR_VARIABLES,
  },
  variable: {
    label: 'Letter',
    help: 'Leave empty to allow any letter.',
    placeholder: 'x',
    maxLength: LONGEST_VARIABLE,
  },
};

const FORM_WORDS: Readonly<Record<string, string>> = {
  exact: 'Exact',
  expanded: 'Expanded',
  factorised: 'Factorised',
  simplified: 'Simplified',
  single_fraction: 'A single fraction',
  shape: 'Written as the key is',
  standard: 'A number times a power of ten',
  explicit: 'Solved for one letter',
  whole_numbers: 'Whole numbers alone',
};

const CHOICES: Partial<Record<KindField, { label: string; options: (kind: KeyKind) => { value: string; label: string }[] }>> = {
  form: {
    label: 'Form asked for',
    options: (kind) => [
      { value: '', label: 'Any' },
      ...formsOf(kind).map((value) => ({ value, label: FORM_WORDS[value] ?? value })),
    ],
  },
  constant: {
    label: 'Constant',
    options: () => [
      { value: '', label: 'None' },
      { value: 'added', label: 'Added: … + C' },
      { value: 'factor', label: 'As a factor: C · …' },
    ],
  },
  as: {
    label: 'What is compared',
    options: () => [
      { value: 'text', label: 'Words' },
      { value: 'sketch', label: 'A drawing' },
    ],
  },
};

const TICKS: Partial<Record<KindField, string>> = {
  unit_asked: 'The learner writes the unit',
  ordered: 'The order counts',
  direction: 'Any multiple is right: a direction',
  either_ends: 'Ends may belong to it or not',
};

const VALUE_FIELD: RowField = { name: 'value', label: 'Right as well', wide: true };
const TOLERANCE_FIELD: RowField = { name: 'tolerance', label: 'Tolerance', placeholder: '0', maxLength: ROOM_FOR_NUMBER };

type Rows = Omit<Parameters<typeof KeyRows>[0], 'path'>;
const LISTS: Partial<Record<KindField, (kind: KeyKind) => Rows>> = {
  intervals: () => ({
    ...{ legend: 'Intervals, from left to right', row: 'interval', empty: emptyInterval(), most: MOST_INTERVALS, least: 1 },
    fields: [
      { name: 'from', label: 'From', placeholder: 'No end' },
      { name: 'open_from', label: 'Open', heard: 'Open at the start', is: 'check' },
      { name: 'to', label: 'To', placeholder: 'No end' },
      { name: 'open_to', label: 'Open', heard: 'Open at the end', is: 'check' },
    ],
  }),
  alternatives: (kind) => ({
    ...{ legend: 'Other right values', row: 'right value', empty: { value: '', tolerance: '' }, most: MOST_ALTERNATIVES },
    fields: kind === 'number' ? [VALUE_FIELD, TOLERANCE_FIELD] : [VALUE_FIELD],
  }),
  other_units: () => ({
    ...{ legend: 'Further units', row: 'unit', empty: { unit: '', factor: '' }, most: MOST_OTHER_UNITS },
    fields: [
      { name: 'unit', label: 'Unit taken as well', placeholder: 'mph', maxLength: LONGEST_UNIT },
      { name: 'factor', label: 'Times this is the unit above', placeholder: '1.609', maxLength: ROOM_FOR_NUMBER },
    ],
  }),
  domain: () => ({
    ...{
      legend: 'Where both are compared',
      row: 'range',
      empty: { variable: '', from: '', to: '', whole: false },
      most: MOST_VARIABLES,
    },
    fields: [
      { name: 'variable', label: 'Variable', placeholder: 'x', maxLength: LONGEST_VARIABLE },
      { name: 'from', label: 'From', placeholder: '0.3', maxLength: ROOM_FOR_NUMBER },
      { name: 'to', label: 'To', placeholder: '3.1', maxLength: ROOM_FOR_NUMBER },
      { name: 'whole', label: 'Whole', is: 'check' },
    ],
  }),
};

const SLIPS: Rows = {
  ...{ legend: 'Near misses', row: 'near miss', empty: { slip: 'method', value: '', note: '' }, most: MOST_SLIPS },
  fields: [
    { name: 'value', label: 'Answer that is nearly right', wide: true },
    {
      name: 'slip',
      label: 'What went wrong',
      is: Object.entries(SLIP_WORDS).map(([value, label]) => ({ value, label })),
      wide: true,
    },
    {
      name: 'note',
      label: 'Shown to learners who answer it',
      wide: true,
      placeholder: 'Default message',
      maxLength: LONGEST_SLIP_NOTE,
    },
  ],
};

const isShort = (field: KindField) => field in TEXTS || field in CHOICES;

/** The fields of a kind: value, requirements, and other right or nearly right answers. */
export function KindFields({ index, kind }: { index: number; kind: KeyKind }) {
  const { register, formState } = useFormContext<KeyedValues>();
  const at = <Field extends KindField>(field: Field) => `answer_keys.${index}.${field}` as const;
  const fault = (field: KindField) => faultAt(formState.errors, at(field));
  const fields = FIELDS_OF[kind];
  const ticked = fields.filter((field) => field in TICKS);
  const lists = (names: readonly KindField[]) =>
    names.map((field) => {
      const rows = LISTS[field]?.(kind);
      return rows && <KeyRows key={`${kind}-${field}`} path={at(field)} {...rows} />;
    });
  return (
    <>
      {kind !== 'interval' && kind !== 'compare' && (
        <TextField
          {...register(at('value'))}
          {...VALUE[kind]}
          maxLength={VALUE[kind].maxLength ?? LONGEST_ANSWER}
          css={source}
          required={kind !== 'set'}
          autoComplete="off"
          errorRoom
          error={fault('value')}
        />
      )}
      {lists(fields.filter((field) => field === 'intervals'))}
      <Columns>
        {fields.filter(isShort).map((field) => {
          const text = TEXTS[field];
          const choice = CHOICES[field];
          const shared = { ...register(at(field)), error: fault(field) };
          if (choice) return <Select key={field} {...shared} label={choice.label} options={choice.options(kind)} />;
          return text && <TextField key={field} {...shared} {...text} autoComplete="off" errorRoom />;
        })}
      </Columns>
      {ticked.length > 0 && (
        <div css={ticks}>
          {ticked.map((field) => (
            <Checkbox key={field} {...register(at(field))} label={TICKS[field]} />
          ))}
        </div>
      )}
      {kind !== 'compare' && (
        <div css={listed}>
          {lists(fields.filter((field) => field !== 'intervals'))}
          <KeyRows path={`answer_keys.${index}.slips`} {...SLIPS} />
        </div>
      )}
    </>
  );
}
