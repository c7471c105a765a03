import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { runOrFail } from '../processes/programs.ts';
import { copyCheckout, lintAndTypes, writeSamples } from './samples.ts';

// Its own tests run by `npm run test:new-code`: they take as long as this. The limit is for what hangs: a machine with much else to do
// checks types ten times as long.
it('what the commands for new code write passes lint and types', { timeout: 600_000 }, async () => {
  const root = await copyCheckout();
  try {
    const files = await writeSamples(root);
    expect(files).not.toEqual([]);
    for (const program of lintAndTypes(root, files)) await runOrFail(program);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
