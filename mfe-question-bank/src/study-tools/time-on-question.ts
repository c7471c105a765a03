import { MOST_SECONDS_ON_QUESTION } from '@api/contract/limits';
import { useEffect } from 'react';

/** Visible milliseconds since the page loaded, and how many of them attempts have used. */
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
  // Hidden time does not count.
  if (document.visibilityState === 'hidden' && inView !== undefined) {
    spent.set(inView, (spent.get(inView) ?? 0) + performance.now() - since);
  }
  since = performance.now();
}

/** Times the current question. */
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

/** Whether this question is being timed. */
export const isTimed = (questionId: number): boolean => questionId === inView;

/** Visible whole seconds since the page loaded. */
export const secondsOn = (questionId: number): number => Math.floor(millisecondsOn(questionId) / 1_000);

/** Whole seconds that no attempt has used. */
export function takeSeconds(questionId: number): number {
  const all = millisecondsOn(questionId);
  const seconds = Math.round((all - (taken.get(questionId) ?? 0)) / 1_000);
  taken.set(questionId, all);
  return Math.min(Math.max(seconds, 0), MOST_SECONDS_ON_QUESTION);
}
