import { ApiError, unavailable } from '../errors.ts';
import { FairQueue, type Owner, type QueueLimits } from './fair-queue.ts';

/** How much of one kind of work one process of the API does at a time, and how much may wait for it. */
export interface ShareLimits extends QueueLimits {
  readonly mostInWork: number;
  /** Longest that work may wait for its turn, in milliseconds. */
  readonly waitMs: number;
}

const OWN_BUSY_SECONDS = '5';

/** 429: the account waits for itself. */
const ownBusy = () =>
  new ApiError(429, 'too_many_requests', 'Several requests of yours are under way already. Wait for them, then try again', {
    headers: { 'Retry-After': OWN_BUSY_SECONDS },
  });

/**
 * Limits concurrent work of one kind, in total and per owner. Waiting owners take turns, so one with many requests does
 * not delay the others.
 */
export class WorkShare {
  readonly #limits: ShareLimits;
  readonly #busy: () => ApiError;
  readonly #queue: FairQueue<() => void>;
  #inWork = 0;

  /** `busy` is the error for others while all slots are taken. */
  constructor(limits: ShareLimits, busy: () => ApiError = unavailable) {
    this.#limits = limits;
    this.#busy = busy;
    this.#queue = new FairQueue(limits);
  }

  /**
   * Waits for a slot. Returns the function that releases it; a second call of that does nothing. Throws 429 if too much
   * of the owner's work waits, 503 if too much of all does or the wait timed out; the signal's reason if it aborts.
   */
  async enter(owner: Owner, left?: AbortSignal): Promise<() => void> {
    if (this.#inWork < this.#limits.mostInWork && this.#queue.begin(owner)) this.#inWork += 1;
    else await this.#wait(owner, left);
    let given = true;
    return () => {
      if (!given) return;
      given = false;
      this.#inWork -= 1;
      this.#queue.done(owner);
      this.#beginNext();
    };
  }

  async #wait(owner: Owner, left?: AbortSignal): Promise<void> {
    const full = this.#queue.fullFor(owner);
    if (full) throw full === 'own_busy' ? ownBusy() : this.#busy();
    const { promise, resolve: begin, reject } = Promise.withResolvers<void>();
    const giveUp = (reason: unknown) => {
      if (this.#queue.remove(owner, begin)) reject(reason);
    };
    const timeLimit = setTimeout(() => giveUp(this.#busy()), this.#limits.waitMs);
    const leave = () => giveUp(left?.reason);
    left?.addEventListener('abort', leave, { once: true });
    this.#queue.add(owner, begin);
    try {
      await promise;
    } finally {
      clearTimeout(timeLimit);
      left?.removeEventListener('abort', leave);
    }
  }

  #beginNext(): void {
    while (this.#inWork < this.#limits.mostInWork) {
      const next = this.#queue.take();
      if (!next) return;
      this.#inWork += 1;
      next.item();
    }
  }
}
