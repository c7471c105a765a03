import type { AnswerKey, SlipKind } from '@api/contract';
import { type KeyDraft, type KeyKind, keyDraft, keyOf } from './key-draft.ts';
import { type DistractorDraft, OPTION_KEYS } from './question-keys.ts';

/** The usual kinds first. */
export const KIND_WORDS: Readonly<Record<KeyKind, string>> = {
  number: 'Number',
  expression: 'Expression',
  equation: 'Equation',
  set: 'Set or list',
  interval: 'Interval or inequality',
  coordinate: 'Point',
  vector: 'Vector',
  formula: 'Chemical formula',
  compare: 'Compared by the learner',
};

export const SLIP_WORDS: Readonly<Record<SlipKind, string>> = {
  sign: 'Sign',
  rounding: 'Rounding',
  angle_mode: 'Degrees or radians',
  constant: 'No constant',
  unit: 'Unit',
  power_of_ten: 'Power of ten',
  form: 'Form',
  reciprocal: 'Reciprocal',
  incomplete: 'Incomplete',
  extraneous: 'A value too many',
  endpoint: 'Ends of an interval',
  order: 'Order',
  method: 'Method',
};

/** `Part (a)(ii)`, or `The question`. */
export function partName(part: string): string {
  return part === '' ? 'The question' : `Part ${part.replace(/[^.]+/g, '($&)').replace('.', '')}`;
}

const words = (value: unknown) =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')
    ? value.join('; ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

function readableKey({ kind, part, ...rest }: AnswerKey): string {
  const heading = kind === 'option' ? 'Multiple choice' : `${partName(part)}: ${KIND_WORDS[kind]}`;
  const lines = Object.entries(rest).map(([name, value]) => `  ${name}: ${words(value)}`);
  return [heading, ...lines].join('\n');
}

const isDraft = (key: KeyDraft | AnswerKey): key is KeyDraft => 'exact' in key && 'direction' in key;

/** Keys in words, to compare versions, as typed or as stored. */
export function readableKeys(keys: readonly (KeyDraft | AnswerKey)[]): string {
  return keys
    .map((key) => readableKey(isDraft(key) ? keyOf(key) : key.kind === 'option' ? key : keyOf(keyDraft(key))))
    .join('\n');
}

/** The sources of wrong options. */
export function readableDistractors(distractors: readonly DistractorDraft[]): string {
  return distractors
    .flatMap(({ slip, note }, index) => (slip === '' ? [] : [`${OPTION_KEYS[index]}. ${SLIP_WORDS[slip]}${note && `: ${note}`}`]))
    .join('\n');
}
