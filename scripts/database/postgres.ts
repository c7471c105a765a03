/**
 * PostgreSQL from npm, started and stopped with the commands of this folder. It listens on the loopback interface only, asks
 * for a password, takes over after a crash, and says in one line what is wrong when it cannot start.
 *
 * Beside the data folder `x` lie `x.password` (of the user `postgres`), `x.log` and, while it runs, `x.owner`.
 */
import { randomBytes } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { Fault } from '../processes/fault.ts';
import { freePort, portState } from '../processes/port.ts';
import { identify } from '../processes/process-identity.ts';
import { claim, isClaimed } from '../processes/run-lock.ts';
import { accountFor } from './account.ts';
import { findBinaries } from './binaries.ts';
import { openCluster, placeOf } from './cluster.ts';
import { clearLeftovers, type ServerPlan, startServer, stopServer } from './server.ts';

export { removeCluster } from './cluster.ts';

/** `dataDir`: the database folder. `port`: any free one when left out. `durable: false`: fast, but lost with the machine; for tests. */
export type PostgresOptions = { dataDir: string; port?: number; durable: boolean };

export type Postgres = {
  port: number;
  /** The first process of the server that runs at this moment. */
  readonly pid: number;
  /** The connection URL of one of its databases, password included. */
  url(database: string): string;
  /** Ends open connections, stops the server and waits until it is gone. */
  stop(): Promise<void>;
  /** Creates the database if it is not there. */
  ensureDatabase(name: string): Promise<void>;
  /** The URL of a database for a role that owns nothing, made if it is not there; its password is a new one at each call. */
  applicationUrl(database: string): Promise<string>;
  /** Resolves when the server that runs at this moment is gone, for whatever reason. */
  readonly exited: Promise<void>;
  /** Starts it again on the same port, after it ended; recovers what a crash left. */
  restart(): Promise<void>;
};

/** Starts PostgreSQL on `dataDir`. Throws a `Fault` with one clear line when it cannot. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const dataDir = resolve(options.dataDir);
  if (options.port !== undefined && (await portState(options.port)) !== 'free') throw portFault(options.port);
  const account = accountFor(dataDir);
  const binaries = await findBinaries(account);
  const release = await claim(`${dataDir}.owner`, `the database ${dataDir}`);
  try {
    const directory = await placeOf(dataDir, account);
    await clearLeftovers(directory);
    const password = await openCluster(dataDir, directory, account, binaries);
    const port = options.port ?? (await freePort());
    const plan = { directory, port, durable: options.durable, account, binaries, logFile: `${dataDir}.log` };
    const started = await startWithRetries(plan, options.port === undefined);
    return control(started, plan, password, release);
  } catch (error) {
    await release();
    throw error;
  }
}

/** The connection URL of one of the databases of a server that another run has started on `dataDir`; null while none runs. */
export async function urlOfRunning(dataDir: string, database: string): Promise<string | null> {
  if (!(await isClaimed(`${dataDir}.owner`))) return null;
  try {
    // Line 4 of postmaster.pid is the port.
    const [, , , port] = (await readFile(join(await realpath(dataDir), 'postmaster.pid'), 'utf8')).split('\n');
    return urlOf(database, Number(port), (await readFile(`${dataDir}.password`, 'utf8')).trim());
  } catch {
    return null;
  }
}

const urlOf = (database: string, port: number, password: string) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;

type Started = { child: Awaited<ReturnType<typeof startServer>>; port: number };

// Two refusals pass by themselves: another program took the free port in between, or the workers of a killed server still
// hold its shared memory and notice its death within a second or two.
async function startWithRetries(plan: ServerPlan, mayChangePort: boolean): Promise<Started> {
  let port = plan.port;
  for (let attempt = 1; ; attempt++) {
    try {
      return { child: await startServer({ ...plan, port }), port };
    } catch (error) {
      const said = String((error as { said?: string }).said);
      const portTaken = said.includes('Address already in use');
      if (portTaken && !mayChangePort) throw portFault(port);
      if (attempt === 10 || !(portTaken || said.includes('shared memory block'))) throw error;
      if (portTaken) port = await freePort();
      else await sleep(500);
    }
  }
}

const watched = (child: Started['child']) => ({
  child,
  identity: identify(child.pid ?? 0),
  exited: new Promise<void>((done) => child.once('exit', () => done())),
});

function control(started: Started, plan: ServerPlan, password: string, release: () => Promise<void>): Postgres {
  const { port } = started;
  let server = watched(started.child);
  let stopped = false;
  let restarting: Promise<void> = Promise.resolve();
  // For a caller that ends without stop(): a signal is all that fits here, and a fast shutdown needs no more.
  const lastResort = () => server.child.kill('SIGINT');
  process.once('exit', lastResort);
  const url = (database: string) => urlOf(database, port, password);

  async function startAgain(): Promise<void> {
    await clearLeftovers(plan.directory);
    server = watched((await startWithRetries({ ...plan, port }, false)).child);
  }

  return {
    port,
    url,
    get pid() {
      return server.child.pid ?? 0;
    },
    get exited() {
      return server.exited;
    },
    ensureDatabase: (name) => ensureDatabase(url('postgres'), name),
    applicationUrl: (database) => applicationUrl(url(database)),
    async restart() {
      if (stopped) return;
      restarting = startAgain();
      await restarting;
    },
    async stop() {
      stopped = true;
      await restarting.catch(() => undefined);
      const { child, identity, exited } = server;
      if (identity !== null && child.exitCode === null && child.signalCode === null) {
        await stopServer(identity);
        await exited;
      }
      process.removeListener('exit', lastResort);
      await release();
    },
  };
}

async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/** Rights to tables come with the migrations, from their owner. */
const APPLICATION_ROLE = 'study_platform_application';

async function applicationUrl(ownerUrl: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [APPLICATION_ROLE]);
    const options = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS';
    await client.query(`${rowCount === 0 ? 'CREATE' : 'ALTER'} ROLE ${APPLICATION_ROLE} ${options} PASSWORD '${password}'`);
  } finally {
    await client.end();
  }
  const url = new URL(ownerUrl);
  [url.username, url.password] = [APPLICATION_ROLE, password];
  return url.href;
}

function portFault(port: number): Fault {
  return new Fault(`Port ${port} for PostgreSQL is taken: choose another one, or stop the program that listens there.`);
}
