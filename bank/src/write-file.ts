/**
 * Command: `node bank/src/write-file.ts FILE [ROUNDS]`. Writes the bank's question file; the same templates always give the same
 * bytes. With ROUNDS it is a sample for tests: every template, at most so many of its variants at a topic, and all practice papers.
 */
import { mkdirSync, renameSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { courses, templates } from './courses/index.ts';
import { writeBank } from './write-bank.ts';

const [path, rounds] = process.argv.slice(2);
if (!path) {
  process.stderr.write('Say where to: node bank/src/write-file.ts FILE [ROUNDS]\n');
  process.exit(1);
}
mkdirSync(dirname(path), { recursive: true });
// A reader in the meantime finds the previous file complete.
const unfinished = `${path}.${process.pid}`;
const file = await open(unfinished, 'w');
let questions = 0;
let block = '';
for (const line of writeBank(courses, templates, rounds === undefined ? undefined : Number(rounds))) {
  if (line.startsWith('{"record":"question"')) questions += 1;
  block += line;
  if (block.length < 1_000_000) continue;
  await file.write(block);
  block = '';
}
await file.write(block);
await file.close();
renameSync(unfinished, path);
process.stdout.write(`${questions} questions of ${templates.length} templates: ${path}\n`);
