import type { Fact } from './evidence.queries.ts';

/** A learner's marks along a mark scheme: indexes of its lines from 0. */
export interface MarkedLines {
  lines: readonly { part: string; marks: number }[];
  earned: readonly number[];
  lost: readonly { index: number; reason: NonNullable<Fact['lost']>[number]['reason'] | null }[];
}

/** The marks of each part: a mark scheme's lines together, without those that carry none. */
export function marksOfParts({
  lines,
  earned,
  lost,
}: MarkedLines): (Pick<Fact, 'part' | 'of'> & { marks: number; lost: Fact['lost'] })[] {
  const got = new Set(earned);
  const reasons = new Map(lost.map(({ index, reason }) => [index, reason]));
  const carrying = lines.map((line, index) => ({ ...line, index })).filter(({ marks }) => marks > 0);
  return [...Map.groupBy(carrying, ({ part }) => part)].map(([part, own]) => ({
    part,
    of: own.reduce((sum, { marks }) => sum + marks, 0),
    marks: own.reduce((sum, { marks, index }) => sum + (got.has(index) ? marks : 0), 0),
    lost: own.flatMap(({ marks, index }) => {
      const reason = got.has(index) ? null : (reasons.get(index) ?? null);
      return reason === null ? [] : { reason, marks };
    }),
  }));
}
