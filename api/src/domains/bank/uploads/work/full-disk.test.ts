import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROWS } from '@api/question-files';
import { afterAll, expect, test } from 'vitest';
import { NoteList } from './note-list.ts';
import { FaultyLines, writeRest } from './rest-file.ts';

/** A file on a disk that is always full. */
const FULL = '/dev/full';

const folder = await mkdtemp(join(tmpdir(), 'full-disk-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Lets the failed write reject before it is awaited. */
async function letItFail(): Promise<void> {
  for (let round = 0; round < 50; round += 1) await stat(folder);
}

test('notes that a full disk does not take are an error of the run alone', async () => {
  const notes = new NoteList(FULL);
  notes.add({ kind: 'fault', row: 1, column: 'marks', item: '', message: 'Please enter the marks' });
  await letItFail();
  notes.add({ kind: 'fault', row: 2, column: 'marks', item: '', message: 'Please enter the marks' });
  await expect(notes.end()).rejects.toMatchObject({ code: 'ENOSPC' });
});

test('so is the file of what was not taken', async () => {
  const rows = Array.from({ length: 2_000 }, (_, line) => JSON.stringify({ line, cells: ['words '.repeat(20)] }));
  await writeFile(join(folder, ROWS), rows.join('\n'));
  const faulty = new FaultyLines();
  for (const line of rows.keys()) faulty.add(line, 'Please enter the marks');
  await expect(writeRest(folder, { head: ['marks'], faulty, path: FULL })).rejects.toMatchObject({ code: 'ENOSPC' });
});
