import { Rating } from 'ts-fsrs';
import { describe, expect, test } from 'vitest';
import { type DayInput, dueBy, horizonOf, planDay, type TriedIdea } from './day-plan.ts';
import { addDays, dayAt, daysFrom, mondayOf, startOfDay } from './local-day.ts';
import { addEvidence, remember, retrievability, type ScheduledIdea } from './memory.ts';
import { type Leaf, nextLeaf } from './next-leaf.ts';
import { type IdeaEvidence, rateSitting } from './sitting.ts';

const NOW = new Date('2026-11-22T17:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

const evidence = (overrides: Partial<IdeaEvidence> = {}): IdeaEvidence => ({
  ...{ questionId: 1, part: 'a', at: NOW, marking: false, gaveUp: false, marks: 4, of: 4, helped: false },
  ...overrides,
});
const after = (...rows: Partial<IdeaEvidence>[]): ScheduledIdea =>
  rows.map(evidence).reduce<ScheduledIdea | null>(addEvidence, null) as ScheduledIdea;
const ratingOf = (...rows: Partial<IdeaEvidence>[]) => rateSitting(after(...rows).sitting);
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

describe('how a sitting went', () => {
  test('right first time without help is easy, with help or at a second try good', () => {
    expect(ratingOf({})).toBe(Rating.Easy);
    expect(ratingOf({ helped: true })).toBe(Rating.Good);
    expect(ratingOf({ marks: 0 }, { at: minutesLater(3) })).toBe(Rating.Good);
    expect(ratingOf({}, { part: 'b', helped: true })).toBe(Rating.Good);
  });

  test('marks lost are hard, more than half of them or giving up sends it back', () => {
    expect(ratingOf({ marks: 3 })).toBe(Rating.Hard);
    expect(ratingOf({ marks: 4 }, { part: 'b', marks: 0, of: 2 })).toBe(Rating.Hard);
    expect(ratingOf({ marks: 1 })).toBe(Rating.Again);
    expect(ratingOf({}, { part: 'b', gaveUp: true, marks: 0 })).toBe(Rating.Again);
    expect(ratingOf({ gaveUp: true, marks: 0 }, { at: minutesLater(2) })).toBe(Rating.Good);
  });

  test('unmarked work says nothing, until it is marked', () => {
    expect(ratingOf({ marks: null })).toBe(Rating.Good);
    const late = { at: inDays(5), marking: true, part: 'a', marks: 1 };
    const marked = after({ marks: null }, late);
    expect(rateSitting(marked.sitting)).toBe(Rating.Again);
    expect([marked.memory.reps, marked.memory.lastTriedAt]).toEqual([1, NOW]);
  });

  test('marks for the question as a whole apply to its parts', () => {
    expect(ratingOf({ marks: 4 }, { part: '', marks: 2, of: 8, marking: true })).toBe(Rating.Again);
  });

  test('another variant, or some hours in between, are a sitting of their own', () => {
    expect(after({}, { questionId: 2, at: minutesLater(9) }).memory.reps).toBe(2);
    expect(after({}, { at: minutesLater(300) }).memory.reps).toBe(1);
    expect(after({}, { at: minutesLater(400) }).memory.reps).toBe(2);
  });
});

describe('what is remembered', () => {
  const days = (rating: Rating.Again | Rating.Hard | Rating.Good | Rating.Easy) =>
    (remember(null, rating, NOW).dueAt.getTime() - NOW.getTime()) / 86_400_000;

  test('the better it went, the later it comes back', () => {
    expect([days(Rating.Again), days(Rating.Hard), days(Rating.Good), days(Rating.Easy)]).toEqual([1, 1, 2, 8]);
  });

  test('successes in a row part further, up to sixty days, and a failure brings it near again', () => {
    let memory = remember(null, Rating.Easy, NOW);
    const gaps: number[] = [];
    for (let round = 0; round < 3; round++) {
      const at = memory.dueAt;
      memory = remember(memory, Rating.Easy, at);
      gaps.push((memory.dueAt.getTime() - at.getTime()) / 86_400_000);
    }
    expect(gaps).toEqual([60, 60, 60]);
    const failed = remember(memory, Rating.Again, memory.dueAt);
    expect(failed.dueAt.getTime() - memory.dueAt.getTime()).toBeLessThan(10 * 86_400_000);
    expect([failed.reps, failed.lapses]).toEqual([5, 1]);
  });

  test('when it is due, it is remembered with nine chances in ten', () => {
    const memory = remember(null, Rating.Easy, NOW);
    expect(retrievability(memory, NOW)).toBe(1);
    expect(retrievability(memory, memory.dueAt)).toBeCloseTo(0.9, 1);
  });
});

describe('towards the examination', () => {
  const examAt = inDays(30);
  const horizon = horizonOf(examAt, { now: NOW, minutesOfAll: 100, minutesADay: 30 });

  test('there is none ahead without a date, or after it', () => {
    expect(horizonOf(null, { now: NOW, minutesOfAll: 0, minutesADay: 30 })).toBeNull();
    expect(horizonOf(NOW, { now: NOW, minutesOfAll: 0, minutesADay: 30 })).toBeNull();
  });

  test('everything is reviewed once more before it, spread over days', () => {
    const dues = Array.from({ length: 200 }, (_, n) =>
      dueBy(`idea ${n}`, { dueAt: inDays(90), lastTriedAt: inDays(-3) }, horizon),
    );
    const ahead = dues.map((due) => ((due?.getTime() ?? 0) - NOW.getTime()) / 86_400_000);
    expect(Math.min(...ahead)).toBeGreaterThanOrEqual(16);
    expect(Math.max(...ahead)).toBeLessThan(29);
    expect(new Set(ahead.map(Math.floor)).size).toBeGreaterThan(7);
  });

  test('what memory wants earlier comes earlier, and a good last look is the last one', () => {
    expect(dueBy('idea', { dueAt: inDays(2), lastTriedAt: inDays(-3) }, horizon)).toEqual(inDays(2));
    expect(dueBy('idea', { dueAt: inDays(60), lastTriedAt: inDays(20) }, horizon)).toBeNull();
    expect(dueBy('idea', { dueAt: inDays(21), lastTriedAt: inDays(20) }, horizon)).toEqual(inDays(21));
  });

  test('more to look at begins earlier', () => {
    expect(horizonOf(inDays(90), { now: NOW, minutesOfAll: 540, minutesADay: 30 })?.lastLookDays).toBe(30);
    expect(horizonOf(inDays(90), { now: NOW, minutesOfAll: 5000, minutesADay: 10 })?.lastLookDays).toBe(42);
  });
});

const leaf = (order: number, overrides: Partial<Leaf> = {}): Leaf => ({
  ...{ topicId: order + 1, topTopicId: Math.floor(order / 3), order, weight: 0.5, bandWidth: 1, met: true },
  fresh: [1, 2, 3].map((n) => ({ idea: `leaf ${order} idea ${n}`, minutes: 4, difficulty: 4 - n })),
  ...overrides,
});

describe('the next leaf', () => {
  test('is the first of the course on the first days, and never one in its middle', () => {
    const leaves = Array.from({ length: 12 }, (_, order) => leaf(order, { weight: order < 9 ? 0.1 : 0.9, met: false }));
    const turns: number[] = [];
    for (let turn = 0; turn < 9; turn++) {
      const next = nextLeaf(leaves) as Leaf;
      turns.push(next.order);
      leaves[next.order] = { ...next, fresh: [], met: true };
    }
    expect(turns).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 9]);
  });

  test('is the first of the heaviest topic, then the topics alternate by weight', () => {
    const leaves = [0, 1, 2, 3, 4, 5].map((order) => leaf(order, { weight: order < 3 ? 0.35 : 0.65 }));
    const before = Array.from({ length: 8 }, (_, n) => leaf(100 + n, { weight: 0, fresh: [] }));
    const turns: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const next = nextLeaf([...leaves, ...before]) as Leaf;
      turns.push(next.order);
      leaves[next.order] = { ...next, bandWidth: 0, fresh: [] };
    }
    expect(turns).toEqual([3, 0, 4, 5, 1, 2]);
  });

  test('passes over what has been met and what the learner does not want today', () => {
    const leaves = [leaf(0, { fresh: [] }), leaf(1), leaf(2, { bandWidth: 0.5 })];
    expect(nextLeaf(leaves)?.order).toBe(1);
    expect(nextLeaf(leaves, new Set([2]))?.order).toBe(2);
    expect(nextLeaf(leaves, new Set([2, 3]))).toBeNull();
  });
});

