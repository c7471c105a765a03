/**
 * Command: `npm run check:bank [every]`. Plants faults in the first variant of every template (or of every so many) and tells by kind how many
 * the checks let pass, and where. It names each template on the way: one whose writing loops for ever on a wrong result is then seen.
 */

import { deal } from 'api/seed/deal';
import { writeVariants } from '../bank-rules.ts';
import { templates } from '../courses/index.ts';
import { mutate, type Outcome, tally } from './mutations.ts';

const every = Number(process.argv[2] ?? 1);
const outcomes: Outcome[] = [];
for (const template of templates) {
  const [first] = deal(template.key, every) === 0 ? writeVariants({ ...template, variants: template.variants.slice(0, 1) }) : [];
  if (first) process.stderr.write(`${template.key}\n`);
  if (first) outcomes.push(...mutate(template, first));
}
for (const { kind, template, what } of outcomes.filter(({ caught }) => !caught)) {
  process.stdout.write(`passed  ${kind.padEnd(15)} ${template}  ${what}\n`);
}
process.stdout.write('\n');
for (const [kind, { planted, passed }] of Object.entries(tally(outcomes))) {
  const share = planted === 0 ? 0 : (100 * passed) / planted;
  process.stdout.write(
    `${kind.padEnd(16)} ${String(planted).padStart(6)} planted ${String(passed).padStart(5)} passed  ${share.toFixed(1)} %\n`,
  );
}
