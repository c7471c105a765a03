import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../processes/programs.ts';
import { brokenRules, EXEMPT, linesForbidden, SOURCE_RULES } from './source-rules.ts';

/** Of each rule, lines that it forbids and lines that it lets pass. */
const LINES: Readonly<Record<string, { forbidden: readonly string[]; allowed: readonly string[] }>> = {
  'limits come from the contract': {
    forbidden: [
      'export const name = <TextField label="Name" maxLength={300} />;',
      'export const shortest = <TextField label="Reason" minLength={3} />;',
      'export const either = <TextField label="Name" maxLength={isShort ? 20 : LONGEST_NAME} />;',
      "export const property = { label: 'Figures', maxLength: 12 };",
      "export const rows = { legend: 'Units', most: 8 };",
      'export const least = <NumberField onChange={() => set(1)} min={5} />;',
      'export const most = <input max={240} />;',
    ],
    allowed: [
      'export const named = <TextField label="Name" maxLength={LONGEST_NAME} />;',
      "export const namedProperty = { label: 'Figures', maxLength: LONGEST_NAME };",
      "export const counted = { legend: 'Units', most: Math.max(rows.most, 1) };",
      'export const namedMost = <NumberField label="Minutes" max={PLAN_MINUTES.most} />;',
      'export const done = <ProgressBar label="Done" max={100} />;',
    ],
  },
  'one way to a transaction': {
    forbidden: ['await db.transaction(run);', 'await call.db.transaction(async (transaction) => save(transaction), settings);'],
    allowed: ['await inTransaction(db, run);', 'const isInside = db.isTransaction;'],
  },
  'rows are checked': {
    forbidden: ["const { rows } = await db.raw('SELECT 1');", "const found = (await db.raw('SELECT 1')).rows;"],
    allowed: ["const checked = await queryRows(db.raw('SELECT 1'), rowSchema);", 'const { rows } = table;'],
  },
  'settings are declared': {
    forbidden: [
      'const port = process.env.PORT;',
      "const mode = process.env['NODE_ENV'];",
      'const log = env.LOG_LEVEL;',
      'const { HOME } = process.env;',
    ],
    allowed: ['const settings = readSettings(shape, process.env);', 'const other = env.level;'],
  },
};

it.each(SOURCE_RULES.map((rule) => [rule.name, rule] as const))('%s: finds what is forbidden, and nothing else', (name, rule) => {
  const { forbidden = [], allowed = [] } = LINES[name] ?? {};
  expect([forbidden.length, allowed.length], 'something forbidden and something allowed').not.toContain(0);
  const text = [...forbidden, ...allowed].join('\n');
  expect([...new Set(linesForbidden(rule, text))]).toEqual(forbidden.map((_, index) => index + 1));
  expect(linesForbidden(rule, `// ${EXEMPT} a reason.\n${forbidden[0]}`)).toEqual([]);
});

it('no source breaks a rule', () => {
  expect(brokenRules(ROOT)).toEqual([]);
});

it('every rule applies to sources, and recommends what is there', () => {
  for (const { name, applies, instead } of SOURCE_RULES) {
    expect(applies('api/src/app.ts') || applies('mfe-tests/src/root.tsx'), name).toBe(true);
    expect(applies('api/src/app.test.ts'), name).toBe(false);
    const [, names = '', from = ''] = /((?:\w+, )*\w+ or \w+) of ([\w/-]+\.ts)/.exec(instead) ?? [];
    for (const [file] of instead.matchAll(/\b[\w/-]+\.ts\b/g)) expect(existsSync(join(ROOT, file)), file).toBe(true);
    for (const exported of names.split(/, | or /).filter((part) => part !== '')) {
      expect(readFileSync(join(ROOT, from), 'utf8'), `${exported} of ${from}`).toMatch(
        new RegExp(`export (?:async )?(?:function|const) ${exported}\\b`),
      );
    }
  }
});
