import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { requireSpace } from './free-space.ts';
import { rotateLog } from './log-rotation.ts';

let folder: string;
let log: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'logs-'));
  log = join(folder, 'api.log');
});
afterEach(() => rmSync(folder, { recursive: true }));

const LIMITS = { mostBytes: 10, kept: 2 };
const textOf = (file: string) => readFileSync(file, 'utf8');

it('puts a large log aside while its service keeps writing, and lets the oldest go', async () => {
  const service = openSync(log, 'a');
  for (const round of ['first', 'second', 'third']) {
    writeSync(service, `${round} ${'.'.repeat(10)}`);
    await rotateLog(log, LIMITS);
  }
  writeSync(service, 'now');
  closeSync(service);
  expect([log, `${log}.1`, `${log}.2`].map((file) => textOf(file).split(' ')[0])).toEqual(['now', 'third', 'second']);
  expect(existsSync(`${log}.3`)).toBe(false);
});

it('leaves a small log, and a missing one', async () => {
  await rotateLog(log, LIMITS);
  writeFileSync(log, 'short');
  await rotateLog(log, LIMITS);
  expect(textOf(log)).toBe('short');
  expect(existsSync(`${log}.1`)).toBe(false);
});

it('says how much room there is and how much is needed', async () => {
  await expect(requireSpace(folder, Number.MAX_SAFE_INTEGER)).rejects.toThrow(
    / has \d+ MB free, and \d+ MB are needed: free some space/,
  );
  await requireSpace(folder, 0);
});
