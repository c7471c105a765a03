/** `npm run test:new-code`: whether what the commands for new code write passes lint, types and its own tests, in a copy of the checkout. */
import { rm } from 'node:fs/promises';
import { copyCheckout, lintAndTypes, ownTests, writeSamples } from './new-code/samples.ts';
import { command } from './processes/command.ts';
import { runOrFail } from './processes/programs.ts';
import { step } from './processes/steps.ts';

await command(async (signal, undo) => {
  const root = await copyCheckout();
  undo.defer(() => rm(root, { recursive: true, force: true }));
  const files = await writeSamples(root);
  for (const program of [...lintAndTypes(root, files), ...ownTests(root)]) {
    await step('Check', async (note) => {
      note(program.name.replace(root, '.'));
      await runOrFail(program, { signal });
    });
  }
});
