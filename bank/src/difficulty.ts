import type { Difficulty } from '@api/contract';
import { lineMarks } from './question-parts.ts';
import type { QuestionDraft } from './template.ts';

/** From so many marks on a question is long. */
const LONG = 10;

/**
 * By the level of the statement that a question serves: up to how many marks it is short, and the least scores of the difficulties. A step of
 * an additional higher level statement is harder than one of the common core.
 */
const RULES = { SL: { short: 4, medium: 3, hard: 4 }, HL: { short: 6, medium: 2, hard: 4 } } as const;

/**
 * How hard a question of mathematics is: by the steps of its longest part (its marks) and its level. Many routine parts make a long question
 * medium, never hard. Multiple choice is a quick check.
 */
export function difficultyOf({ markScheme, correctOption }: QuestionDraft, level: keyof typeof RULES): Difficulty {
  if (correctOption) return level === 'HL' ? 'Medium' : 'Easy';
  const { short, medium, hard } = RULES[level];
  const parts = [...Map.groupBy(markScheme, ({ part }) => part).values()];
  const steps = parts.map((lines) => lines.reduce((sum, line) => sum + lineMarks(line), 0));
  const marks = steps.reduce((sum, each) => sum + each, 0);
  const score = Math.max(...steps) - Number(marks <= short);
  if (score >= hard) return 'Hard';
  return score + Number(marks >= LONG) >= medium ? 'Medium' : 'Easy';
}
