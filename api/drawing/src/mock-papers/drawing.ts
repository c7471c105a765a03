import type { Difficulty } from '@api/contract';
import { DIFFICULTIES, shuffledById, totalMarks } from '../candidates.ts';
import { randomFrom } from '../seeded-random.ts';
import { type Blueprint, LONG_FROM, marksOf, type Section } from './blueprints.ts';

export interface Candidate {
  id: number;
  /** The item family that it shares with its variants: the same question with other numbers. */
  idea: string;
  /** The course's number of its topic on the first level. */
  topic: string;
  difficulty: Difficulty;
  marks: number;
  choice: boolean;
  /** The paper it is written for; null: any. */
  paper: number | null;
  calculator: boolean;
}

export interface DrawnQuestion extends Candidate {
  section: string;
}

/** A paper that lacks at most this many marks gets the full time. */
export const MARKS_TOLERANCE = 2;
/** More item families per topic do not improve a draw. */
const IDEAS_PER_TOPIC = 30;
/**
 * Long questions make a section of their own only with this many times its marks in the bank, else every paper would
 * have the same ones.
 */
const PLENTY = 1.25;
const MOST_ROUNDS = 12;
/** Places of the pool to start at. */
const STARTS = 8;
/** Share of the marks that is near enough: best fits would all be alike. */
const NEAR_ENOUGH = 0.08;

/** Weight of a wrong total against topics and difficulties. */
const EXACTLY = 1_000;

/** Whether a question is of the kind that a section asks, whatever its length. Drills of skills are of topics that no paper has. */
function isOfKind({ topics, calculator, asksForCalculator }: Blueprint, { kind, paper }: Section, question: Candidate): boolean {
  if (Object.keys(topics).length > 0 && !(question.topic in topics)) return false;
  if (question.choice !== (kind === 'choice')) return false;
  if (question.paper !== paper && (question.paper !== null || paper === 3)) return false;
  return calculator ? question.calculator || !asksForCalculator : !question.calculator;
}

export function fits(blueprint: Blueprint, section: Section, question: Candidate): boolean {
  const isLong = question.marks >= LONG_FROM;
  return isOfKind(blueprint, section, question) && (section.length === undefined || isLong === (section.length === 'long'));
}

/** The sections for which the bank has questions: without enough long ones, short and long are combined. */
function sectionsFor(blueprint: Blueprint, ideas: readonly Candidate[]): readonly Section[] {
  const long = blueprint.sections.find(({ length }) => length === 'long');
  if (!long) return blueprint.sections;
  const there = totalMarks(ideas.filter((question) => fits(blueprint, long, question)));
  if (there >= long.marks * PLENTY) return blueprint.sections;
  const { length: _, ...whole } = long;
  return [{ ...whole, name: '', about: 'Questions of all lengths', marks: marksOf(blueprint) }];
}

interface MarkTargets {
  marks: number;
  topics: ReadonlyMap<string, number>;
  difficulties: ReadonlyMap<string, number>;
}

/** A choice of questions that measures its distance from the targets. */
class Choice {
  readonly #targets: MarkTargets;
  readonly #byTopic = new Map<string, number>();
  readonly #byDifficulty = new Map<string, number>();
  readonly chosen = new Set<Candidate>();
  marks = 0;

  constructor(targets: MarkTargets) {
    this.#targets = targets;
  }

