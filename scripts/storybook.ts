/** `npm run storybook`: the design system on http://localhost:6006, reloading on every change. */
import { command, stopRequest } from './command.ts';
import { Fault } from './fault.ts';
import { requirePort } from './port.ts';
import { startService, workspaceProgram } from './programs.ts';
import { readPort } from './settings.ts';
import { say } from './steps.ts';

await command(async (signal, undo) => {
  const port = readPort('STORYBOOK_PORT', 6006);
  await requirePort('STORYBOOK_PORT', port);
  const options = ['dev', '--port', String(port), '--exact-port', '--no-open', '--disable-telemetry', '--no-version-updates'];
  const storybook = startService(workspaceProgram('design-system', 'storybook', options), { onLine: say });
  undo.defer(() => storybook.stop());
  const ended = await Promise.race([storybook.exited, stopRequest(signal)]);
  if (typeof ended === 'string') throw new Fault(`Storybook ${ended}: see the lines above.`);
});
