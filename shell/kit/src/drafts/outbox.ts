import { afterEvent, type Pace, RESTING, type SendingEvent, type SendOutcome } from './sending.ts';

/** What is sent, how soon after a change, and how long after an attempt without an answer it is tried again. */
export interface SenderOptions extends Pace {
  /** How long to wait after so many attempts without an answer before this one, in milliseconds; unless told 2, 4, 8 … 30 s. */
  nextTryIn?: (tries: number) => number;
  /** One attempt to send what waits, after `tries` in a row without an answer. It does not throw. */
  send: (tries: number) => Promise<SendOutcome>;
}

/** Sends the user's work in the background: one attempt at a time, soon after a change, again by itself while no answer comes. */
export interface Sender {
  /** There is something to be sent. */
  changed(): void;
  /** Sends at once, or waits for what is under way. True when nothing is left to be sent. */
  flush(): Promise<boolean>;
  /** As `flush`, where the network is known to be there: waits begin again. */
  online(): Promise<boolean>;
  /** Tries later what an attempt beside this sender could not send. */
  putOff(): void;
  /** After an attempt said that it is over. */
  resume(): void;
  /** Sends at once when the network comes back and when the page is hidden or seen again. Returns how to stop that. */
  followPage(): () => void;
  /** Ends what is under way, then sends no more. */
  stop(): void;
}

const FIRST_WAIT_MS = 2_000;
const LAST_WAIT_MS = 30_000;
const growing = (tries: number) => Math.min(FIRST_WAIT_MS * 2 ** tries, LAST_WAIT_MS);

/** A sender of the user's work; `afterEvent` says what it does when. */
export function createSender({ nextTryIn = growing, send, ...pace }: SenderOptions): Sender {
  let sending = RESTING;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  /** What comes of the attempts under way. */
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
 * Marks something kept on this device as in use by this tab, until it is released or the tab closes. Null when another tab holds it. Browsers
 * without locks let every tab have it: callers must cope with two, as the server does by names and revisions.
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
