import type { Difficulty } from '@api/contract';
import { DIFFICULTIES, shuffledById, totalMarks } from './candidates.ts';
import { randomFrom } from './seeded-random.ts';

export interface TestCandidate {
  id: number;
  /** The chosen topic that it belongs to. */
  topicId: number;
  /** Its own place in the course, below that topic or the topic itself. */
  leafId: number;
  difficulty: Difficulty;
  marks: number;
  /** The item family that it shares with its variants: the same question with other numbers. */
  idea: string;
  calculatorAllowed: boolean;
  /** In an earlier test of the learner, or marked completed. */
  seen: boolean;
}

class Tally<Key> {
  readonly #counts = new Map<Key, number>();
  of(key: Key): number {
    return this.#counts.get(key) ?? 0;
  }
  add(key: Key): void {
    this.#counts.set(key, this.of(key) + 1);
  }
}

/** Greater than any number of questions: a penalty that outweighs all others, and the next one. */
const CLONE = 1e12;
const SEEN = 1e9;

/**
 * Draws `count` questions if there are as many, without repeats: another item family before another variant, unseen
 * before seen; then from the topic, difficulty and subtopic drawn least.
 */
function drawSpread(pool: readonly TestCandidate[], count: number): TestCandidate[] {
  const byTopic = new Tally<number>();
  const byDifficulty = new Tally<Difficulty>();
  const byLeaf = new Tally<number>();
  const byIdea = new Tally<string>();
  const drawn: TestCandidate[] = [];
  const left = new Set(pool);
  while (drawn.length < count && left.size > 0) {
    let best: TestCandidate | undefined;
    let bestRank = Number.POSITIVE_INFINITY;
    for (const candidate of left) {
      const { seen, topicId, difficulty, leafId, idea } = candidate;
      const wear = byTopic.of(topicId) * 1e6 + byDifficulty.of(difficulty) * 1e3 + byLeaf.of(leafId);
      const rank = byIdea.of(idea) * CLONE + (seen ? SEEN : 0) + wear;
      if (rank < bestRank) [best, bestRank] = [candidate, rank];
    }
    if (!best) break;
    left.delete(best);
    drawn.push(best);
    byTopic.add(best.topicId);
    byDifficulty.add(best.difficulty);
    byLeaf.add(best.leafId);
    byIdea.add(best.idea);
  }
  return drawn;
}

/** Tolerated share of the minutes between marks and minutes. */
const LEEWAY = 0.2;

/** How alike two questions are, so that an exchange keeps the spread. */
const likeness = (one: TestCandidate, other: TestCandidate): number =>
  (one.seen === other.seen ? 8 : 0) +
  (one.topicId === other.topicId ? 4 : 0) +
  (one.difficulty === other.difficulty ? 2 : 0) +
  (one.leafId === other.leafId ? 1 : 0);

/** The exchange that brings marks nearest to `minutes` and changes the spread least; null: none helps. */
function bestExchange(drawn: readonly TestCandidate[], left: readonly TestCandidate[], minutes: number) {
  const total = totalMarks(drawn);
  const ideas = new Tally<string>();
  for (const { idea } of drawn) ideas.add(idea);
  let best: { out: TestCandidate; into: TestCandidate; off: number; likeness: number } | null = null;
  for (const out of drawn) {
    for (const into of left) {
      if (ideas.of(into.idea) > (into.idea === out.idea ? 1 : 0) || (into.seen && !out.seen)) continue;
      const off = Math.abs(total - out.marks + into.marks - minutes);
      if (off >= Math.abs(total - minutes)) continue;
      // Any that fits is as good as the nearest: then the likest counts.
      const one = { out, into, off: Math.max(0, off - LEEWAY * minutes), likeness: likeness(out, into) };
      if (!best || one.off < best.off || (one.off === best.off && one.likeness > best.likeness)) best = one;
    }
  }
  return best;
}

/** Exchanges questions until their marks are one for each minute, give or take a fifth, as far as the bank has such. */
function fitMarks(drawn: readonly TestCandidate[], pool: readonly TestCandidate[], minutes: number): TestCandidate[] {
  let fitted = [...drawn];
  for (let exchanges = 0; exchanges < drawn.length; exchanges++) {
    if (Math.abs(totalMarks(fitted) - minutes) <= LEEWAY * minutes) break;
    const left = pool.filter((candidate) => !fitted.includes(candidate));
    const exchange = bestExchange(fitted, left, minutes);
    if (!exchange) break;
    fitted = fitted.map((question) => (question === exchange.out ? exchange.into : question));
  }
  return fitted;
}

/** The modes, with a calculator or without, that have ideas enough and something of every topic, each with how many ideas. */
function modesOf(pool: readonly TestCandidate[], topics: number, count: number): { calculator: boolean; ideas: number }[] {
  return [false, true]
    .map((calculator) => {
      const questions = pool.filter(({ calculatorAllowed }) => calculatorAllowed === calculator);
      const ideas = new Set(questions.map(({ idea }) => idea)).size;
      return { calculator, ideas, topics: new Set(questions.map(({ topicId }) => topicId)).size };
    })
    .filter((mode) => mode.ideas > 0 && mode.ideas >= count && mode.topics === topics);
}

/** Questions of one mode if its unseen ones suffice, else any; random by item families. Otherwise all. */
function ofOneMode(pool: readonly TestCandidate[], count: number, random: () => number): readonly TestCandidate[] {
  const topics = new Set(pool.map(({ topicId }) => topicId)).size;
  const unseen = pool.filter(({ seen }) => !seen);
  const fresh = modesOf(unseen, topics, count);
  const modes = fresh.length > 0 ? fresh : modesOf(pool, topics, count);
  const [first, second] = modes;
  if (!first) return pool;
  const chosen = second && random() * (first.ideas + second.ideas) >= first.ideas ? second : first;
  return pool.filter(({ calculatorAllowed }) => calculatorAllowed === chosen.calculator);
}

/** The targets of a draw other than its spread over item families and topics. */
export interface DrawTargets {
  /** One mark for each, give or take a fifth, as far as the bank has such questions. */
  minutes?: number;
  /** All with or all without a calculator, where enough item families allow it. */
  oneMode?: boolean;
}

/**
 * Draws at most `count` questions by `drawSpread` and the targets, in order of difficulty. Deterministic for candidates
 * and seed.
 */
export function drawQuestions(
  candidates: readonly TestCandidate[],
  count: number,
  seed: number,
  { minutes, oneMode = false }: DrawTargets = {},
): TestCandidate[] {
  const random = randomFrom(seed);
  const shuffledPool = shuffledById(candidates, random);
  const pool = oneMode ? ofOneMode(shuffledPool, count, random) : shuffledPool;
  const spread = drawSpread(pool, count);
  const drawn = minutes === undefined ? spread : fitMarks(spread, pool, minutes);
  return drawn.toSorted((a, b) => DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty));
}
