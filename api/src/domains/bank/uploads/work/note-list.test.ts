import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NoteList } from './note-list.ts';

test('shortens a field of many megabytes, on screen and in the file of notes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'notes-'));
  const path = join(folder, 'notes.csv');
  const notes = new NoteList(path);
  const book = 'x'.repeat(20_000_000);
  notes.add({ kind: 'left_out', row: 1, column: book, item: book, message: book });
  await notes.end();
  expect(notes.shown.map(({ column, item, message }) => [column.length, item.length, message.length])).toEqual([[200, 200, 500]]);
  expect((await readFile(path)).length).toBeLessThan(1_000);
  await rm(folder, { recursive: true });
});
