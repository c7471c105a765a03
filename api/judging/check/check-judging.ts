import { judge } from '../src/index.ts';
import { drawnForms } from './drawn-forms.ts';
import { examinerForms } from './examiner-forms.ts';
import type { Form } from './form.ts';
import { humanForms } from './human-forms.ts';

/**
 * `npm run check:judging -w @api/judging -- [seed]`: 20,000 forms of each generator and all written by hand. Fails if
 * more than 0.1 % are misjudged, or 0.5 % of those by hand.
 */
const EACH = 20_000;
const seed = Number(process.argv[2] ?? 1);
const SOURCES: readonly (readonly [name: string, forms: () => Iterable<Form>, share: number])[] = [
  ['drawn', () => drawnForms(EACH / 2, seed), 0.001],
  ['as people type', () => humanForms(EACH, seed), 0.001],
  ['by hand', examinerForms, 0.005],
];

const print = (line: string) => process.stdout.write(`${line}\n`);
for (const [name, forms, share] of SOURCES) {
  const kinds = new Map<string, { forms: number; misjudged: number }>();
  let slowest = 0;
  for (const { key, typed, wanted, family } of forms()) {
    const start = performance.now();
    const { verdict } = judge(key, typed);
    slowest = Math.max(slowest, performance.now() - start);
    const kind = kinds.get(family) ?? { forms: 0, misjudged: 0 };
    kinds.set(family, { forms: kind.forms + 1, misjudged: kind.misjudged + Number(verdict !== wanted) });
    if (verdict !== wanted) print(`${family}: ${typed} is ${verdict}, not ${wanted}, by ${JSON.stringify(key)}`);
  }
  const all = [...kinds.values()].reduce((sum, one) => ({
    forms: sum.forms + one.forms,
    misjudged: sum.misjudged + one.misjudged,
  }));
  print(`\n${name}: ${all.forms} forms, ${all.misjudged} misjudged; the slowest took ${slowest.toFixed(1)} ms (seed ${seed})`);
  for (const [family, { forms: count, misjudged }] of kinds) print(`  ${family.padEnd(40)} ${count} ${misjudged}`);
  if (all.misjudged > share * all.forms) process.exitCode = 1;
}
