import { randomFrom } from '@api/drawing';
import { type DayPlan, planDay, type TriedIdea } from '../../src/domains/progress/study-plan/choose-day/day-plan.ts';
import { addEvidence, type ScheduledIdea } from '../../src/domains/progress/study-plan/choose-day/memory.ts';
import type { Leaf } from '../../src/domains/progress/study-plan/choose-day/next-leaf.ts';

/**
 * A course of realistic size: five topics, twelve leaves each, three item families a leaf. Made of constants alone, so
 * that it never changes.
 */
const TOPICS = [0.15, 0.2, 0.2, 0.2, 0.25];
const LEAVES = 12;
const IDEAS = 3;

const DAY_MS = 86_400_000;
const START = Date.UTC(2027, 2, 6);

export interface Learner {
  seed: number;
  days: number;
  minutesADay: number;
  /** Chance of a day without any work. */
  missing: number;
  away?: { from: number; days: number };
}

export interface SimulatedDay {
  day: number;
  /** As the page stood in the morning. */
  plan: DayPlan;
  /** Worked; 0: a day that was missed. */
  minutesDone: number;
  /** Leaves that were begun or gone on with, by their order. */
  newTopics: number[];
  /** Ideas that were due in the evening and had found no room. */
  waiting: number;
}

export interface Simulation {
  days: SimulatedDay[];
  leaves: Leaf[];
  scheduled: ReadonlyMap<string, ScheduledIdea>;
  /** Days on which each idea was worked on, from 0. */
  seen: ReadonlyMap<string, number[]>;
}

/** Strength of a simulated memory in days: it forgets by halves, and grows with each success. Another model than the scheduler's. */
class TrueMemory {
  readonly #halfLives = new Map<string, { days: number; at: number }>();
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** Works on an idea and answers the share of its marks that come of it. */
  attempt(idea: string, day: number, ability: number): number {
    const held = this.#halfLives.get(idea);
    const recalled = held ? 2 ** (-(day - held.at) / held.days) : 0;
    const right = this.#random() < ability + (1 - ability) * recalled;
    this.#halfLives.set(idea, { days: (held?.days ?? 4) * (right ? 2.2 : 0.8), at: day });
    return right ? 1 : this.#random() < 0.6 ? 0.6 : 0.2;
  }
}

/** A learner who works through what each day offers, with days missed, until the examination on the day after the last. */
export function simulate({ seed, days, minutesADay, missing, away }: Learner): Simulation {
  const random = randomFrom(seed);
  const trueMemory = new TrueMemory(random);
  const course = simulatedCourse();
  const minutes = new Map(course.flatMap(({ fresh }) => fresh.map((idea) => [idea.idea, idea.minutes])));
  const leafOf = new Map(course.flatMap(({ topicId, fresh }) => fresh.map(({ idea }) => [idea, topicId])));
  const scheduled = new Map<string, ScheduledIdea>();
  const seen = new Map<string, number[]>();
  const leavesNow = (): Leaf[] =>
    course.map((leaf) => {
      const fresh = leaf.fresh.filter(({ idea }) => !scheduled.has(idea));
      return {
        ...leaf,
        fresh,
        met: fresh.length < leaf.fresh.length,
        bandWidth: 1 / Math.sqrt(1 + leaf.fresh.length - fresh.length),
      };
    });

  const work = (idea: string, day: number) => {
    const of = minutes.get(idea) ?? 1;
    const marks = Math.round(of * trueMemory.attempt(idea, day, 0.35));
    const at = new Date(START + day * DAY_MS + 18 * 3_600_000);
    const row = { questionId: day + 1, part: '', at, marking: false, gaveUp: false, marks, of, helped: random() < 0.2 };
    scheduled.set(idea, addEvidence(scheduled.get(idea) ?? null, row));
    seen.set(idea, [...(seen.get(idea) ?? []), day]);
  };

  /** The page's offer at a time of the day, after some minutes of work. */
  const offer = (day: number, minutesDone: number): DayPlan => {
    const now = new Date(START + day * DAY_MS + 17 * 3_600_000);
    const endOfDay = new Date(START + (day + 1) * DAY_MS);
    const examAt = new Date(START + days * DAY_MS);
    const tried: TriedIdea[] = [...scheduled].map(
      ([
        idea,
        {
          memory: { dueAt, lastTriedAt },
        },
      ]) => ({
        ...{ idea, dueAt, lastTriedAt, topicId: leafOf.get(idea) ?? 0, minutes: minutes.get(idea) ?? 0 },
      }),
    );
    return planDay({ now, endOfDay, examAt, minutesADay, minutesDone, tried, leaves: leavesNow() });
  };

  const made: SimulatedDay[] = [];
  for (let day = 0; day < days; day++) {
    const isAway = away !== undefined && day >= away.from && day < away.from + away.days;
    const worked = !isAway && random() >= missing;
    const plan = offer(day, 0);
    let minutesDone = 0;
    let now = plan;
    const newTopics: number[] = [];
    while (worked && now.due.length + (now.fresh?.ideas.length ?? 0) > 0) {
      if (now.fresh) newTopics.push(now.fresh.leaf.order);
      for (const { idea, minutes: taken } of [...now.due, ...(now.fresh?.ideas ?? [])]) {
        work(idea, day);
        minutesDone += taken;
      }
      now = offer(day, minutesDone);
    }
    made.push({ day, plan, minutesDone, newTopics, waiting: now.waiting });
  }
  return { days: made, leaves: leavesNow(), scheduled, seen };
}

/** The leaves of the course before anything is tried. Marks of an idea lie between 3 and 9. */
function simulatedCourse(): Leaf[] {
  return TOPICS.flatMap((weight, top) =>
    Array.from({ length: LEAVES }, (_, leaf) => {
      const order = top * LEAVES + leaf;
      const fresh = Array.from({ length: IDEAS }, (_, idea) => ({
        idea: `leaf-${order}-idea-${idea}`,
        minutes: 3 + ((order * 5 + idea * 3) % 7),
        difficulty: idea + 1,
      }));
      return { topicId: order + 1, topTopicId: 1000 + top, order, weight, bandWidth: 1, fresh, met: false };
    }),
  );
}
