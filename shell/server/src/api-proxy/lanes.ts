import { type ShareLimits, WorkShare } from '@api/work-process';
import { busy } from './refusal.ts';

const SECOND = 1_000;

/**
 * Connections to the API, by what they are taken for; networks take turns in each. A running test is saved however much else is asked
 * for, and files that take minutes leave the short calls alone.
 */
const LIMITS = {
  saves: { mostInWork: 64, mostInWorkOfOne: 32, mostWaitingOfOne: 2_000, mostWaiting: 10_000, waitMs: 20 * SECOND },
  calls: { mostInWork: 160, mostInWorkOfOne: 64, mostWaitingOfOne: 2_000, mostWaiting: 10_000, waitMs: 20 * SECOND },
  // A request whose body, or an answer, that is too long to be kept in memory.
  long: { mostInWork: 64, mostInWorkOfOne: 12, mostWaitingOfOne: 60, mostWaiting: 300, waitMs: 60 * SECOND },
} as const satisfies Record<string, ShareLimits>;

export type Lanes = Readonly<Record<keyof typeof LIMITS, WorkShare>>;

/** The lanes of one gateway, with nothing under way. */
export function createLanes(): Lanes {
  const { saves, calls, long } = LIMITS;
  return { saves: new WorkShare(saves, busy), calls: new WorkShare(calls, busy), long: new WorkShare(long, busy) };
}

const SAVE = /^\/api\/test\/[^/]+\/progress(?:\?|$)/;

/** The lane of a request whose body is short. */
export const laneOf = (method: string, url: string): 'saves' | 'calls' =>
  method === 'PATCH' && SAVE.test(url) ? 'saves' : 'calls';
