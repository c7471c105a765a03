import type { OptionKey } from '@api/contract';
import type { ReactNode } from 'react';
import type { AnswerBook } from './answer-book.ts';
import { PartAnswer } from './PartAnswer.tsx';

/** Where the parts of a question are answered, by their names; of one without parts its own place. Nothing of what cannot be answered. */
export function answersOf(
  book: AnswerBook,
  correct: OptionKey | null = null,
): { parts?: Record<string, ReactNode>; whole: ReactNode } {
  const { answer_parts = [], options } = book.question;
  const [only] = answer_parts;
  if (!only) return { whole: null };
  if (only.part === '')
    return { whole: <PartAnswer key={book.question.id} book={book} part={only} options={options} correct={correct} /> };
  const parts = answer_parts.map((part) => [part.part, <PartAnswer key={book.question.id} book={book} part={part} />] as const);
  return { parts: Object.fromEntries(parts), whole: null };
}
