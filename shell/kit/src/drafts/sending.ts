/** How often the user's work is sent. Milliseconds. */
export interface Pace {
  /** It is sent when nothing has changed for so long … */
  pause: number;
  /** … and no later than so long after the first change that was not sent. */
  latest: number;
}

/** The state of sending. Moments are milliseconds of the monotonic clock. */
export interface Sending {
  phase: 'resting' | 'waiting' | 'sending' | 'over';
  /** When it is sent while it waits. */
  dueAt: number | null;
  /** When the oldest change was made that no attempt has begun to send. */
  changedAt: number | null;
  /** Attempts in a row without an answer. */
  tries: number;
  /** What is under way is the last: nothing is planned after it. */
  stopping: boolean;
}

/**
 * What came of one attempt. `more`: something is left to be sent, which is done at once. `no-answer`: tried again by itself. `refused`: the
 * same would be refused again, so that only another change is worth an attempt. `over`: nothing is taken any more.
 */
export type SendOutcome = 'done' | 'more' | 'no-answer' | 'refused' | 'over';

export type SendingEvent =
  | { type: 'changed' }
  /** To be sent at once. */
  | { type: 'asked' }
  /** The network is there again: what failed before says nothing. */
  | { type: 'online' }
  | { type: 'answered'; outcome: SendOutcome; nextTryIn: number }
  /** An attempt beside this sender failed: tried again as after one of its own, and after what is under way, which may not have it. */
  | { type: 'put-off'; nextTryIn: number }
  | { type: 'stopped' }
  /** After `over`: there is something to be sent again. */
  | { type: 'resumed' };

export const RESTING: Sending = { phase: 'resting', dueAt: null, changedAt: null, tries: 0, stopping: false };

/** The state of sending after an event. Nothing is ever sent twice at once, and nothing is planned once it is over. */
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

/** While an attempt is under way its answer decides when the change is sent. */
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
