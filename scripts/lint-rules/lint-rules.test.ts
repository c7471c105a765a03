import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installedProgram, ROOT, run } from '../processes/programs.ts';

/** Of each rule, lines that it forbids and lines that it lets pass. */
const FIXTURES: Readonly<Record<string, { forbidden: readonly string[]; allowed: readonly string[] }>> = {
  'limits-come-from-the-contract': {
    forbidden: [
      'export const name = <TextField label="Name" maxLength={300} />;',
      'export const oneDigit = <TextField label="Code" maxLength={2} />;',
      'export const shortest = <TextField label="Reason" minLength={3} />;',
      'export const either = <TextField label="Name" maxLength={isShort ? 20 : LONGEST_NAME} />;',
      "export const property = { label: 'Figures', maxLength: 12 };",
      "export const rows = { legend: 'Units', most: 8 };",
      'export const least = <NumberField label="Minutes" min={5} />;',
      'export const most = <NumberField label="Minutes" max={240} />;',
    ],
    allowed: [
      'export const named = <TextField label="Name" maxLength={LONGEST_NAME} />;',
      "export const namedProperty = { label: 'Figures', maxLength: LONGEST_NAME };",
      "export const counted = { legend: 'Units', most: Math.max(rows.most, 1) };",
      'export const namedMost = <NumberField label="Minutes" max={PLAN_MINUTES.most} />;',
      'export const done = <ProgressBar label="Done" max={100} />;',
    ],
  },
  'one-way-to-a-transaction': {
    forbidden: ['await db.transaction(run);', 'await call.db.transaction(async (transaction) => save(transaction), settings);'],
    allowed: ['await inTransaction(db, run);', 'const isInside = db.isTransaction;'],
  },
  'rows-are-checked': {
    forbidden: ["const { rows } = await db.raw('SELECT 1');", "const found = (await db.raw('SELECT 1')).rows;"],
    allowed: ["const checked = await queryRows(db.raw('SELECT 1'), rowSchema);", 'const { rows } = table;'],
  },
  'settings-are-declared': {
    forbidden: [
      'const port = process.env.PORT;',
      "const mode = process.env['NODE_ENV'];",
      'const log = env.LOG_LEVEL;',
      'const { HOME } = process.env;',
    ],
    allowed: ['const settings = readSettings(shape, process.env);', 'const other = env.level;'],
  },
};

const RULES = globSync('*.grit', { cwd: import.meta.dirname }).map((file) => basename(file, '.grit'));
const messageOf = (rule: string) =>
  /message="([^"]+)"/.exec(readFileSync(join(import.meta.dirname, `${rule}.grit`), 'utf8'))?.[1] ?? '';

let folder: string;
/** What the linter says of all fixtures, a line each. */
let said: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lint-rules-'));
  const plugins = RULES.map((rule) => join(import.meta.dirname, `${rule}.grit`));
  await writeFile(join(folder, 'biome.json'), JSON.stringify({ plugins, linter: { rules: { preset: 'none' } } }));
  for (const [rule, { forbidden, allowed }] of Object.entries(FIXTURES)) {
    await writeFile(join(folder, `${rule}.tsx`), [...forbidden, ...allowed].map((line) => `${line}\n`).join(''));
  }
  const lint = installedProgram('Lint', 'biome', ['lint', '--reporter=github', '--max-diagnostics=none', '.']);
  said = (await run({ ...lint, directory: folder })).output.split('\n').filter((line) => line.startsWith('::error'));
});
afterAll(() => rm(folder, { recursive: true }));

it.each(RULES)('%s finds what it forbids, and nothing else', (rule) => {
  const { forbidden, allowed } = FIXTURES[rule] ?? { forbidden: [], allowed: [] };
  expect([forbidden.length, allowed.length], 'something forbidden and something allowed').not.toContain(0);
  const found = said.filter((line) => line.includes(messageOf(rule)) && line.includes(`${rule}.tsx`));
  const lines = [...forbidden, ...allowed];
  expect([...new Set(found.map((line) => lines[Number(/\bline=(\d+)/.exec(line)?.[1]) - 1]))].toSorted()).toEqual(
    forbidden.toSorted(),
  );
});

it.each(RULES)('%s recommends what there is', (rule) => {
  const message = messageOf(rule);
  for (const [file] of message.matchAll(/\b[\w/-]+\.ts\b/g)) expect(existsSync(join(ROOT, file)), file).toBe(true);
  const [, names = '', from = ''] = /((?:\w+, )*\w+ or \w+) of ([\w/-]+\.ts)/.exec(message) ?? [];
  for (const name of names === '' ? [] : names.split(/, | or /)) {
    expect(readFileSync(join(ROOT, from), 'utf8'), `${name} of ${from}`).toMatch(
      new RegExp(`export (?:async )?(?:function|const) ${name}\\b`),
    );
  }
});
