/** The owner of work: an account, or a part of the system such as the one that makes reports. */
export type Owner = number | string;

/** Limits of waiting work, and of one owner's work in progress. */
export interface QueueLimits {
  readonly mostWaiting: number;
  readonly mostWaitingOfOne: number;
  readonly mostInWorkOfOne: number;
}

/**
 * A fair queue: owners take turns, however much each has queued, so that one who floods it waits for all others after
 * each item.
 */
export class FairQueue<Item> {
  readonly #limits: QueueLimits;
  /** In the order of turns; an owner stays while items wait or are in work. */
  readonly #owners = new Map<Owner, { waiting: Item[]; inWork: number }>();
  #waiting = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Whether another item of this owner would exceed a limit, and which one. */
  fullFor(owner: Owner): 'busy' | 'own_busy' | null {
    if ((this.#owners.get(owner)?.waiting.length ?? 0) >= this.#limits.mostWaitingOfOne) return 'own_busy';
    return this.#waiting >= this.#limits.mostWaiting ? 'busy' : null;
  }

  /** Counts work of this owner as started if nothing prevents it; false if it has to wait. */
  begin(owner: Owner): boolean {
    const share = this.#owners.get(owner) ?? { waiting: [], inWork: 0 };
    if (share.waiting.length > 0 || share.inWork >= this.#limits.mostInWorkOfOne) return false;
    share.inWork += 1;
    this.#owners.set(owner, share);
    return true;
  }

  add(owner: Owner, item: Item): void {
    const share = this.#owners.get(owner) ?? { waiting: [], inWork: 0 };
    share.waiting.push(item);
    this.#owners.set(owner, share);
    this.#waiting += 1;
  }

  /** Removes an item that is no longer wanted; false if it has started or is gone. */
  remove(owner: Owner, item: Item): boolean {
    const share = this.#owners.get(owner);
    const index = share?.waiting.indexOf(item) ?? -1;
    if (!share || index === -1) return false;
    share.waiting.splice(index, 1);
    this.#waiting -= 1;
    this.#forget(owner);
    return true;
  }

  /** The next item in turn, which counts as in work until `done`; null while none may begin. */
  take(): { owner: Owner; item: Item } | null {
    if (this.#waiting === 0) return null;
    for (const [owner, share] of this.#owners) {
      if (share.inWork >= this.#limits.mostInWorkOfOne) continue;
      const item = share.waiting.shift();
      if (item === undefined) continue;
      share.inWork += 1;
      this.#waiting -= 1;
      this.#owners.delete(owner);
      this.#owners.set(owner, share);
      return { owner, item };
    }
    return null;
  }

  clear(): Item[] {
    const items = [...this.#owners.values()].flatMap(({ waiting }) => waiting.splice(0));
    this.#waiting = 0;
    for (const owner of this.#owners.keys()) this.#forget(owner);
    return items;
  }

  done(owner: Owner): void {
    const share = this.#owners.get(owner);
    if (!share) return;
    share.inWork -= 1;
    this.#forget(owner);
  }

  #forget(owner: Owner): void {
    const share = this.#owners.get(owner);
    if (share && share.inWork === 0 && share.waiting.length === 0) this.#owners.delete(owner);
  }
}
