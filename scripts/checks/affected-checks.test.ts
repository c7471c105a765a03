import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installedProgram, ROOT } from '../processes/programs.ts';

/** A small checkout with two folders of the product; what chooses the checks is the real one's. */
const FILES: Record<string, string> = {
  'package.json': '{"packageManager":"npm@11.0.0","workspaces":["api","mfe-a","scripts/layers"]}',
  'package-lock.json': '{"lockfileVersion":3,"packages":{"":{"workspaces":["api","mfe-a","scripts/layers"]}}}',
  'tsconfig.base.json': '{}',
  'docs/glossary.md': '# Words',
  'api/package.json': '{"name":"api","scripts":{"lint":"x","types":"x","test":"x"}}',
  'api/src/app.ts': 'export const app = 1;',
  'api/.data/left-behind.ts': 'Nothing of the checkout.',
  'mfe-a/package.json': '{"name":"mfe-a","scripts":{"lint":"x","types":"x","test":"x"}}',
  'mfe-a/src/root.test.tsx': 'export const root = 1;',
};
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { check: string } };
const [, ...check] = scripts.check.split(' ');
const REAL = ['turbo.json', 'scripts/layers/turbo.json', 'scripts/layers/package.json', '.gitignore'];

let folder: string;
const git = (...options: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...options], { cwd: folder });
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

/** What `npm run check` would run, once `file` has changed. */
function chosenFor(file: string): string[] {
  write(file, 'Changed');
  const { file: turbo } = installedProgram('turbo', 'turbo');
  const output = execFileSync(turbo, [...check, '--dry=json'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, TURBO_SCM_BASE: 'main', TURBO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { tasks } = JSON.parse(output) as { tasks: { taskId: string; command: string }[] };
  return tasks.filter(({ command }) => command !== '<NONEXISTENT>').map(({ taskId }) => taskId);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'affected-'));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  for (const file of REAL) cpSync(join(ROOT, file), join(folder, file));
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message=All of it');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['api/src/app.ts', ['@scripts/layers#test', 'api#lint', 'api#test', 'api#types']],
  ['mfe-a/src/root.test.tsx', ['@scripts/layers#test', 'mfe-a#lint', 'mfe-a#test', 'mfe-a#types']],
  ['docs/glossary.md', ['@scripts/layers#test']],
  ['api/.data/left-behind.ts', []],
])('a change of %s chooses what reads it, and what reads the whole checkout', (file, chosen) => {
  git('reset', '--quiet', '--hard');
  expect(chosenFor(file).toSorted()).toEqual(chosen);
});
