import { FairQueue, type Owner, type QueueLimits } from './fair-queue.ts';

/** How much of one kind of work a process does at a time, and how much may wait for it. */
export interface ShareLimits extends QueueLimits {
  readonly mostInWork: number;
  /** Longest that work may wait for its turn, in milliseconds. */
  readonly waitMs: number;
}

/** Why work is refused: too much of its owner waits, or too much of all; the latter also when the turn came too late. */
export type Refusal = 'own_busy' | 'busy';

/**
 * Limits concurrent work of one kind. Waiting owners take turns, so that one with many requests does not delay others.
 */
export class WorkShare {
  readonly #limits: ShareLimits;
  readonly #refuse: (refusal: Refusal) => Error;
  readonly #queue: FairQueue<() => void>;
  #inWork = 0;

  constructor(limits: ShareLimits, refuse: (refusal: Refusal) => Error) {
    this.#limits = limits;
    this.#refuse = refuse;
    this.#queue = new FairQueue(limits);
  }

  /**
   * Waits for a slot. Returns the function that releases it; a second call of that does nothing. Throws the
   * refusal if too much waits or the wait timed out; the signal's reason if it aborts.
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
    left?.throwIfAborted();
    const full = this.#queue.fullFor(owner);
    if (full) throw this.#refuse(full);
    const { promise, resolve: begin, reject } = Promise.withResolvers<void>();
    const giveUp = (reason: unknown) => {
      if (this.#queue.remove(owner, begin)) reject(reason);
    };
    const timeLimit = setTimeout(() => giveUp(this.#refuse('busy')), this.#limits.waitMs);
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
