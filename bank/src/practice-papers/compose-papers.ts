import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BLUEPRINTS, type Blueprint, type Candidate, drawPaper, fits, marksOf } from 'api/mock-papers/drawing';
import { courses } from '../courses/index.ts';
import { wholeBank as bank } from '../courses/whole-bank.ts';
import { numbersBySlug } from '../topic-records.ts';
import type { QuestionSource } from '../write-bank.ts';
import { DIFFICULTIES, difficultyShares } from './difficulty.ts';
import { type PracticePaper, practicePapers } from './practice-papers.ts';

/**
 * `npm run compose-papers -w bank`: makes the practice papers that are missing, of questions that stand on none, and writes them to
 * `papers.json`, where they stay as they are: learners have taken them. To make a paper anew, strike it out there first. `--from-nothing`
 * makes all of them anew.
 */
const SETS = [
  { month: 'November', year: 2025, timezone: 0 },
  { month: 'May', year: 2025, timezone: 2 },
  { month: 'May', year: 2025, timezone: 1 },
] as const;
/** Draws of which the best is taken. */
const DRAWS = 200;

const kept: PracticePaper[] = process.argv.includes('--from-nothing') ? [] : [...practicePapers];
const used = new Set(kept.flatMap(({ questions }) => questions));
const lines: string[] = [];

const ideas = new Map<string, number>();
const ideaOf = ({ template, id }: QuestionSource) => template ?? id;

function candidatesOf(subject: string): { candidates: Candidate[]; ids: Map<number, string> } {
  const course = courses.find(({ slug }) => slug === subject);
  const numbers = course ? numbersBySlug(course) : new Map<string, string>();
  const ids = new Map<number, string>();
  const candidates = bank.flatMap((question, index): Candidate[] => {
    if (question.subject !== subject || used.has(question.id)) return [];
    ids.set(index, question.id);
    const topic = numbers.get(question.topic)?.split('.')[0] ?? '';
    return [
      {
        ...{ id: index, idea: ideaOf(question), topic, difficulty: question.difficulty, marks: question.marks },
        ...{ choice: Boolean(question.correct_option), paper: question.paper ?? null, calculator: question.calculator_allowed },
      },
    ];
  });
  return { candidates, ids };
}

/** The questions section by section, each easy ones first, as the API arranges them. */
const inOrder = (blueprint: Blueprint, questions: readonly Candidate[]): Candidate[] =>
  questions.toSorted((a, b) => {
    const section = (question: Candidate) => blueprint.sections.findIndex((one) => fits(blueprint, one, question));
    return section(a) - section(b) || DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty);
  });

const marksIn = (questions: readonly Candidate[]) => questions.reduce((sum, { marks }) => sum + marks, 0);

/** Brings each section of a draw to exactly its marks, by one more question or one instead of another, where that is possible. */
function completed(blueprint: Blueprint, drawn: readonly Candidate[], candidates: readonly Candidate[]): Candidate[] {
  let paper = [...drawn];
  for (const section of blueprint.sections) {
    const others = paper.filter((question) => !fits(blueprint, section, question));
    let own = paper.filter((question) => fits(blueprint, section, question));
    for (let step = 0; step < 10 && marksIn(own) !== section.marks; step += 1) {
      const missing = section.marks - marksIn(own);
      const taken = new Set([...others, ...own].map(({ idea }) => idea));
      const free = candidates.filter((question) => fits(blueprint, section, question) && !taken.has(question.idea));
      own = closer(own, free, missing);
    }
    paper = [...others, ...own];
  }
  return paper;
}

/** The questions with one more, one fewer or one exchanged, so that as little as possible is missing. */
function closer(own: readonly Candidate[], free: readonly Candidate[], missing: number): Candidate[] {
  const tries = [
    ...free.map((added) => ({ marks: added.marks, paper: () => [...own, added] })),
    ...own.map((gone) => ({ marks: -gone.marks, paper: () => own.filter((each) => each !== gone) })),
    ...own.flatMap((gone) =>
      free.map((added) => ({
        marks: added.marks - gone.marks,
        paper: () => own.map((each) => (each === gone ? added : each)),
      })),
    ),
  ];
  const [best] = tries.toSorted((a, b) => Math.abs(missing - a.marks) - Math.abs(missing - b.marks));
  return best && Math.abs(missing - best.marks) < Math.abs(missing) ? best.paper() : [...own];
}

/** How far a paper is from its blueprint: marks first, then ideas that other papers have, then difficulty and topics. */
function distance(blueprint: Blueprint, questions: readonly Candidate[]): number {
  const total = marksIn(questions);
  const again = questions.reduce((sum, { idea }) => sum + (ideas.get(`${blueprint.key} ${idea}`) ?? 0), 0);
  const weights = Object.entries(blueprint.topics);
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const off = weights.reduce((sum, [topic, weight]) => {
    const there = questions.reduce((marks, question) => marks + (question.topic === topic ? question.marks : 0), 0);
    return sum + Math.abs(there / total - weight / all);
  }, 0);
  const shares = difficultyShares(blueprint, questions);
  const uneven = DIFFICULTIES.reduce((sum, level) => sum + Math.abs(shares[level] - blueprint.difficulties[level]), 0);
  return 100 * Math.abs(total - marksOf(blueprint)) + again + 10 * off + 20 * uneven;
}

for (const blueprint of BLUEPRINTS.filter(({ paper }) => /^\d$/.test(paper))) {
  for (const set of SETS) {
    const is = (paper: PracticePaper) =>
      paper.blueprint === blueprint.key &&
      paper.month === set.month &&
      paper.year === set.year &&
      paper.timezone === set.timezone;
    if (kept.some(is)) continue;
    const { candidates, ids } = candidatesOf(blueprint.subject);
    const draws = Array.from({ length: DRAWS }, (_, seed) =>
      completed(blueprint, drawPaper(blueprint, candidates, seed), candidates),
    );
    const [best] = draws.toSorted((a, b) => distance(blueprint, a) - distance(blueprint, b));
    const marks = marksIn(best ?? []);
    lines.push(`${blueprint.key} ${set.month} ${set.year} TZ${set.timezone}: ${marks} of ${marksOf(blueprint)} marks`);
    if (!best || marks !== marksOf(blueprint)) continue;
    for (const { idea } of best) ideas.set(`${blueprint.key} ${idea}`, (ideas.get(`${blueprint.key} ${idea}`) ?? 0) + 1);
    const questions = inOrder(blueprint, best).map(({ id }) => ids.get(id) ?? '');
    for (const id of questions) used.add(id);
    kept.push({ blueprint: blueprint.key, ...set, questions });
  }
}
writeFileSync(resolve(import.meta.dirname, 'papers.json'), `${JSON.stringify(kept, null, 2)}\n`);
process.stdout.write(`${lines.join('\n')}\n${kept.length} practice papers\n`);
