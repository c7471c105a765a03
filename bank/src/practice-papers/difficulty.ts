import type { Difficulty } from '@api/contract';
import type { Blueprint } from '@api/drawing';

/** From the easiest on, as papers arrange them. */
export const DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const satisfies readonly Difficulty[];

/** Questions of so many marks have easy parts, middling ones and hard ones: theirs are shared out as those of a whole paper. */
export const MIXED_FROM = 10;

/** What share of a paper's marks is easy, medium and hard. */
export function difficultyShares(
  { difficulties }: Pick<Blueprint, 'difficulties'>,
  questions: readonly { difficulty: Difficulty; marks: number }[],
): Record<Difficulty, number> {
  const shares = { Easy: 0, Medium: 0, Hard: 0 };
  const total = questions.reduce((sum, { marks }) => sum + marks, 0);
  for (const { difficulty, marks } of questions)
    for (const level of DIFFICULTIES)
      shares[level] += ((marks >= MIXED_FROM ? difficulties[level] : Number(level === difficulty)) * marks) / total;
  return shares;
}
