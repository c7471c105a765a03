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
 * Lets work of one kind begin: so much at once, and of one owner only its share of it. What has to wait waits in turns of the owners, so
 * whoever asks for much waits behind everybody else.
 */
export class WorkShare {
  readonly #limits: ShareLimits;
  readonly #busy: () => ApiError;
  readonly #queue: FairQueue<() => void>;
  #inWork = 0;

  /** `busy` is what others are told while all that there is has been given. */
  constructor(limits: ShareLimits, busy: () => ApiError = unavailable) {
    this.#limits = limits;
    this.#busy = busy;
    this.#queue = new FairQueue(limits);
  }

  /**
   * Waits for the owner's turn; answers how it is given back, which does no more when it is called twice. Throws 429 where too much of the
   * owner's waits already, 503 where too much of all does, or the turn has not come in time; the signal's reason where nobody waits any longer.
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
