import type { LeftOut } from '@api/question-files';

/** Limit of distinct entries; more are counted together. */
const MOST = 200;
const SHOWN = 5;

/** What of a file's questions its format could not take, so that the file itself can say so. */
export class LeftOutList {
  readonly #found = new Map<string, { count: number; ids: string[] }>();
  readonly add = (left: LeftOut): void => {
    const what = this.#found.has(left.what) || this.#found.size < MOST ? left.what : 'other things';
    const found = this.#found.get(what) ?? { count: 0, ids: [] };
    found.count += 1;
    if (found.ids.length < SHOWN) found.ids.push(left.id);
    this.#found.set(what, found);
  };

  get count(): number {
    return [...this.#found.values()].reduce((sum, { count }) => sum + count, 0);
  }

  /** One line for each thing: how often, what, and some of the questions. */
  get lines(): string[] {
    return [...this.#found]
      .sort(([, a], [, b]) => b.count - a.count)
      .map(([what, { count, ids }]) =>
        `${count} × ${what} (${ids.join(', ')}${count > ids.length ? ', …' : ''})`.replace(/\s+/g, ' '),
      );
  }
}
