import { writeFileSync } from 'node:fs';
import { BLUEPRINTS, type Blueprint, type Candidate, drawPaper, marksOf } from '@api/drawing';
import { wholeBank as bank } from '../courses/whole-bank.ts';
import { candidatesOf } from './candidates.ts';
import { DIFFICULTIES, difficultyShares } from './difficulty.ts';
import { type PracticePaper, practicePapers } from './practice-papers.ts';

/**
 * `npm run compose-papers -w bank`: makes the practice papers that are missing, of questions that stand on none, and writes them to the drawing package's
 * `practice-papers.json`, where they stay as they are: learners have taken them. To make a paper again, strike it out there first.
 * `--from-nothing` makes all of them again; names of courses (`math-`) limit both to the blueprints that begin so.
 */
const SETS = [1, 2, 3] as const;
/** Draws of which the best is taken. */
const DRAWS = 100;

const starts = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isWanted = ({ key }: { key: string }) => starts.length === 0 || starts.some((start) => key.startsWith(start));
const isAgain = process.argv.includes('--from-nothing');
const kept: PracticePaper[] = practicePapers.filter(({ blueprint }) => !(isAgain && isWanted({ key: blueprint })));
const used = new Set(kept.flatMap(({ questions }) => questions));
const ideaOf = new Map(bank.map(({ id, template }) => [id, template ?? id]));
/** How many papers of a blueprint ask an idea. */
const ideas = new Map<string, number>();
const remember = ({ blueprint, questions }: PracticePaper) => {
  for (const place of questions.map((id) => `${blueprint} ${ideaOf.get(id)}`)) ideas.set(place, (ideas.get(place) ?? 0) + 1);
};
kept.forEach(remember);
const lines: string[] = [];

const marksIn = (questions: readonly Candidate[]) => questions.reduce((sum, { marks }) => sum + marks, 0);

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
  return 100 * Math.abs(total - marksOf(blueprint)) + 4 * again + 20 * off + 20 * uneven;
}

for (const blueprint of BLUEPRINTS.filter((one) => /^\d$/.test(one.paper) && isWanted(one))) {
  for (const set of SETS) {
    if (kept.some((paper) => paper.blueprint === blueprint.key && paper.set === set)) continue;
    const candidates = candidatesOf(blueprint.subject).filter(({ id }) => !used.has(bank[id]?.id ?? ''));
    const fresh = candidates.filter(({ idea }) => !ideas.has(`${blueprint.key} ${idea}`));
    const draws = [fresh, candidates].flatMap((from) =>
      Array.from({ length: DRAWS }, (_, seed) => drawPaper(blueprint, from, seed)),
    );
    const [best] = draws.toSorted((a, b) => distance(blueprint, a) - distance(blueprint, b));
    const marks = marksIn(best ?? []);
    lines.push(`${blueprint.key}, set ${set}: ${marks} of ${marksOf(blueprint)} marks in ${best?.length ?? 0} questions`);
    if (!best || marks !== marksOf(blueprint)) continue;
    const questions = best.flatMap(({ id }) => bank[id]?.id ?? []);
    for (const id of questions) used.add(id);
    const paper = { blueprint: blueprint.key, set, questions };
    remember(paper);
    kept.push(paper);
  }
}
const order = BLUEPRINTS.map(({ key }) => key);
kept.sort((a, b) => order.indexOf(a.blueprint) - order.indexOf(b.blueprint) || a.set - b.set);
const file = new URL(import.meta.resolve('@api/drawing/practice-papers.json'));
writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
process.stdout.write(`${lines.join('\n')}\n${kept.length} practice papers\n`);
