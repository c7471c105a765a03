import type { Difficulty } from '@api/contract';

/** A question that a test may get. */
export interface Candidate {
  id: number;
  /** Which of the chosen topics it stands under. */
  topicId: number;
  /** Its own place in the course, below that topic or the topic itself. */
  leafId: number;
  difficulty: Difficulty;
  marks: number;
  /** In an earlier test of the learner, or marked completed. */
  seen: boolean;
}

const DIFFICULTIES: readonly Difficulty[] = ['Easy', 'Medium', 'Hard'];

/** Numbers in [0, 1) that follow from the seed alone (mulberry32, public domain, Tommy Ettinger). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A shuffled copy (Fisher-Yates). */
function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last--) {
    const pick = Math.floor(random() * (last + 1));
    [copy[last], copy[pick]] = [copy[pick] as T, copy[last] as T];
  }
  return copy;
}

/** How often each of some keys has been taken so far. */
class Tally<Key> {
  readonly #counts = new Map<Key, number>();
  of(key: Key): number {
    return this.#counts.get(key) ?? 0;
  }
  add(key: Key): void {
    this.#counts.set(key, this.of(key) + 1);
  }
}

/**
 * Draws `count` questions, or as many as there are: never one twice, unseen ones before seen ones, and each next one from the
 * topic that has come up least, then of the difficulty, then of the place within the topic. The same candidates and seed draw
 * the same questions. They come in order of difficulty, as on a paper.
 */
export function drawQuestions(candidates: readonly Candidate[], count: number, seed: number): Candidate[] {
  // Sorted first, so that the draw does not depend on the order in which the database happened to answer.
  const pool = shuffled(
    [...candidates].sort((a, b) => a.id - b.id),
    randomFrom(seed),
  );
  const byTopic = new Tally<number>();
  const byDifficulty = new Tally<Difficulty>();
  const byLeaf = new Tally<number>();
  const drawn: Candidate[] = [];
  const left = new Set(pool);
  while (drawn.length < count && left.size > 0) {
    let best: Candidate | undefined;
    let bestRank = Number.POSITIVE_INFINITY;
    for (const candidate of left) {
      const { seen, topicId, difficulty, leafId } = candidate;
      const rank = (seen ? 1e9 : 0) + byTopic.of(topicId) * 1e6 + byDifficulty.of(difficulty) * 1e3 + byLeaf.of(leafId);
      if (rank < bestRank) [best, bestRank] = [candidate, rank];
    }
    if (!best) break;
    left.delete(best);
    drawn.push(best);
    byTopic.add(best.topicId);
    byDifficulty.add(best.difficulty);
    byLeaf.add(best.leafId);
  }
  return drawn.sort((a, b) => DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty));
}
