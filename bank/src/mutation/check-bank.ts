/**
 * Command: `npm run plant-faults -w bank`, on all cores. Plants faults in every form of every template and tells by course and kind how many the
 * checks let pass, and where. `--course physics` looks at one course, `--template physics-a2` at templates whose key begins so,
 * `--every 25` at one template in so many.
 */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { seededIndex } from '@api/drawing';
import { templates } from '../courses/index.ts';
import { courseOf, type MutationResult, tally } from './mutations.ts';

const { values } = parseArgs({
  options: { course: { type: 'string' }, template: { type: 'string', default: '' }, every: { type: 'string', default: '1' } },
});
const wanted = templates.filter(
  (template) =>
    template.key.startsWith(values.template) &&
    (values.course === undefined || courseOf(template) === values.course) &&
    seededIndex(template.key, Number(values.every)) === 0,
);
if (wanted.length === 0) {
  process.stderr.write(`No template is meant. Courses: ${[...new Set(templates.map(courseOf))].join(', ')}\n`);
  process.exit(1);
}

const outcomes: MutationResult[] = [];
/** Templates with which a thread ended: a wrong result took all its memory. */
const broken: string[] = [];
const waiting = wanted.map(({ key }) => key);

/** Works through what is waiting in a thread of its own. */
function work(): Promise<void> {
  const { promise, resolve: ready } = Promise.withResolvers<void>();
  const worker = new Worker(resolve(import.meta.dirname, 'mutation-worker.ts'));
  let current: string | undefined;
  const next = () => {
    current = waiting.shift();
    if (current === undefined) void worker.terminate().then(() => ready());
    else worker.postMessage(current);
  };
  worker.on('message', (made: MutationResult[]) => {
    outcomes.push(...made);
    next();
  });
  worker.on('error', (error) => {
    broken.push(`${current}: ${error.message}`);
    void work().then(ready);
  });
  next();
  return promise;
}
await Promise.all(Array.from({ length: availableParallelism() }, work));

const order = new Map(wanted.map(({ key }, index) => [key, index]));
outcomes.sort((a, b) => (order.get(a.template) ?? 0) - (order.get(b.template) ?? 0));
const lines = outcomes
  .filter(({ outcome }) => outcome !== 'caught')
  .map(({ outcome, kind, template, variant, what }) => `${outcome.padEnd(8)} ${kind.padEnd(15)} ${template}-${variant}  ${what}`);
for (const one of broken) lines.push(`broken   ${one}`);

const byCourse = Map.groupBy(outcomes, ({ template }) => {
  const found = wanted.find(({ key }) => key === template);
  return found ? courseOf(found) : '';
});
for (const [course, own] of [...byCourse, ['all', outcomes] as const]) {
  lines.push('', course);
  for (const [kind, { planted, passed, endless }] of Object.entries(tally(own))) {
    const share = planted === 0 ? '' : `${((100 * passed) / planted).toFixed(1)} %`;
    lines.push(
      `  ${kind.padEnd(15)} ${`${planted}`.padStart(6)} planted ${`${passed}`.padStart(5)} passed ${share.padStart(7)} ${`${endless}`.padStart(4)} never ended`,
    );
  }
}
process.stdout.write(`${lines.join('\n')}\n`);
