import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

/** Takes nothing: writing there is as on a full disk. */
const FULL = '/dev/full';

test.runIf(process.platform === 'linux').each(['production', 'development'] as const)(
  'a log that cannot be written ends nothing: %s',
  async (NODE_ENV) => {
    const fd = openSync(FULL, 'w');
    const log = createLog({ LOG_LEVEL: 'info', NODE_ENV }, fd);
    const long = 'x'.repeat(100_000);
    for (let line = 0; line < 50; line += 1) {
      expect(() => log.info({ long }, 'said')).not.toThrow();
      await new Promise(setImmediate);
    }
    closeSync(fd);
  },
);

test('lines are for people while developing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  const fd = openSync(join(folder, 'log'), 'w');
  createLog({ LOG_LEVEL: 'info', NODE_ENV: 'development' }, fd).info({ port: 1 }, 'serving');
  await expect.poll(() => readFileSync(join(folder, 'log'), 'utf8')).toMatch(/INFO.*serving/);
  closeSync(fd);
  rmSync(folder, { recursive: true });
});

test('an error is written down without the values that it is about', () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  const fd = openSync(join(folder, 'log'), 'w');
  const log = createLog({ LOG_LEVEL: 'info', NODE_ENV: 'production' }, fd);
  const error = Object.assign(new Error('no connection'), {
    ...{ code: '23514', bindings: ['kept 1'], detail: 'Failing row: kept 2', where: 'kept 3', internalQuery: 'kept 4' },
  });
  log.child({ requestId: 'one' }).error({ err: error }, 'failed');
  log.error({ err: 'a word' }, 'failed');
  closeSync(fd);
  const [line = '', word = ''] = readFileSync(join(folder, 'log'), 'utf8').split('\n');
  expect(line).not.toContain('kept');
  expect(JSON.parse(line)).toMatchObject({ requestId: 'one', err: { message: 'no connection', code: '23514' } });
  expect(JSON.parse(word).err).toBe('a word');
  rmSync(folder, { recursive: true });
});
