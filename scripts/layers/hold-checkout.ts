/** Checks the whole checkout against the layering rules, as `npm test` does. Part of `npm test -w @scripts/layers`. */
import { command } from '../processes/command.ts';
import { run } from '../processes/programs.ts';
import { printLine } from '../processes/steps.ts';
import { layersOfCheckout } from './layers.ts';

await command(async (signal) => {
  const { code, output } = await run(layersOfCheckout(), { signal });
  printLine(output.trim());
  process.exitCode = code;
});