  #count({ topic, difficulty, marks }: Candidate, sign: 1 | -1): void {
    this.marks += sign * marks;
    this.#byTopic.set(topic, (this.#byTopic.get(topic) ?? 0) + sign * marks);
    this.#byDifficulty.set(difficulty, (this.#byDifficulty.get(difficulty) ?? 0) + sign * marks);
  }

  add(question: Candidate): void {
    this.chosen.add(question);
    this.#count(question, 1);
  }

  remove(question: Candidate): void {
    this.chosen.delete(question);
    this.#count(question, -1);
  }

  distance(): number {
    let distance = EXACTLY * Math.abs(this.marks - this.#targets.marks);
    for (const [topic, wished] of this.#targets.topics) distance += Math.abs((this.#byTopic.get(topic) ?? 0) - wished);
    for (const [difficulty, wished] of this.#targets.difficulties)
      distance += Math.abs((this.#byDifficulty.get(difficulty) ?? 0) - wished) / 2;
    return distance;
  }

  /** Keeps a change only if it reduces the distance. */
  improve({ add, remove }: { add?: Candidate | undefined; remove?: Candidate | undefined }, before: number): boolean {
    if (remove) this.remove(remove);
    if (add) this.add(add);
    if (this.distance() < before - 1e-9) return true;
    if (add) this.remove(add);
    if (remove) this.add(remove);
    return false;
  }
}

/** A choice that starts in the given order, then swaps questions while that helps. */
function chosenFrom(pool: readonly Candidate[], targets: MarkTargets): Choice {
  const choice = new Choice(targets);
  for (const question of pool) choice.improve({ add: question }, choice.distance());
  const isNear = () => choice.marks === targets.marks && choice.distance() <= targets.marks * NEAR_ENOUGH;
  for (let round = 0, better = true; better && round < MOST_ROUNDS; round++) {
    better = false;
    for (const add of pool) {
      if (isNear()) return choice;
      if (choice.chosen.has(add)) continue;
      better = choice.improve({ add }, choice.distance()) || better;
      if (choice.chosen.has(add)) continue;
      for (const remove of [...choice.chosen]) {
        if (!choice.improve({ add, remove }, choice.distance())) continue;
        better = true;
        break;
      }
    }
    for (const remove of [...choice.chosen]) better = choice.improve({ remove }, choice.distance()) || better;
  }
  return choice;
}

/** Questions of one section. Where swaps come to an end at a wrong total, as with few long questions, it starts again elsewhere in the pool. */
function fill(pool: readonly Candidate[], targets: MarkTargets): Candidate[] {
  let best = chosenFrom(pool, targets);
  for (let start = 1; start < STARTS && best.marks !== targets.marks; start++) {
    const from = Math.floor((pool.length * start) / STARTS);
    const again = chosenFrom([...pool.slice(from), ...pool.slice(0, from)], targets);
    if (again.distance() < best.distance()) best = again;
  }
  return pool.filter((question) => best.chosen.has(question));
}

/** Target marks of topics that have questions. */
export function requestedTopics(
  { topics }: Pick<Blueprint, 'topics'>,
  marks: number,
  known: ReadonlySet<string>,
): Map<string, number> {
  const weights = Object.entries(topics).filter(([topic]) => known.has(topic));
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return new Map(weights.map(([topic, weight]) => [topic, (marks * weight) / all]));
}

/** One variant of each item family, in random order. */
function oneOfEachIdea(candidates: readonly Candidate[], random: () => number): Candidate[] {
  return [...Map.groupBy(shuffledById(candidates, random), ({ idea }) => idea).values()].flatMap(([first]) => first ?? []);
}

function capped(pool: readonly Candidate[]): Candidate[] {
  const seen = new Map<string, number>();
  return pool.filter(({ topic }) => {
    const count = (seen.get(topic) ?? 0) + 1;
    seen.set(topic, count);
    return count <= IDEAS_PER_TOPIC;
  });
}

/**
 * The order of a section's questions: multiple choice by topic, as its examinations have it, and within a topic as in any other section easy
 * ones first, then those with few marks.
 */
export function paperOrder({ topics }: Pick<Blueprint, 'topics'>, { kind }: Pick<Section, 'kind'>) {
  const order = kind === 'choice' ? Object.keys(topics) : [];
  return (a: Candidate, b: Candidate) =>
    order.indexOf(a.topic) - order.indexOf(b.topic) ||
    DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty) ||
    a.marks - b.marks ||
    a.id - b.id;
}

/**
 * Draws a paper near the blueprint's marks, topics and difficulties, with at most one variant of each item family.
 * Deterministic for candidates and seed. A small bank gives the nearest paper.
 */
export function drawPaper(blueprint: Blueprint, candidates: readonly Candidate[], seed: number): DrawnQuestion[] {
  const ideas = oneOfEachIdea(
    candidates.filter((question) => blueprint.sections.some((section) => isOfKind(blueprint, section, question))),
    randomFrom(seed),
  );
  const sections = sectionsFor(blueprint, ideas);
  const drawn: DrawnQuestion[] = [];
  // Long questions first: short ones fill up the marks.
  const order = sections.toSorted((a, b) => Number(b.length === 'long') - Number(a.length === 'long'));
  for (const [index, section] of order.entries()) {
    const marks = section.length === 'short' ? marksOf(blueprint) - totalMarks(drawn) : section.marks;
    const pool = capped(ideas.filter((question) => fits(blueprint, section, question)));
    const known = new Set(pool.map(({ topic }) => topic));
    const isLast = index === order.length - 1;
    const wished = requestedTopics(blueprint, isLast ? marks + totalMarks(drawn) : marks, known);
    if (isLast) for (const { topic, marks: taken } of drawn) wished.set(topic, Math.max(0, (wished.get(topic) ?? 0) - taken));
    const difficulties = new Map(Object.entries(blueprint.difficulties).map(([name, share]) => [name, share * marks]));
    drawn.push(
      ...fill(pool, { marks, topics: wished, difficulties }).map((question) => ({ ...question, section: section.name })),
    );
  }
  return sections.flatMap((section) =>
    drawn.filter((question) => question.section === section.name).sort(paperOrder(blueprint, section)),
  );
}
