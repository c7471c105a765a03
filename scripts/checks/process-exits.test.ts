import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { logProcessExits } from './process-exits.ts';

test.each([
  [
    `process.kill(process.pid, 'SIGSEGV')`,
    [expect.stringMatching(/^Process \d+ was ended by SIGSEGV after \d+\.\d s: \S*node -e /)],
  ],
  ['process.exit(7)', [expect.stringMatching(/^Process \d+ ended with exit code 7 after /)]],
  [`process.kill(process.pid, 'SIGTERM')`, []],
  ['', []],
])('reports the end of a process that runs "%s"', async (program, told) => {
  const lines: string[] = [];
  const stop = logProcessExits((line) => lines.push(line));
  const child = spawn(process.execPath, ['-e', program], { stdio: 'ignore' });
  stop();
  await once(child, 'exit');
  expect(lines).toEqual(told);
});
