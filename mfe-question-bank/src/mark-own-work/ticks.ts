import type { MarkSchemeLine } from '@api/contract';
import type { Ticks } from '@shell/kit/kept-work';
import type { AnswerBook } from '../answer-question/answer-book.ts';

/** The parts of a mark scheme, in their order. */
export const lineParts = (lines: readonly MarkSchemeLine[]): string[] => [...new Set(lines.map(({ part }) => part))];

/** What was judged as right has earned its lines, until its learner says otherwise; nothing else is presumed. */
export function suggestedTicks(lines: readonly MarkSchemeLine[], book: AnswerBook): Ticks {
  const right = (part: string) => book.part(part).said?.tone === 'right';
  return { earned: lines.flatMap(({ part, marks }, index) => (marks > 0 && right(part) ? [index] : [])), reasons: {} };
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
