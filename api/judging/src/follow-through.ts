import type { AnswerKey, AnswerKeyOf, InputIssue, Judgement } from '@api/contract';
import { evaluate, lettersOf } from './algebra/evaluate.ts';
import { judge } from './judge.ts';
import { typedValue } from './kinds/number.ts';
import { right } from './notes.ts';
import { tidied } from './reading/normalise.ts';
import { parse } from './reading/parse.ts';
import { tokensOf, Unreadable } from './reading/tokens.ts';

type NumberKey = AnswerKeyOf<'number'>;
type Follows = NonNullable<NumberKey['follows']>;

/** What a learner has answered to other parts, a text for each field, and all keys of the question. */
export interface EarlierAnswers {
  keys: readonly AnswerKey[];
  answers: Readonly<Record<string, readonly string[]>>;
}

/** The fields that a key follows from, by letter, each with its key if that is a number. */
function sourcesOf({ from }: Follows, keys: readonly AnswerKey[]) {
  return Object.entries(from).map(([letter, place]) => {
    const { part, field } = typeof place === 'string' ? { part: place, field: 0 } : place;
    const key = keys.filter((one) => one.part === part)[field];
    return { letter, part, field, key: key?.kind === 'number' ? key : null };
  });
}

/** The value that follows from the numbers put in for the letters; null where the formula cannot be read or has no real value. */
function followingValue({ value }: Follows, letters: ReadonlyMap<string, number>): number | null {
  const variables = [...letters.keys()];
  try {
    const node = parse(tokensOf(value, { comma: 'separator', variables }));
    if ([...lettersOf(node, variables)].some((letter) => !letters.has(letter))) return null;
    const { re, im } = evaluate(node, letters);
    return Number.isFinite(re) && Math.abs(im) <= 1e-9 * Math.max(1, Math.abs(re)) ? re : null;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

const listed = new Intl.ListFormat('en-GB');

/**
 * Judges a wrong answer by what follows from wrong earlier ones. Null where nothing follows: no earlier answer is
 * named, one is missing or unreadable, or all are right.
 */
export function judgeFollowing(key: AnswerKey, typed: string, { keys, answers }: EarlierAnswers): Judgement | null {
  if (key.kind !== 'number' || !key.follows) return null;
  const letters = new Map<string, number>();
  const wrong = new Set<string>();
  for (const source of sourcesOf(key.follows, keys)) {
    const answer = answers[source.part]?.[source.field];
    if (!source.key || answer === undefined) return null;
    const value = typedValue(source.key, tidied(answer));
    if (value === null) return null;
    letters.set(source.letter, value);
    if (judge(source.key, answer).verdict === 'wrong') wrong.add(`(${source.part.replace('.', ')(')})`);
  }
  const value = wrong.size === 0 ? null : followingValue(key.follows, letters);
  if (value === null) return null;
  const { exact: _, alternatives: __, slips: ___, follows: ____, form, ...asked } = key;
  const scale = key.value === 0 ? 1 : Math.abs(value / key.value);
  const own: NumberKey = { ...asked, value, tolerance: key.tolerance * scale, ...(form === 'standard' && { form }) };
  if (judge(own, typed).verdict !== 'right') return null;
  return right(`Follow-through: right for your answer to ${listed.format(wrong)}.`);
}

/**
 * What is wrong with the follow-through of the keys of a question, each at its place in the list: a field that is not there, is no number or comes
 * later, and a formula that does not give the key's value from the values of the other keys. `parts` are in their order.
 */
export function followFaults(keys: readonly AnswerKey[], parts: readonly string[]): InputIssue[] {
  return keys.flatMap((key, index) => {
    if (key.kind !== 'number' || !key.follows) return [];
    const issue = (message: string) => [{ path: `answer_keys.${index}.follows`, message }];
    const letters = new Map<string, number>();
    for (const { letter, part, key: source } of sourcesOf(key.follows, keys)) {
      if (!source || parts.indexOf(part) >= parts.indexOf(key.part)) {
        return issue(`${letter} is not a number that an earlier part asks for`);
      }
      if (source.any_order) return issue(`${letter} may be in either field: nothing follows from fields in any order`);
      letters.set(letter, source.value);
    }
    const value = followingValue(key.follows, letters);
    if (value === null) return issue('The formula cannot be worked out from the earlier answers');
    const room = Math.max(key.tolerance, 0.005 * Math.abs(key.value), 1e-9);
    return Math.abs(value - key.value) <= room ? [] : issue(`From the right earlier answers the formula gives ${value}`);
  });
}
