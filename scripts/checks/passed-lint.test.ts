import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedSinceLint, hashFiles, savePassedLint } from './passed-lint.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'passed-lint-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
  writeFileSync(join(root, '.gitignore'), 'node_modules/\n');
  for (const file of ['biome.json', 'package-lock.json', 'a.ts', 'b.tsx', 'c.md']) write(file, 'first');
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const changed = () => changedSinceLint(hashFiles(root), root);

it('names the files that were changed or added since all passed', () => {
  expect(changed()).toBeNull();
  savePassedLint(hashFiles(root), root);
  expect(changed()).toEqual([]);
  write('a.ts', 'second');
  write('d.css', 'new');
  write('c.md', 'second');
  expect(changed()?.sort()).toEqual(['a.ts', 'd.css']);
  rmSync(join(root, 'a.ts'));
  expect(changed()).toEqual(['d.css']);
});

it.each(['biome.json', 'package-lock.json'])('asks for all files once %s has changed', (file) => {
  savePassedLint(hashFiles(root), root);
  write(file, 'second');
  expect(changed()).toBeNull();
});
