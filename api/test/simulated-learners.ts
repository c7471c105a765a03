import {
  type Ability,
  type AbilityNode,
  type Answered,
  chanceAt,
  estimateOf,
  findAbilities,
  growthAt,
  LEVELS_PER_LOGIT,
  weightOf,
} from '../src/domains/progress/evidence/index.ts';

/* Learners of known ability, for checking estimates: they learn, forget, and have topics at two depths. One seed. */

/** A small, fast generator of numbers from 0 to 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Chance = () => number;
/** Normally distributed around 0 (Box and Muller). */
const normal = (next: Chance, deviation: number) =>
  deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
const whole = (next: Chance, from: number, to: number) => from + Math.floor(next() * (to - from + 1));

export const DAYS = 60;
const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-22T16:00:00Z');
const TOPICS = 5;
const LEAVES_OF_TOPIC = 4;
const COURSE = 0;

/** How far the abilities of learners, topics and subtopics lie apart, and stated difficulties from true ones; in logits. */
const TRUTH = { learner: 1.0, topic: 0.6, leaf: 0.5, difficulty: 0.35 };
/** The gain from one answer, and the loss for each e-fold of the time since, counted from a week on. */
const LEARNED = 0.02;
const FORGOTTEN = 0.12;

interface Leaf {
  id: number;
  topic: number;
  /** True, on the day of the last practice. */
  ability: number;
  lastDay: number | null;
  /** By level, as the product sums them up. */
  sums: Map<number, { earned: number; lost: number }>;
}

const trueAbility = ({ ability, lastDay }: Leaf, day: number) =>
  lastDay === null ? ability : ability - FORGOTTEN * Math.log1p((day - lastDay) / 7);

function makeLeaves(next: Chance): Leaf[] {
  const learner = normal(next, TRUTH.learner);
  return Array.from({ length: TOPICS }, (_, topic) => {
    const ability = learner + normal(next, TRUTH.topic);
    return Array.from({ length: LEAVES_OF_TOPIC }, (_, index): Leaf => {
      const id = 100 + topic * LEAVES_OF_TOPIC + index;
      return { id, topic: topic + 1, ability: ability + normal(next, TRUTH.leaf), lastDay: null, sums: new Map() };
    });
  }).flat();
}

function abilitiesOn(day: number, leaves: readonly Leaf[]): Map<number, Ability> {
  const growth = growthAt(new Date(START + day * DAY_MS));
  const node = (id: number, parent: number | null, depth: AbilityNode['depth']): AbilityNode => ({
    ...{ id, parent, depth, answered: [], idleDays: 0 },
  });
  const answered = ({ sums }: Leaf): Answered[] =>
    [...sums].map(([level, { earned, lost }]) => ({
      difficulty: level / LEVELS_PER_LOGIT,
      earned: earned / growth,
      lost: lost / growth,
    }));
  return findAbilities([
    node(COURSE, null, 0),
    ...Array.from({ length: TOPICS }, (_, index) => node(index + 1, COURSE, 1)),
    ...leaves.map((leaf) => ({
      ...node(leaf.id, leaf.topic, 2),
      answered: answered(leaf),
      idleDays: leaf.lastDay === null ? 0 : day - leaf.lastDay,
    })),
  ]);
}

/** One part, as it was foreseen and as it went. */
export interface Foreseen {
  predicted: number;
  /** Share of the marks. */
  actual: number;
}

/** A leaf on a day: the true value and the estimate. All are probabilities for a medium question. */
export interface Followed {
  day: number;
  truth: number;
  estimate: { value: number; low: number; high: number };
}

const logistic = (logits: number) => 1 / (1 + Math.exp(-logits));

/** Simulates answers to part of a leaf on a day, summed up as the product does. */
function answer(next: Chance, leaf: Leaf, day: number, known: Ability): Foreseen {
  const stated = whole(next, -1, 1);
  const truth = stated + normal(next, TRUTH.difficulty);
  const of = whole(next, 1, 6);
  const chance = logistic(trueAbility(leaf, day) - truth);
  const hit = () => Number(next() < chance);
  // Longer parts are half earned now and then.
  const actual = of < 4 ? hit() : (hit() + hit()) / 2;
  const predicted = chanceAt(known, stated);
  const weight = weightOf({ place: 'practice', outcome: 'answered', of, hint_seen: false, solution_seen: false, again: false });
  const grown = weight * growthAt(new Date(START + day * DAY_MS));
  const level = Math.round(stated * LEVELS_PER_LOGIT);
  const sums = leaf.sums.get(level) ?? { earned: 0, lost: 0 };
  leaf.sums.set(level, { earned: sums.earned + grown * actual, lost: sums.lost + grown * (1 - actual) });
  leaf.ability = trueAbility(leaf, day) + LEARNED;
  leaf.lastDay = day;
  return { predicted, actual };
}

/** Sixty days of one learner: most days some parts of two or three leaves, each foreseen from what was known before that day. */
export function simulateLearner(seed: number): { foreseen: Foreseen[]; followed: Followed[] } {
  const next = numbersFrom(seed);
  const leaves = makeLeaves(next);
  const diligence = 0.3 + 0.6 * next();
  const [watched] = leaves as [Leaf];
  const foreseen: Foreseen[] = [];
  const followed: Followed[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    const known = abilitiesOn(day, leaves);
    followed.push({
      day,
      truth: logistic(trueAbility(watched, day)),
      estimate: estimateOf(known.get(watched.id) as Ability),
    });
    if (next() > diligence) continue;
    const sessions = whole(next, 1, 3);
    for (let session = 0; session < sessions; session += 1) {
      // Now and then the watched one, so that there is something to follow.
      const leaf = next() < 0.15 ? watched : (leaves[whole(next, 0, leaves.length - 1)] as Leaf);
      const parts = whole(next, 2, 6);
      for (let part = 0; part < parts; part += 1) foreseen.push(answer(next, leaf, day, known.get(leaf.id) as Ability));
    }
  }
  return { foreseen, followed };
}

/** A tenth of the predictions: how many, what was predicted and what happened on average. */
export interface Tenth {
  from: number;
  count: number;
  predicted: number;
  actual: number;
}

export function calibrate(foreseen: readonly Foreseen[]): Tenth[] {
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const tenths = Map.groupBy(foreseen, ({ predicted }) => Math.min(9, Math.floor(predicted * 10)));
  return [...tenths]
    .toSorted(([a], [b]) => a - b)
    .map(([tenth, own]) => ({
      from: tenth / 10,
      count: own.length,
      predicted: mean(own.map(({ predicted }) => predicted)),
      actual: mean(own.map(({ actual }) => actual)),
    }));
}