describe('a day', () => {
  const tried = (n: number, overrides: Partial<TriedIdea> = {}): TriedIdea => ({
    ...{ idea: `idea ${n}`, topicId: n % 3, minutes: 5, dueAt: inDays(-n), lastTriedAt: inDays(-n - 10) },
    ...overrides,
  });
  const input = (overrides: Partial<DayInput> = {}): DayInput => ({
    ...{
      now: NOW,
      endOfDay: new Date('2026-11-23T00:00:00Z'),
      examAt: null,
      minutesADay: 30,
      minutesDone: 0,
      tried: [],
      leaves: [],
    },
    ...overrides,
  });
  const many = Array.from({ length: 80 }, (_, n) => tried(n + 1));

  test('after a month away is no longer than any other, with the longest waiting first', () => {
    const plan = planDay(input({ tried: many, leaves: [leaf(0)] }));
    expect(plan.minutes).toBeLessThanOrEqual(30);
    expect(plan.due.map(({ idea }) => idea)).toEqual(expect.arrayContaining(['idea 80', 'idea 79', 'idea 78']));
    expect(plan.fresh?.ideas).toHaveLength(2);
  });

  test('keeps questions of one topic apart', () => {
    const topics = planDay(input({ tried: many })).due.map(({ topicId }) => topicId);
    expect(topics).toHaveLength(6);
    expect(topics.every((topic, index) => topic !== topics[index - 1])).toBe(true);
  });

  test('begins a topic with its easiest question', () => {
    const plan = planDay(input({ leaves: [leaf(0)] }));
    expect(plan.fresh?.ideas.map(({ difficulty }) => difficulty)).toEqual([1, 2, 3]);
  });

  test('takes what is done off, and is over when the minutes are', () => {
    expect(planDay(input({ tried: many, minutesDone: 18 })).minutes).toBe(10);
    expect(planDay(input({ tried: many, leaves: [leaf(0)], minutesDone: 28 }))).toMatchObject({
      due: [],
      fresh: null,
      minutes: 0,
    });
  });

  test('never lets a long question wait for ever, nor two that do not fit together', () => {
    const long = [tried(1, { minutes: 17 })];
    const leaves = [leaf(0, { fresh: [{ idea: 'long', minutes: 16, difficulty: 1 }] })];
    const days = [0, 1].map((day) =>
      planDay(input({ minutesADay: 10, tried: long, leaves, endOfDay: new Date(Date.UTC(2026, 10, 23 + day)) })),
    );
    expect(days.map(({ due, fresh }) => [due.length, fresh?.ideas.length ?? 0]).sort()).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  test('has nothing new in the week before the examination, unless nothing else is due', () => {
    const soon = { examAt: inDays(5), leaves: [leaf(0)] };
    expect(planDay(input({ ...soon, tried: many })).fresh).toBeNull();
    expect(planDay(input(soon)).fresh).not.toBeNull();
  });

  test('says how many minutes would do where they do not', () => {
    const leaves = Array.from({ length: 60 }, (_, order) => leaf(order));
    expect(planDay(input({ leaves, examAt: inDays(164) })).minutesToMeetAll).toBeNull();
    expect(planDay(input({ leaves, examAt: inDays(34) })).minutesToMeetAll).toBe(60);
    expect(planDay(input({ leaves })).minutesToMeetAll).toBeNull();
  });

  test('offers nothing where there is nothing', () => {
    expect(planDay(input())).toEqual({ due: [], fresh: null, minutes: 0, waiting: 0, minutesToMeetAll: null });
  });
});

describe('days of a calendar', () => {
  test.each([
    ['2026-11-22', 'UTC', '2026-11-22T00:00:00.000Z'],
    ['2026-11-22', 'Asia/Kolkata', '2026-11-21T18:30:00.000Z'],
    ['2026-11-22', 'Pacific/Auckland', '2026-11-21T11:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    // Clocks are put forward at midnight there.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ])('%s begins in %s at %s', (day, zone, moment) => {
    expect(startOfDay(day, zone).toISOString()).toBe(moment);
    expect(dayAt(startOfDay(day, zone), zone)).toBe(day);
  });

  test('are counted over months, and weeks begin on Monday', () => {
    expect(addDays('2026-11-29', 3)).toBe('2026-12-02');
    expect(daysFrom('2026-11-22', '2027-05-05')).toBe(164);
    expect([mondayOf('2026-11-22'), mondayOf('2026-11-23')]).toEqual(['2026-11-16', '2026-11-23']);
  });
});
