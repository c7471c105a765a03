import { judge } from '../src/index.ts';
import { drawnForms } from './drawn-forms.ts';

/** `npm run check:judging -- [seed]`: 10,000 right and 10,000 wrong forms; lists those that are misjudged, and fails where any are. */
const EACH = 10_000;
const seed = Number(process.argv[2] ?? 1);

let [right, wrong, slowest] = [0, 0, 0];
const misjudged: string[] = [];
for (const form of drawnForms(EACH, seed)) {
  const start = performance.now();
  const { verdict } = judge(form.key, form.typed);
  slowest = Math.max(slowest, performance.now() - start);
  if (form.right) right += 1;
  else wrong += 1;
  if ((verdict === 'right') !== form.right || verdict === 'unreadable') {
    misjudged.push(`${form.family}: ${form.typed}  is ${verdict} by ${JSON.stringify(form.key)}`);
  }
}
const print = (line: string) => process.stdout.write(`${line}\n`);
misjudged.forEach(print);
print(
  `${right} right and ${wrong} wrong forms, ${misjudged.length} misjudged; the slowest took ${slowest.toFixed(1)} ms (seed ${seed})`,
);
if (misjudged.length > 0) process.exitCode = 1;
