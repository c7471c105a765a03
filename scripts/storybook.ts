/** `npm run storybook`: the design system on http://localhost:6006. */
import { command, stopRequest } from './processes/command.ts';
import { Fault } from './processes/fault.ts';
import { requirePort } from './processes/port.ts';
import { startService, workspaceProgram } from './processes/programs.ts';
import { printLine } from './processes/steps.ts';
import { readGiven } from './system/settings.ts';

await command(async (signal, undo) => {
  const { STORYBOOK_PORT: port } = readGiven(['STORYBOOK_PORT']);
  await requirePort('STORYBOOK_PORT', port);
  const options = ['dev', '--port', String(port), '--exact-port', '--no-open', '--disable-telemetry', '--no-version-updates'];
  const storybook = startService(workspaceProgram('design-system', 'storybook', options), { onLine: printLine });
  undo.defer(() => storybook.stop());
  const ended = await Promise.race([storybook.exited, stopRequest(signal)]);
  if (typeof ended === 'string') throw new Fault(`Storybook ${ended}: see the lines above.`);
});
