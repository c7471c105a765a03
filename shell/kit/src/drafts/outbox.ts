import { afterEvent, type Pace, RESTING, type SendingEvent, type SendOutcome } from './sending.ts';

export interface SenderOptions extends Pace {
  /** Milliseconds before a retry, by failed attempts; by default 2, 4, 8 … 30 s. */
  nextTryIn?: (tries: number) => number;
  /** Sends what waits, after `tries` failures in a row. Must not throw. */
  send: (tries: number) => Promise<SendOutcome>;
}

/** Sends in the background, one attempt at a time, with retries. */
export interface Sender {
  /** Schedules sending after a change. */
  changed(): void;
  /** Sends now, or awaits the attempt under way. True when nothing is left. */
  flush(): Promise<boolean>;
  /** `flush` with a fresh backoff, for when the network is back. */
  online(): Promise<boolean>;
  /** Schedules a retry of an attempt made outside this sender. */
  putOff(): void;
  /** Continues after an attempt ended as `over`. */
  resume(): void;
  /** Sends when the network is back and when the page is hidden or shown. Returns a function that stops this. */
  followPage(): () => void;
  /** Aborts the attempt under way and stops. */
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

/** Locks a name until released or the tab closes; null if another tab holds it. Without browser locks, every tab gets it. */
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
