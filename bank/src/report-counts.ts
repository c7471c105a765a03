import { clones, countTopics, isShort } from './counts.ts';
import { courses, templates } from './courses/index.ts';
import { wholeBank as bank } from './courses/whole-bank.ts';

/**
 * `npm run counts -w bank`: how much the bank holds, and where it holds too little. `npm run counts -w bank math-aa` says it of the
 * courses and templates that begin so (templates of Maths AA: `npm run counts -w bank math-aa aa-`).
 */
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.some((start) => name.startsWith(start));

const lines: string[] = [];
const counts = countTopics(courses, bank);
for (const { slug } of courses.filter((course) => isWanted(course.slug))) {
  const own = counts.filter(({ subject }) => subject === slug);
  const leaves = own.filter(({ leaf }) => leaf);
  const short = own.filter(isShort);
  const questions = bank.filter(({ subject }) => subject === slug);
  lines.push(`${slug}: ${questions.length} questions, ${leaves.length} leaves; ${short.length} topics with too little`);
  for (const { number, name, questions: held, templates: kinds } of short)
    lines.push(`  ${number} ${name}: ${held} from ${kinds}`);
}
const cloned = [...clones(bank)].filter(([template]) => isWanted(template));
lines.push(`${cloned.length} templates have too many questions that differ in their numbers alone`);
lines.push(cloned.map(([template, alike]) => `  ${template}: ${alike}`).join('\n'));
lines.push(`In all ${bank.length} questions from ${templates.length} templates`);
process.stdout.write(`${lines.join('\n')}\n`);
