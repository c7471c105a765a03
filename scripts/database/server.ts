/** The running PostgreSQL server: starting it on a cluster, knowing when it is ready, stopping it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statfsSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault, storageFault } from '../processes/fault.ts';
import { commandLine, identify, stopProcess } from '../processes/process-identity.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { postgresEnvironment, programFault } from './program.ts';

/** Options of a server. `logFile` receives its output. */
export type ServerPlan = {
  directory: string;
  port: number;
  durable: boolean;
  account: Account;
  binaries: Binaries;
  logFile: string;
};

// Recovery after a crash replays the write-ahead log; on a slow disk that takes a while.
const START_TIMEOUT_MS = 120_000;
const LOG_LIMIT_BYTES = 5_000_000;

/** Starts the server; resolves when it accepts connections, rejects with a `Fault` when it ends before. */
export async function startServer(plan: ServerPlan): Promise<ChildProcess> {
  const log = await stat(plan.logFile).catch(() => null);
  if (log !== null && log.size > LOG_LIMIT_BYTES) await rm(plan.logFile);
  const logStart = log !== null && log.size <= LOG_LIMIT_BYTES ? log.size : 0;
  const child = spawnServer(plan);
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (failure === undefined && child.exitCode === null && child.signalCode === null) {
    if (await isReady(plan.directory, child.pid)) return child;
    if (Date.now() > deadline) {
      child.kill('SIGQUIT');
      throw new Fault(`PostgreSQL was not ready within ${START_TIMEOUT_MS / 1000} s: see ${plan.logFile}.`);
    }
    await sleep(20);
  }
  if (failure) throw new Fault(`PostgreSQL could not be run (${failure.message}): set DATABASE_URL to a server of your own.`);
  const said = readFileSync(plan.logFile).subarray(logStart).toString('utf8');
  throw Object.assign(programFault(plan.binaries.postgres, said, plan.directory), { said });
}

// A session and process group of its own: Ctrl-C reaches the whole foreground group, and the database must stop last.
function spawnServer(plan: ServerPlan): ChildProcess {
  const options = ['-D', plan.directory, ...settings(plan).flatMap((setting) => ['-c', setting])];
  let log: number;
  try {
    log = openSync(plan.logFile, 'a', 0o600);
  } catch (error) {
    throw storageFault(error, plan.logFile);
  }
  const child = spawn(plan.binaries.postgres, options, {
    ...plan.account,
    cwd: '/',
    detached: true,
    env: postgresEnvironment(),
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return child;
}

function settings({ port, durable }: ServerPlan): string[] {
  return [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'password_encryption=scram-sha-256',
    'max_connections=100',
    'timezone=UTC',
    'log_line_prefix=%m [%p] ',
    // Without what is said in detail: that names the values of a row that is refused.
    'log_error_verbosity=terse',
    ...(sharedMemoryIsSmall() ? ['dynamic_shared_memory_type=mmap'] : []),
    ...(durable ? [] : THROW_AWAY),
  ];
}

/** Settings of a server with disposable rows: no write-ahead durability and no background work. */
const THROW_AWAY = [
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'],
  ...['max_wal_size=8GB', 'checkpoint_timeout=1h', 'autovacuum=off', 'bgwriter_lru_maxpages=0'],
  ...[
    'max_logical_replication_workers=0',
    'io_method=sync',
    'jit=off',
    'max_parallel_workers_per_gather=0',
    'scram_iterations=1',
  ],
];

// Containers often give /dev/shm 64 MB; a parallel query would fail there with "No space left on device".
function sharedMemoryIsSmall(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const memory = statfsSync('/dev/shm');
    return memory.bavail * memory.bsize < 256_000_000;
  } catch {
    return true;
  }
}

// postmaster.pid: line 1 the process id, line 8 the state (the file that pg_ctl reads for the same purpose).
async function isReady(directory: string, pid: number | undefined): Promise<boolean> {
  const lines = await readPidFile(directory);
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

async function readPidFile(directory: string): Promise<string[]> {
  const text = await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => '');
  return text.split('\n');
}

/**
 * Makes way for a new server on `directory`: stops the server that a crashed run left behind, or removes the pid file of one
 * that is gone. The caller has made sure that no living run owns the folder.
 */
export async function clearLeftovers(directory: string): Promise<void> {
  const pid = Number((await readPidFile(directory))[0]);
  if (!Number.isInteger(pid) || pid <= 0) return;
  const orphan = identify(pid);
  if (orphan === null || !commandLine(pid).includes(directory)) {
    await rm(join(directory, 'postmaster.pid'), { force: true });
    return;
  }
  if (await stopServer(orphan)) return;
  throw new Fault(`A PostgreSQL of a former run (process ${pid}) uses ${directory} and does not stop: end it, then start again.`);
}

/** Fast shutdown, and immediate shutdown should that take too long. Resolves to whether the server is gone. */
export function stopServer(server: { pid: number; startedAt: string }): Promise<boolean> {
  return stopProcess(server, [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ]);
}
