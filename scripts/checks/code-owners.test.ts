import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../processes/programs.ts';

const owned = readFileSync(join(ROOT, '.github/CODEOWNERS'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/\s+/));
const folders = owned.flatMap(([pattern = '']) => (/^\/.*\/$/.test(pattern) ? [pattern.slice(1, -1)] : []));

it('assigns every folder of the checkout to an owner', () => {
  const paths = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
  const top = new Set(paths.filter((path) => path.includes('/')).map((path) => path.slice(0, path.indexOf('/'))));

  expect([...top].filter((name) => !folders.includes(name) && !(name.startsWith('mfe-') && folders.includes('mfe-*')))).toEqual(
    [],
  );
});

it('names folders that are there, each with its owners', () => {
  expect(folders.filter((folder) => folder !== 'mfe-*' && !existsSync(join(ROOT, folder)))).toEqual([]);
  expect(owned.filter(([, ...owners]) => owners.length === 0 || owners.some((owner) => !owner.startsWith('@')))).toEqual([]);
});
