import { afterEvent, type Pace, RESTING, type SendingEvent, type SendOutcome } from './sending.ts';

export interface SenderOptions extends Pace {
  /** Milliseconds to wait before a retry, by the number of failed attempts; by default 2, 4, 8 … 30 s. */
  nextTryIn?: (tries: number) => number;
  /** One attempt to send what waits, after `tries` failures in a row. Must not throw. */
  send: (tries: number) => Promise<SendOutcome>;
}

/** Sends the user's work in the background, one attempt at a time, and retries. */
export interface Sender {
  /** Schedules sending after a change. */
  changed(): void;
  /** Sends at once, or waits for the attempt under way. True when nothing is left. */
  flush(): Promise<boolean>;
  /** As `flush`, for when the network is back: backoff starts again. */
  online(): Promise<boolean>;
  /** Schedules a retry for an attempt made outside this sender. */
  putOff(): void;
  /** Sends again after an attempt had ended as `over`. */
  resume(): void;
  /** Sends when the network comes back and when the page is hidden or shown. Returns how to stop. */
  followPage(): () => void;
  /** Aborts the attempt under way and stops sending. */
  stop(): void;
}

const FIRST_WAIT_MS = 2_000;
const LAST_WAIT_MS = 30_000;
const growing = (tries: number) => Math.min(FIRST_WAIT_MS * 2 ** tries, LAST_WAIT_MS);

/** Creates a sender; `afterEvent` decides what it does when. */
export function createSender({ nextTryIn = growing, send, ...pace }: SenderOptions): Sender {
  let sending = RESTING;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let round: Promise<boolean> | undefined;

  const hear = (event: SendingEvent) => {
    const now = performance.now();
    sending = afterEvent(sending, event, now, pace);
    clearTimeout(timer);
    if (sending.phase === 'sending') begin();
    else if (sending.dueAt !== null) timer = setTimeout(() => hear({ type: 'asked' }), sending.dueAt - now);
  };
  const begin = () => {
    if (busy) return;
    busy = true;
    round = attempts();
  };
  const attempts = async (): Promise<boolean> => {
    try {
      let outcome: SendOutcome;
      do {
        outcome = await send(sending.tries);
        hear({ type: 'answered', outcome, nextTryIn: nextTryIn(sending.tries) });
      } while (outcome === 'more');
      return outcome === 'done';
    } finally {
      busy = false;
    }
  };
  const ask = async (type: 'asked' | 'online'): Promise<boolean> => {
    hear({ type });
    return busy && round !== undefined ? round : false;
  };

  return {
    changed: () => hear({ type: 'changed' }),
    flush: () => ask('asked'),
    online: () => ask('online'),
    putOff: () => hear({ type: 'put-off', nextTryIn: nextTryIn(sending.tries) }),
    resume: () => hear({ type: 'resumed' }),
    followPage: () => {
      const online = () => hear({ type: 'online' });
      const seen = () => hear({ type: 'asked' });
      window.addEventListener('online', online);
      document.addEventListener('visibilitychange', seen);
      return () => {
        window.removeEventListener('online', online);
        document.removeEventListener('visibilitychange', seen);
      };
    },
    stop: () => hear({ type: 'stopped' }),
  };
}

/**
 * Locks a name for this tab, until released or the tab closes. Null if another tab holds it.
 * Browsers without locks give it to every tab: the server copes by names and revisions.
 */
export async function hold(name: string): Promise<(() => void) | null> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return () => {};
  return new Promise((resolve) => {
    void locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null);
      return new Promise<void>((release) => resolve(release));
    });
  });
}
