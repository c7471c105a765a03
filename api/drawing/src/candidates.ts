import type { Difficulty } from '@api/contract';
import { shuffled } from './seeded-random.ts';

export const DIFFICULTIES: readonly Difficulty[] = ['Easy', 'Medium', 'Hard'];

export const totalMarks = (items: readonly { marks: number }[]): number => items.reduce((sum, { marks }) => sum + marks, 0);

/** Candidates in a random order. Sorted first, so that it does not depend on the database's. */
export const shuffledById = <T extends { id: number }>(candidates: readonly T[], random: () => number): T[] =>
  shuffled(
    candidates.toSorted((a, b) => a.id - b.id),
    random,
  );
