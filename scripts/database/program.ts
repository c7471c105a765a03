/** Running PostgreSQL's programs, and reading what they say when they fail. */
import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { Fault, storageFault } from '../processes/fault.ts';
import type { Account } from './account.ts';

/** The environment of PostgreSQL's programs: the caller's `PG...` settings must not leak in, and messages are in English. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  // exempt from the source rules: where the system finds programs is no setting of ours.
  return { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' };
}

/** Runs one of PostgreSQL's programs to its end, with `input` on its standard input. Rejects with a `Fault` when it fails. */
export async function runProgram(program: string, options: string[], input: string, account: Account): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(program, options, { ...account, cwd: '/', env: postgresEnvironment(), stdio: ['pipe', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  child.once('error', (error) => reject(new Fault(`${basename(program)} could not be run: ${error.message}.`)));
  child.once('close', (code) => (code === 0 ? resolve() : reject(programFault(program, said))));
  return promise;
}

/** The fault in a program's error output. `place` is the folder that it works in. */
export function programFault(program: string, said: string, place = 'the database'): Fault {
  if (/No space left on device|Disk quota exceeded/.test(said)) return storageFault({ code: 'ENOSPC' }, place) as Fault;
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  const line = lines.findLast((text) => /error|fatal|panic|loading shared libraries/i.test(text)) ?? lines.at(-1) ?? '';
  const reason = line.replace(/^.*?(FATAL|PANIC|ERROR|error):\s*/, '').replace(/\.$/, '');
  return new Fault(`PostgreSQL did not start (${basename(program)}): ${reason || 'it gave no reason'}.`);
}
