import type { MarkSchemeLine } from '@api/contract';
import { linesOfAnswer } from '@api/contract/marks';
import type { Ticks } from '@shell/kit/drafts';
import type { AnswerBook } from '../answer-question/answer-book.ts';

/** The parts of a mark scheme, in their order. */
export const lineParts = (lines: readonly MarkSchemeLine[]): string[] => [...new Set(lines.map(({ part }) => part))];

/** The lines that right answers have earned, until their learner says otherwise; nothing else is presumed. */
export function suggestedTicks(lines: readonly MarkSchemeLine[], book: AnswerBook): Ticks {
  const earned = lineParts(lines).flatMap((name) => {
    const { said } = book.part(name);
    if (said?.tone !== 'right') return [];
    return linesOfAnswer(lines, name, said.marks ?? Number.POSITIVE_INFINITY);
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
