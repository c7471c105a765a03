/** `npm run storybook`: the design system on http://localhost:6006, reloading on every change. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './programs.ts';

const child = spawn(
  join(ROOT, 'node_modules/.bin/storybook'),
  ['dev', '--port', process.env.STORYBOOK_PORT || '6006', '--no-open'],
  {
    cwd: join(ROOT, 'design-system'),
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    stdio: 'inherit',
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
child.once('close', (code) => {
  process.exitCode = code ?? 0;
});
