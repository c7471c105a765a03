import type { UploadCategory, UploadPlace } from '@api/contract';
import { MOST_CATEGORIES } from '@api/contract';

const keyOf = (category: readonly string[]) => JSON.stringify(category);

/** Where questions of a category go: the place that staff chose for it, else for its nearest parent. */
export class CategoryPlaces {
  readonly #places: ReadonlyMap<string, UploadPlace>;

  constructor(places: readonly UploadPlace[]) {
    this.#places = new Map(places.map((place) => [keyOf(place.category), place]));
  }

  of(category: readonly string[]): { subject: string; topic: string } | null {
    for (let depth = category.length; depth > 0; depth -= 1) {
      const place = this.#places.get(keyOf(category.slice(0, depth)));
      if (place) return { subject: place.subject, topic: place.topic };
    }
    return null;
  }
}

/** The categories of a file as they come, with how many of their questions have no topic. */
export class FoundCategories {
  readonly #found = new Map<string, UploadCategory>();

  add(category: readonly string[], placed: boolean): void {
    const key = keyOf(category);
    const known = this.#found.get(key);
    // Further categories count by the topic of the page, and by the categories above.
    if (!known && this.#found.size >= MOST_CATEGORIES) return;
    const { questions = 0, unplaced = 0 } = known ?? {};
    this.#found.set(key, { category: [...category], questions: questions + 1, unplaced: unplaced + (placed ? 0 : 1) });
  }

  get all(): UploadCategory[] {
    return [...this.#found.values()];
  }
}
