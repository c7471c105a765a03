/**
 * `npm run pictures -w design-system [-- --update]`: every story in both themes and two widths, against the kept
 * picture; `--update` keeps today's.
 */
import { globSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { saveChangedPictures } from '../checks/changed-pictures.ts';
import { picturesProgram } from '../checks/checks.ts';
import { command } from '../processes/command.ts';
import { Fault } from '../processes/fault.ts';
import { run, runOrFail } from '../processes/programs.ts';
import { printLine } from '../processes/steps.ts';
import { turbo } from '../system/build.ts';

const KEPT = join(import.meta.dirname, 'kept');
const started = Date.now();

await command(async (signal) => {
  const [option] = process.argv.slice(2);
  if (option !== undefined && option !== '--update') throw new Fault(`There is no option ${option}: --update alone.`);
  await runOrFail(turbo('The Storybook build', ['build-storybook']), { signal });
  const program = picturesProgram(option === '--update' ? ['--update-snapshots=changed'] : []);
  const { code } = await run(program, { signal, onLine: printLine });
  if (option === '--update') await recompress();
  const changed = saveChangedPictures();
  if (code !== 0 && changed !== '') printLine(changed);
  process.exitCode = code;
});

/** Recompresses the pictures updated by this run, without loss: to about a fifth of what the browser writes. */
async function recompress(): Promise<void> {
  for (const file of globSync('*/*.webp', { cwd: KEPT }).map((path) => join(KEPT, path))) {
    if ((await stat(file)).mtimeMs < started) continue;
    await writeFile(
      file,
      await sharp(await readFile(file))
        .webp({ lossless: true, effort: 6 })
        .toBuffer(),
    );
  }
}
