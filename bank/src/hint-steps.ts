import { partsOf, prints } from './checks/answers.ts';
import { keysOf } from './checks/check-draft.ts';
import { numbersIn } from './checks/unexplained-numbers.ts';
import type { QuestionDraft } from './template.ts';

/**
 * Hints in steps. The first is the author's push in the right direction. A second one, where it helps, shows how to begin: the first words of
 * the solution, as far as they give no answer away and leave most of it to be done. A line of three dashes separates steps
 * (docs/question-files.md).
 */
export const STEP = '\n\n---\n\n';

/** Longest beginning, in characters: enough for two sentences. */
const LONGEST = 320;

/** Of a solution that is no longer than this many times its beginning, the beginning is not shown: it would be the method, or the proof. */
const LEAST_LEFT = 2;

/** The hint of a draft with its steps. Authors who write steps of their own keep them; multiple choice has no working to begin. */
export function hintOf(draft: QuestionDraft): string {
  if (draft.hint.includes(STEP) || draft.correctOption) return draft.hint;
  const givesAway = answersOf(draft);
  const [first, ...others] = solutionsOf(draft);
  const last =
    beginningOf(first, draft, givesAway) ??
    methodOf(draft, givesAway) ??
    others.map((part) => beginningOf(part, draft, givesAway)).find((found) => found !== null);
  return last ? `${draft.hint}${STEP}${last}` : draft.hint;
}

type GivesAway = ReturnType<typeof answersOf>;

interface PartSolution {
  part: string;
  solution: string;
}

/** The solutions of the parts whose beginning says less than their answer: what is answered in words is left out, unless it is given. */
function solutionsOf(draft: QuestionDraft): PartSolution[] {
  const judged = new Set(keysOf(draft).flatMap(({ part, kind }) => (kind === 'compare' ? [] : [part])));
  const given = new Set(draft.markScheme.flatMap(({ part = '', code }) => (code === 'AG' ? [part] : [])));
  const all = [...partsOf(draft.solution)].map(([part, solution]) => ({ part, solution }));
  return all.filter(({ part }) => judged.has(part) || given.has(part));
}

/** The first sentences of a solution that give no answer away, or as much of the first one. */
function beginningOf(of: PartSolution | undefined, draft: QuestionDraft, givesAway: GivesAway): string | null {
  if (!of) return null;
  const opening = (of.solution.trim().split(/\n{2,}/)[0] ?? '').replace(/^\*\*[^*]+\*\*[\s:.]*/, '').trim();
  const ends = [...places(opening, /(?<=[.?!])\s+(?=[A-Z$])/g), opening.length].filter((end) => end <= LONGEST);
  const first = opening.slice(0, ends[0] ?? LONGEST).trim();
  const whole = ends.slice(0, 2).map((end) =>
    opening
      .slice(0, end)
      .trim()
      .replace(/(?:(?<![.?!…])|:)$/, ' …')
      .replace(/ ?: …$/, ' …'),
  );
  const clauses = places(first, /,\s+(?:so|and|which|then|but)\b|[:;,]\s/g).map((end) => `${first.slice(0, end).trim()} …`);
  const candidates = [...whole.toReversed(), ...clauses.toReversed(), ...withoutResult(first)];
  const leavesEnough = (text: string) => of.solution.trim().length >= LEAST_LEFT * text.length;
  const found = candidates.find((text) => isWhole(text) && helps(text, draft) && leavesEnough(text) && !givesAway(text));
  if (!found) return null;
  return of.part === '' ? `You could begin like this: ${found}` : `You could begin part ${labelOf(of.part)} like this: ${found}`;
}

/** The first line of the mark scheme that is earned by a method. */
function methodOf(draft: QuestionDraft, givesAway: GivesAway): string | null {
  const line = draft.markScheme.find(
    ({ code, text }) => code.startsWith('M') && isWhole(text) && helps(text, draft) && !givesAway(text),
  );
  if (!line) return null;
  return line.part ? `One mark in part ${labelOf(line.part)} is for this: ${line.text}` : `One mark is for this: ${line.text}`;
}

/** `b.i` as it is printed: `(b)(i)`. */
const labelOf = (part: string): string =>
  part
    .split('.')
    .map((label) => `(${label})`)
    .join('');

/** Where a text may be cut: outside of its formulas. */
function places(text: string, at: RegExp): number[] {
  const masked = text.replace(/\$\$[\s\S]*?\$\$|\$[^$]*\$/g, (formula) => '$'.padEnd(formula.length - 1, 'x').concat('$'));
  return [...masked.matchAll(at)].map(({ index }) => index);
}

/** A sentence that ends with a calculation, without what comes out: of `$x = 2 + 3 = 5$` remains `$x = 2 + 3$`. */
function withoutResult(sentence: string): string[] {
  const formula = /\$([^$]+)\$[^$]*$/.exec(sentence);
  const sides = formula?.[1]?.split('=') ?? [];
  if (!formula || sides.length < 2) return [];
  const before = sentence.slice(0, formula.index);
  return sides.slice(1).map(
    (_, dropped) =>
      `${before}$${sides
        .slice(0, sides.length - 1 - dropped)
        .join('=')
        .trim()}$ …`,
  );
}

/** Whether a text is cut nowhere within a formula. */
const isWhole = (text: string): boolean =>
  ['$', '{', '(', '\\left', '\\begin'].every((open, index) => {
    const close = ['$', '}', ')', '\\right', '\\end'][index] as string;
    const [opened, closed] = [text.split(open).length - 1, text.split(close).length - 1];
    return open === close ? opened % 2 === 0 : opened === closed;
  });

const wordsIn = (text: string): string[] =>
  text
    .replace(/\$[^$]*\$/g, ' ')
    .toLowerCase()
    .match(/[a-z]{4,}/g) ?? [];
const bare = (text: string): string => text.replace(/[\s$]/g, '');
const formulasIn = (text: string): string[] => (text.match(/\$[^$]+\$/g) ?? []).map(bare);

/** Whether a step says something that the question does not: a few words, or a calculation. */
function helps(text: string, draft: QuestionDraft): boolean {
  const known = new Set(formulasIn(draft.text));
  const fresh = formulasIn(text).filter((formula) => /[=<>]|\\(?:d?frac|int|times|ce)/.test(formula) && !known.has(formula));
  return fresh.length > 0 || wordsIn(text).length >= 4;
}

/**
 * Tells of texts whether they give an answer to any part away: by what the part is judged by, by a number or a formula of the answer that the
 * question does not print, or in the words of the answer.
 */
export function answersOf(draft: QuestionDraft): (text: string) => boolean {
  const keys = keysOf(draft).filter(({ kind }) => kind !== 'compare');
  const right = draft.correctOption ? (draft.options?.[draft.correctOption] ?? '') : draft.answer;
  const given = new Set(numbersIn(draft.text).map(Number));
  const numbers = numbersIn(right)
    .map(Number)
    .filter((number) => !given.has(number));
  const asked = bare(draft.text);
  const formulas = formulasIn(right).filter((formula) => formula.length > 2 && !asked.includes(formula));
  const answers = [...partsOf(right).values()].map(wordsIn).filter((words) => words.length >= 2);
  return (text) => {
    const told = new Set(numbersIn(text).map(Number));
    if (numbers.some((number) => told.has(number)) || formulas.some((formula) => bare(text).includes(formula))) return true;
    const words = new Set(wordsIn(text));
    const inWords = answers.some((own) => own.filter((word) => words.has(word)).length / own.length > 0.5);
    return inWords || keys.some((key) => prints(key, text));
  };
}
