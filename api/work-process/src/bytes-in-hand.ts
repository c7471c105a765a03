import type { Owner } from './fair-queue.ts';

/** Counts bytes that are held for owners, and for all of them. */
export class BytesInHand {
  readonly #own = new Map<Owner, number>();
  #all = 0;

  get all(): number {
    return this.#all;
  }

  of(owner: Owner): number {
    return this.#own.get(owner) ?? 0;
  }

  /** `bytes` is negative when released. */
  add(owner: Owner, bytes: number): void {
    this.#all += bytes;
    const own = this.of(owner) + bytes;
    if (own > 0) this.#own.set(owner, own);
    else this.#own.delete(owner);
  }
}
