import type { MarkSchemeLine } from '@api/contract';
import type { Ticks } from '@shell/kit/kept-work';
import type { AnswerBook } from '../answer-question/answer-book.ts';

/** The parts of a mark scheme, in their order. */
export const lineParts = (lines: readonly MarkSchemeLine[]): string[] => [...new Set(lines.map(({ part }) => part))];

/**
 * The lines that a right answer has earned, until its learner says otherwise; nothing else is presumed. Where it has not earned all of its part,
 * these are the last ones for accuracy, and what they imply.
 */
export function suggestedTicks(lines: readonly MarkSchemeLine[], book: AnswerBook): Ticks {
  const earned = lineParts(lines).flatMap((name) => {
    const { said } = book.part(name);
    if (said?.tone !== 'right') return [];
    const own = lines.flatMap((line, index) => (line.part === name && line.marks > 0 ? [{ ...line, index }] : []));
    let left = said.marks ?? Number.POSITIVE_INFINITY;
    const isAll = own.reduce((sum, { marks }) => sum + marks, 0) <= left;
    return own
      .toReversed()
      .filter(({ code, implied, marks }) => {
        const isShown = isAll || (marks <= left && (implied || code.startsWith('A')));
        if (isShown) left -= marks;
        return isShown;
      })
      .map(({ index }) => index);
  });
  return { earned: earned.toSorted((one, other) => one - other), reasons: {} };
}

/** Marks earned in some parts, of how many. */
export function marksOf(lines: readonly MarkSchemeLine[], earned: readonly number[], parts: readonly string[]) {
  let got = 0;
  let of = 0;
  for (const [index, { part, marks }] of lines.entries()) {
    if (!parts.includes(part)) continue;
    of += marks;
    if (earned.includes(index)) got += marks;
  }
  return { got, of };
}
