import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { nodeProgram, ROOT } from '../processes/programs.ts';
import { CHANGED_PICTURES, saveChangedPictures } from './changed-pictures.ts';
import { pictures, runCheck } from './checks.ts';

/** A folder with these files, each of a hundred bytes. */
function folderWith(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'changed-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file.padEnd(100).slice(0, 100));
  }
  return folder;
}

const parts = (look: string, id: string) =>
  ['expected', 'actual', 'diff'].map((kind) => `stories-Components-Bu-4f1-${look}/components-button--${id}-${kind}.webp`);
const found = (folder: string) => globSync('**/*.webp', { cwd: folder }).toSorted();

it('lays out what differs by look and name, in place of what differed before, and says where', () => {
  const from = folderWith(...parts('light-390', 'sizes'), 'other-dark-1280/components-new--one-actual.webp', '.last-run.json');
  const to = folderWith('dark-390/components-old--one-diff.webp');
  expect(saveChangedPictures({ from, to })).toContain(`What differs is in ${to}:`);
  expect(found(to)).toEqual([
    'dark-1280/components-new--one-actual.webp',
    'light-390/components-button--sizes-actual.webp',
    'light-390/components-button--sizes-diff.webp',
    'light-390/components-button--sizes-expected.webp',
  ]);
  expect(readFileSync(join(to, 'light-390/components-button--sizes-diff.webp'), 'utf8')).toContain('4f1-light-390');
});

it('keeps no more than there is room for, whole pictures each, and says how many are left out', () => {
  const from = folderWith(...['a', 'b', 'c'].flatMap((id) => parts('light-390', id)));
  const to = folderWith();
  const said = saveChangedPictures({ from, to, most: 700 });
  expect(found(to)).toHaveLength(6);
  expect(said).toContain(`There was no room for 1 of 3, which are in ${from}: light-390/components-button--c`);
});

it('leaves nothing and says nothing where no picture differs', () => {
  const to = folderWith('dark-390/components-old--one-diff.webp');
  expect(saveChangedPictures({ from: folderWith(), to })).toBe('');
  expect(found(to)).toEqual([]);
});

it('are named in the failure of the check, with the path that CI keeps', async () => {
  expect(CHANGED_PICTURES).toBe(join(ROOT, 'test-results/pictures'));
  expect(readFileSync(join(ROOT, '.ci/run'), 'utf8')).toContain('test-results/pictures');
  expect(pictures('/reports').afterwards).toBe(saveChangedPictures);
  const from = folderWith(...parts('light-390', 'sizes'));
  const to = folderWith();
  const check = {
    ...pictures('/reports'),
    program: nodeProgram('Pictures', '-e', ['process.exit(1)']),
    afterwards: () => saveChangedPictures({ from, to }),
  };
  expect(await runCheck(check, AbortSignal.timeout(60_000))).toMatchObject({ failed: 1, output: expect.stringContaining(to) });
});
