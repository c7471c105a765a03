/** Debounce of sending, in milliseconds. */
export interface Pace {
  /** After the last change. */
  pause: number;
  /** After the first unsent change. */
  latest: number;
}

/** The state of a sender. Times are milliseconds of the monotonic clock. */
export interface Sending {
  phase: 'resting' | 'waiting' | 'sending' | 'over';
  dueAt: number | null;
  changedAt: number | null;
  tries: number;
  /** No attempt follows the one under way. */
  stopping: boolean;
}

/** `more`: send the rest now. `no-answer`: retry. `refused`: wait for a change. `over`: the server takes no more. */
export type SendOutcome = 'done' | 'more' | 'no-answer' | 'refused' | 'over';

export type SendingEvent =
  | { type: 'changed' }
  | { type: 'asked' }
  /** Resets the backoff. */
  | { type: 'online' }
  | { type: 'answered'; outcome: SendOutcome; nextTryIn: number }
  /** An attempt outside this sender failed: retried after the one under way. */
  | { type: 'put-off'; nextTryIn: number }
  | { type: 'stopped' }
  /** Continues after `over`. */
  | { type: 'resumed' };

export const RESTING: Sending = { phase: 'resting', dueAt: null, changedAt: null, tries: 0, stopping: false };

/** The next state. Never two attempts at once, and none after the end. */
export function afterEvent(sending: Sending, event: SendingEvent, now: number, pace: Pace): Sending {
  if (event.type === 'resumed') return sending.phase === 'over' && !sending.stopping ? RESTING : sending;
  if (sending.phase === 'over') return event.type === 'stopped' ? { ...sending, stopping: true } : sending;
  switch (event.type) {
    case 'changed':
      return changed(sending, now, pace);
    case 'asked':
      return sending.phase === 'sending' ? sending : begun(sending);
    case 'online':
      return sending.phase === 'sending' ? { ...sending, tries: 0 } : { ...begun(sending), tries: 0 };
    case 'put-off':
      return sending.phase === 'sending' ? changed(sending, now, pace) : failed(sending, now + event.nextTryIn);
    case 'stopped':
      return sending.phase === 'sending' ? { ...sending, stopping: true } : over({ ...sending, stopping: true });
    case 'answered':
      return answered(sending, event.outcome, now + event.nextTryIn, now, pace);
  }
}

const begun = (sending: Sending): Sending => ({ ...sending, phase: 'sending', dueAt: null, changedAt: null });
const over = (sending: Sending): Sending => ({ ...sending, phase: 'over', dueAt: null, changedAt: null });
const failed = (sending: Sending, dueAt: number): Sending => ({ ...sending, phase: 'waiting', dueAt, tries: sending.tries + 1 });

/** The attempt's outcome decides when the change is sent. */
function changed(sending: Sending, now: number, { pause, latest }: Pace): Sending {
  const changedAt = sending.changedAt ?? now;
  if (sending.phase === 'sending') return { ...sending, changedAt };
  return { ...sending, phase: 'waiting', changedAt, dueAt: Math.max(now, Math.min(now + pause, changedAt + latest)) };
}

function answered(sending: Sending, outcome: SendOutcome, nextTryAt: number, now: number, pace: Pace): Sending {
  if (outcome === 'more') return { ...begun(sending), tries: 0 };
  if (outcome === 'over' || sending.stopping) return over(sending);
  if (outcome === 'no-answer') return failed(sending, nextTryAt);
  const rested: Sending = { ...sending, phase: 'resting', tries: outcome === 'done' ? 0 : sending.tries };
  return sending.changedAt === null ? rested : changed(rested, now, pace);
}
