import { MOST_SECONDS_ON_QUESTION } from '@api/contract/limits';
import { useEffect } from 'react';

/** Milliseconds of a monotonic clock that each question was on screen since this page was loaded, and how much of it an attempt has taken. */
const spent = new Map<number, number>();
const taken = new Map<number, number>();
let inView: number | undefined;
let since = 0;

function settle(): void {
  const now = performance.now();
  if (inView !== undefined && document.visibilityState === 'visible') spent.set(inView, millisecondsOn(inView));
  since = now;
}

function millisecondsOn(questionId: number): number {
  const before = spent.get(questionId) ?? 0;
  return questionId === inView && document.visibilityState === 'visible' ? before + performance.now() - since : before;
}

function follow(): void {
  // What was on screen until now counts; what is hidden from now on does not.
  if (document.visibilityState === 'hidden' && inView !== undefined) {
    spent.set(inView, (spent.get(inView) ?? 0) + performance.now() - since);
  }
  since = performance.now();
}

/** Counts the time of the question in view, as long as the page is seen. */
export function useTimeOn(questionId: number): void {
  useEffect(() => {
    settle();
    inView = questionId;
    document.addEventListener('visibilitychange', follow);
    return () => {
      settle();
      inView = undefined;
      document.removeEventListener('visibilitychange', follow);
    };
  }, [questionId]);
}

/** Whether the time of a question is counted: it is the one on the page. */
export const isTimed = (questionId: number): boolean => questionId === inView;

/** Whole seconds that a question was on screen, over all visits since this page was loaded. */
export const secondsOn = (questionId: number): number => Math.floor(millisecondsOn(questionId) / 1_000);

/** Whole seconds on a question that no attempt has counted yet, for the attempt that is made now. */
export function takeSeconds(questionId: number): number {
  const all = millisecondsOn(questionId);
  const seconds = Math.round((all - (taken.get(questionId) ?? 0)) / 1_000);
  taken.set(questionId, all);
  return Math.min(Math.max(seconds, 0), MOST_SECONDS_ON_QUESTION);
}
