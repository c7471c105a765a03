import { closeSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

/** Takes nothing: writing there is as on a full disk. */
const FULL = '/dev/full';

test.runIf(process.platform === 'linux')('a log that cannot be written takes nobody along', () => {
  const fd = openSync(FULL, 'w');
  const log = createLog({ LOG_LEVEL: 'info', NODE_ENV: 'production' }, fd);
  const long = 'x'.repeat(100_000);
  for (let line = 0; line < 50; line += 1) expect(() => log.info({ long }, 'said')).not.toThrow();
  closeSync(fd);
});
