/** What both scanners' scans have in common. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from '../../scripts/processes/fault.ts';
import { lastLines, type Outcome, type Program, run } from '../../scripts/processes/programs.ts';
import type { Call } from './calls.ts';
import type { Finding } from './findings.ts';
import type { startListener } from './listener.ts';
import type { RoleProxies } from './roles.ts';

export interface Work {
  program: string;
  version: string;
  /** Whatever it writes, below it. */
  folder: string;
  proxies: RoleProxies;
  calls: readonly Call[];
  /** The address of the server that is made to be wrong. */
  control: string;
  listener: Awaited<ReturnType<typeof startListener>>;
  /** The longest that it may take on the site. */
  ms: number;
  level: number;
  risk: number;
  signal: AbortSignal;
}

/** How long the scan of the server that is made to be wrong may take. */
export const CONTROL_MS = 120_000;

export async function folderOf(work: Work, part: string): Promise<string> {
  const folder = join(work.folder, part);
  await mkdir(folder, { recursive: true });
  return folder;
}

type Limits = { folder: string; ms: number; onLine?: (line: string) => void };

/** Runs a program with a time limit and stores its output beside its reports. `isCut`: the limit was reached. */
export async function runFor(
  work: Work,
  program: Program,
  { folder, ms, onLine }: Limits,
): Promise<Outcome & { isCut: boolean }> {
  const deadline = AbortSignal.timeout(ms);
  const outcome = await run(program, { signal: AbortSignal.any([work.signal, deadline]), ...(onLine && { onLine }) });
  work.signal.throwIfAborted();
  await writeFile(join(folder, 'output.txt'), outcome.output);
  return { ...outcome, isCut: deadline.aborted };
}

/** Throws if the scanner finds nothing in the vulnerable server: then its result is worthless. */
export function requireFound(name: string, findings: readonly Finding[], output: string): void {
  if (findings.some(({ severity }) => severity !== 'info')) return;
  throw new Fault(
    `${lastLines(output, 30)}\n${name} does not even find what is wrong with a server that is made to be wrong: see above.`,
  );
}
