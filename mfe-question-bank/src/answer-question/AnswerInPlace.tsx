import type { Question } from '@api/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { GiveUp, GuestNote, MarksSoFar } from './AnswerActions.tsx';
import { useAnswerBook } from './answer-book.ts';
import { answersOf } from './PartAnswer.tsx';

/** What a question sheet shows while its question is answered in place. */
export interface InPlace {
  parts?: Record<string, ReactNode> | undefined;
  whole: ReactNode;
  marks: ReactNode;
  /** Giving up, and what guests should know. */
  below: ReactNode;
}

export interface AnswerInPlaceProps {
  question: Question;
  sheet: (inPlace: InPlace) => ReactNode;
}

/** Answers a question where it was found, and focuses its first field. */
export function AnswerInPlace({ question, sheet }: AnswerInPlaceProps) {
  const book = useAnswerBook(question);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true }), []);
  const below = (
    <>
      <GiveUp book={book} />
      <GuestNote />
    </>
  );
  return <div ref={box}>{sheet({ ...answersOf(book), marks: <MarksSoFar key="marks" book={book} />, below })}</div>;
}
