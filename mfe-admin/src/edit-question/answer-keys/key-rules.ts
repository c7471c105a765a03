import {
  FEWEST_COORDINATES,
  MOST_COORDINATES,
  MOST_DECIMALS,
  MOST_FIGURES,
  MOST_MARKS,
  MOST_SET_VALUES,
  MOST_WEIGHT,
} from '@api/contract/limits';
import { elementsIn, FIELDS_OF, isList, type KeyDraft, type KindField, namesIn, numberIn } from './key-draft.ts';
import type { KeyedValues } from './question-keys.ts';

export type KeyFaults = Record<string, string>;

const NUMBER = 'Enter a number, such as 4.58';
const VARIABLE = /^[A-Za-z]{1,10}(?:_\{?[A-Za-z0-9]{1,3}\}?)?$/;
const NAMES = 'Letters or their names, such as x, theta, v_0';

const isNumber = (text: string) => !Number.isNaN(numberIn(text));
const isTolerance = (text: string) => text.trim() === '' || numberIn(text) >= 0;
const isWhole = (text: string, least: number, most: number) =>
  text.trim() === '' || (/^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most);

type Rule = (draft: KeyDraft) => KeyFaults;

const when = (wrong: boolean, path: string, message: string): KeyFaults => (wrong ? { [path]: message } : {});
const each = <T>(rows: readonly T[], name: string, rule: (row: T, at: (field: string) => string) => KeyFaults): KeyFaults =>
  Object.assign({}, ...rows.map((row, index) => rule(row, (field) => `${name}.${index}.${field}`)));

function valueFaults({ kind, value }: KeyDraft): KeyFaults {
  if (kind === 'number') return when(!isNumber(value), 'value', NUMBER);
  if (!isList(kind)) return when(value.trim() === '', 'value', 'Please write a formula');
  const elements = elementsIn(value);
  if (elements.includes('')) return { value: 'Something is missing between two semicolons' };
  if (kind === 'set') return when(elements.length > MOST_SET_VALUES, 'value', `At most ${MOST_SET_VALUES} values`);
  return when(
    elements.length < FEWEST_COORDINATES || elements.length > MOST_COORDINATES,
    'value',
    `${FEWEST_COORDINATES} to ${MOST_COORDINATES} values with semicolons between them, such as 1; -2; 3`,
  );
}

const RULES: Partial<Record<KindField, Rule>> = {
  value: valueFaults,
  tolerance: ({ tolerance }) => when(!isTolerance(tolerance), 'tolerance', 'Enter 0 or more'),
  figures: ({ figures }) => when(!isWhole(figures, 1, MOST_FIGURES), 'figures', `Enter 1 to ${MOST_FIGURES}`),
  decimals: ({ decimals }) => when(!isWhole(decimals, 0, MOST_DECIMALS), 'decimals', `Enter 0 to ${MOST_DECIMALS}`),
  other_units: ({ other_units }) =>
    each(other_units, 'other_units', ({ unit, factor }, at) => ({
      ...when(unit.trim() === '', at('unit'), 'Please write the unit'),
      ...when(!(numberIn(factor) > 0), at('factor'), 'Enter a number above 0'),
    })),
  alternatives: ({ kind, alternatives }) =>
    each(alternatives, 'alternatives', ({ value, tolerance }, at) =>
      kind === 'number'
        ? {
            ...when(!isNumber(value), at('value'), NUMBER),
            ...when(!isTolerance(tolerance), at('tolerance'), 'Enter 0 or more'),
          }
        : when(value.trim() === '', at('value'), 'Please write a formula'),
    ),
  variables: ({ variables }) => when(!namesIn(variables).every((name) => VARIABLE.test(name)), 'variables', NAMES),
  domain: ({ domain }) =>
    each(domain, 'domain', ({ variable, from, to }, at) => ({
      ...when(!VARIABLE.test(variable.trim()), at('variable'), NAMES),
      ...when(domain.filter((other) => other.variable.trim() === variable.trim()).length > 1, at('variable'), 'Twice'),
      ...when(!isNumber(from), at('from'), 'Enter a number'),
      ...when(!(numberIn(to) > numberIn(from)), at('to'), 'Enter a larger number'),
    })),
  intervals: ({ intervals }) => when(intervals.length === 0, 'intervals', 'Please add an interval'),
  variable: ({ variable }) => when(variable.trim() !== '' && !VARIABLE.test(variable.trim()), 'variable', NAMES),
};

function followFaults({ kind, follow_value, follow_from }: KeyDraft): KeyFaults {
  if (kind !== 'number' || follow_from.length === 0) return {};
  const isTwice = (letter: string) => follow_from.filter((other) => other.letter.trim() === letter.trim()).length > 1;
  return {
    ...when(follow_value.trim() === '', 'follow_value', 'Please write a formula'),
    ...each(follow_from, 'follow_from', ({ letter, field }, at) => ({
      ...when(!VARIABLE.test(letter.trim()), at('letter'), 'A letter or its name, such as r, theta, v_0'),
      ...when(isTwice(letter), at('letter'), 'Twice'),
      ...when(field === '', at('field'), 'Please choose an earlier answer'),
    })),
  };
}

/** Faults that show without judging; the API checks them too, and that the key accepts its own value. */
export function keyDraftFaults(draft: KeyDraft): KeyFaults {
  return {
    ...when(!isWhole(draft.weight, 1, MOST_WEIGHT), 'weight', `Enter 1 to ${MOST_WEIGHT}`),
    ...when(!isWhole(draft.marks, 1, MOST_MARKS), 'marks', `Enter 1 to ${MOST_MARKS}`),
    ...Object.assign({}, ...FIELDS_OF[draft.kind].map((field) => RULES[field]?.(draft) ?? {})),
    ...followFaults(draft),
    ...(draft.kind !== 'compare' &&
      each(draft.slips, 'slips', ({ value }, at) => when(value.trim() === '', at('value'), 'Please write what is answered'))),
  };
}

/** Faults by path in the form. With multiple choice, keys of parts are not stored and may be invalid. */
export function answerKeyFaults({ options, answer_keys }: Pick<KeyedValues, 'options' | 'answer_keys'>): Record<string, string> {
  if (options.length > 0) return {};
  return each(answer_keys, 'answer_keys', (key, at) =>
    Object.fromEntries(Object.entries(keyDraftFaults(key)).map(([path, message]) => [at(path), message])),
  );
}
