import type { AnswerKey } from '@api/contract';
import { parseQuestionText } from '@api/contract/question-text';
import { judge } from '@api/judging';
import { chainsOf, formulasOf, readSide } from './printed-formulas.ts';

/** What a reader may take for the answer in a text: each formula, and each side of its equalities. */
function candidatesOf(markdown: string): string[] {
  return formulasOf(markdown).flatMap((tex) => [
    tex,
    ...chainsOf(tex).flatMap(({ sides, relations }) => [
      ...sides,
      ...sides.map((side, index) => `${side}${relations[index] ?? ''}${sides[index + 1] ?? ''}`),
    ]),
  ]);
}

/** The text of each part, a question without parts under an empty name. */
export function partsOf(markdown: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const { part, markdown: text } of parseQuestionText(markdown)) parts.set(part, `${parts.get(part) ?? ''}\n\n${text}`);
  return parts;
}

/** A text is given to a part and to those within it: `(a)` without `(i)` holds the answers to both. */
export function textOfPart(parts: ReadonlyMap<string, string>, part: string): string {
  return parts.get(part) ?? parts.get(part.split('.')[0] ?? '') ?? parts.get('') ?? '';
}

/** What was judged by a key: the beginnings of a solution, of which a hint is one, print the same formulas again and again. */
const judged = new WeakMap<AnswerKey, Map<string, boolean>>();

function isRight(key: AnswerKey, typed: string): boolean {
  const known = judged.get(key) ?? new Map<string, boolean>();
  judged.set(key, known);
  const before = known.get(typed);
  if (before !== undefined) return before;
  const right = isJudgedRight(key, typed);
  known.set(typed, right);
  return right;
}

function isJudgedRight(key: AnswerKey, typed: string): boolean {
  try {
    return judge(key, typed).verdict === 'right';
  } catch {
    return false;
  }
}

/** Whether a text prints what the key takes for right. Null where it prints nothing that the key could read. */
export function prints(key: AnswerKey, markdown: string): boolean | null {
  const candidates = [...new Set(candidatesOf(markdown))];
  if (key.kind !== 'number') return candidates.some((candidate) => isRight(key, candidate)) || null;
  // Reading a number is cheap, the judge reads all that a learner may type.
  const sides = candidates.map(readSide).filter((side) => side !== null);
  if (sides.some(({ formula }) => [1, 100, 0.01].some((scale) => within(formula.value * scale, key)))) return true;
  if (candidates.some((candidate) => isRight(key, candidate))) return true;
  return wordsHold(markdown, key) ?? (sides.length > 0 ? false : null);
}

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** Whether an answer leaves out a decimal of a list, a point or a vector: their values may stand in formulas of their own. */
function lacksValue(key: AnswerKey, answer: string): boolean {
  if (!('values' in key) || ('direction' in key && key.direction) || !key.values.every((value) => DECIMAL.test(value)))
    return false;
  const { part, tolerance = 0 } = key;
  return key.values.some((value) => prints({ kind: 'number', part, value: Number(value), tolerance }, answer) === false);
}

const within = (value: number, key: Extract<AnswerKey, { kind: 'number' }>) =>
  [key, ...(key.alternatives ?? [])].some(
    (one) => Math.abs(value - one.value) <= one.tolerance + 1e-9 * Math.max(1e-300, Math.abs(one.value)),
  );

/** Numbers that stand among words. */
function wordsHold(markdown: string, key: Extract<AnswerKey, { kind: 'number' }>): boolean | null {
  // The sign of a last term stands apart from its number: `y = 2x - 14` prints -14 for who asks for the intercept.
  const sign = key.value < 0 ? /-\s?/ : /-?/;
  const numbers = [...markdown.matchAll(new RegExp(`(?:${sign.source})?\\d+(?:\\.\\d+)?`, 'g'))].map(([text]) =>
    text.replace(/\s/, ''),
  );
  // Among words the form and the unit are for the words to say.
  const { form: _, unit_asked: __, ...value } = key;
  return numbers.length === 0 ? null : numbers.some((text) => within(Number(text), key) || isRight(value, text));
}

/** Texts that print an answer, by part. */
export interface PrintedAnswers {
  correctOption?: string;
  answer: string;
  solution: string;
  markScheme: readonly { part?: string; text: string }[];
}

/**
 * Each number that is printed as an answer is right by its own key: in the short answer, in the solution, and in a line of the mark scheme.
 * The short answer has every decimal of a list. A place that prints no number at all says nothing.
 */
export function answerFaults(
  keys: readonly AnswerKey[],
  { correctOption, answer, solution, markScheme }: PrintedAnswers,
): string[] {
  const [answers, solutions] = [partsOf(answer), partsOf(solution)];
  return keys.flatMap((key) => {
    if (key.kind === 'option' || key.kind === 'compare') return [];
    const lines = markScheme.filter(({ part = '' }) => part === key.part).map(({ text }) => text);
    const places = {
      answer: textOfPart(answers, key.part),
      solution: textOfPart(solutions, key.part),
      // Of multiple choice the mark scheme names the option.
      'mark scheme': correctOption ? '' : lines.join('\n\n'),
    };
    return Object.entries(places)
      .filter(([place, text]) => prints(key, text) === false || (place === 'answer' && lacksValue(key, text)))
      .map(
        ([place, text]) =>
          `${place} of part "${key.part}" prints nothing that its key takes for right (${JSON.stringify(key)}): ${text.trim().slice(0, 300)}`,
      );
  });
}
