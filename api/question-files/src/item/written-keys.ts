import { type AnswerKey, answerKeysSchema } from '@api/contract';
import { parseQuestionText } from '@api/contract/question-text';
import type { WrittenQuestion } from '../exchange-format.ts';

export type NumberKey = Extract<AnswerKey, { kind: 'number' }>;

/** A piece of a question's text with the numeric fields after it. */
export interface AskedStretch {
  markdown: string;
  numbers: NumberKey[];
}

/** The keys that another system can judge: numbers; the others are named. */
export interface WrittenKeys {
  keys: AnswerKey[];
  numbers: NumberKey[];
  leftOut: string[];
}

const WORDS: Readonly<Record<string, string>> = {
  expression: 'an expression',
  equation: 'an equation',
  set: 'several solutions',
  interval: 'an interval',
  coordinate: 'a point',
  vector: 'a vector',
  formula: 'a chemical formula',
};

/** Names the parts of a number key that do not fit formats with only value, tolerance and unit. */
const beyondNumber = (key: NumberKey): boolean =>
  Boolean(key.slips?.length || key.form === 'exact' || key.exact || key.figures !== undefined || key.decimals !== undefined);

/** Other systems' files hold the feedback on a wrong option, not the kind of mistake. */
const distractorKinds = (key: Extract<AnswerKey, { kind: 'option' }>): boolean =>
  Object.values(key.distractors ?? {}).some((one) => one && (one.slip !== 'method' || !one.note));

/** Splits keys into those that the format holds and words for the others. */
export function writtenKeys(question: WrittenQuestion): WrittenKeys {
  const keys = answerKeysSchema.parse(question.answer_keys ?? []);
  const numbers = keys.filter((key): key is NumberKey => key.kind === 'number');
  const leftOut = keys.flatMap((key) => {
    const where = key.part === '' ? '' : ` of part ${key.part}`;
    if (key.kind === 'option') return distractorKinds(key) ? ['which mistake a wrong option comes from'] : [];
    if (key.kind === 'compare') return [];
    if (key.kind !== 'number') return [`the key${where}: the format judges no answer that is ${WORDS[key.kind] ?? key.kind}`];
    return beyondNumber(key) ? [`figures, exact form and foreseen mistakes of the key${where}`] : [];
  });
  // A part with a missing key would be judged by only some of its fields.
  const halves = new Set(keys.filter(({ kind }) => kind !== 'number').map(({ part }) => part));
  return { keys, numbers: numbers.filter(({ part }) => !halves.has(part)), leftOut: [...new Set(leftOut)] };
}

/** A question's text in pieces as written, each with the fields after it. */
export function askedStretches(text: string, numbers: readonly NumberKey[]): AskedStretch[] {
  const lines = text.split('\n');
  const segments = parseQuestionText(text).filter(({ lines: of }) => of.length > 0);
  const begins = segments.map(({ lines: of }, index) => (index === 0 ? 0 : (of[0] ?? 1) - 1));
  const stretches = segments.map(({ part }, index) => ({
    markdown: lines
      .slice(begins[index], begins[index + 1] ?? lines.length)
      .join('\n')
      .trim(),
    numbers: numbers.filter((key) => key.part === part),
  }));
  const placed = new Set(stretches.flatMap((stretch) => stretch.numbers));
  const rest = numbers.filter((key) => !placed.has(key));
  stretches.at(-1)?.numbers.push(...rest);
  return stretches;
}

/** A number without an exponent, which not all readers take. */
export function plainNumber(value: number): string {
  const text = String(value);
  if (!/e/i.test(text)) return text;
  const [, digits = '', exponent = '0'] = /^(-?[\d.]+)e([+-]?\d+)$/i.exec(text) ?? [];
  const decimals = Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
  return value.toFixed(Math.min(100, decimals));
}

/** A name for lists of other systems: the beginning of the text in plain words. */
export function nameOf(question: WrittenQuestion): string {
  const plain = question.text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/[$*_`#|\\{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return `${question.id}: ${plain}`.slice(0, 120);
}
