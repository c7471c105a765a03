/**
 * Identifies processes so that a reused id is never mistaken: by the id AND the start time. Distinguishes a crashed
 * run's orphans from other processes before anything is stopped.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from './fault.ts';

/** One process, told apart from a later one with the same id by its start. */
export type ProcessIdentity = { pid: number; startedAt: string };

/** The running process with this id, or `null` if there is none (or only a zombie). */
export function identify(pid: number): ProcessIdentity | null {
  const startedAt = process.platform === 'linux' ? startOnLinux(pid) : startFromPs(pid);
  return startedAt === null ? null : { pid, startedAt };
}

export function isRunning(process: ProcessIdentity): boolean {
  return identify(process.pid)?.startedAt === process.startedAt;
}

/** The words of a process's command line; empty when it is gone or cannot be read. */
export function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/**
 * Sends the signals in turn, each with its time in milliseconds, until the process is gone.
 * @returns whether it is gone.
 */
export async function stopProcess(target: ProcessIdentity, signals: readonly [NodeJS.Signals, number][]): Promise<boolean> {
  for (const [signal, timeoutMs] of signals) {
    if (!isRunning(target)) return true;
    try {
      process.kill(target.pid, signal);
    } catch (error) {
      if (errorCode(error) === 'ESRCH') return true;
      return false;
    }
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline) {
      await sleep(25);
      if (!isRunning(target)) return true;
    }
  }
  return !isRunning(target);
}

// Field 22 of /proc/<pid>/stat counts clock ticks since boot; the name in field 2 may hold spaces and brackets.
function startOnLinux(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}

function startFromPs(pid: number): string | null {
  try {
    const [state = '', ...start] = execFileSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/);
    return state === '' || state.startsWith('Z') ? null : start.join(' ');
  } catch {
    return null;
  }
}
