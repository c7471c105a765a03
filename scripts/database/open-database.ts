/** The database of a run: the embedded PostgreSQL, or the one that DATABASE_URL names. */
import { join } from 'node:path';
import { Client } from 'pg';
import { errorCode, Fault } from '../processes/fault.ts';
import { startPostgres, urlOfRunning } from './postgres.ts';

/** Where the database of a run is: at an address, with another one for its owner where it has one, or, where that is null, in a folder of the data folder. */
type DatabasePlace = { dataDir: string; databaseUrl: string | null; databaseOwnerUrl: string | null };

/** A running database. `exited` resolves when the embedded server has ended; for an external one it never does. */
export type RunningDatabase = {
  /** For the role that reads and writes rows: what API and jobs use. */
  url: string;
  /** For the role that owns the tables and migrates. The same where an external database has one role. */
  ownerUrl: string;
  description: string;
  readonly exited: Promise<void>;
  /** Starts the embedded server again at the same address, after it ended. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

const DATABASE = 'study_platform';
const OLDEST_VERSION = 15;
const CONNECT_TIMEOUT_MS = 5_000;

/** Starts the embedded database, or checks that the external one can be used. `durable: false` is for tests. */
export async function openDatabase(settings: DatabasePlace, { durable }: { durable: boolean }): Promise<RunningDatabase> {
  if (settings.databaseUrl !== null) {
    const version = await checkDatabase(settings);
    const { host } = new URL(settings.databaseUrl);
    return {
      url: settings.databaseUrl,
      ownerUrl: settings.databaseOwnerUrl ?? settings.databaseUrl,
      description: `PostgreSQL ${version} at ${host}`,
      exited: new Promise(() => undefined),
      restart: async () => undefined,
      stop: async () => undefined,
    };
  }
  const dataDir = join(settings.dataDir, 'postgres');
  const postgres = await startPostgres({ dataDir, durable });
  let url: string;
  try {
    await postgres.ensureDatabase(DATABASE);
    url = await postgres.applicationUrl(DATABASE);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return {
    url,
    ownerUrl: postgres.url(DATABASE),
    description: `embedded, port ${postgres.port}, data in ${dataDir}`,
    get exited() {
      return postgres.exited;
    },
    restart: () => postgres.restart(),
    stop: () => postgres.stop(),
  };
}

/** The embedded database of a system that runs already; null while none does. */
export const urlOfRunningDatabase = ({ dataDir }: Pick<DatabasePlace, 'dataDir'>) =>
  urlOfRunning(join(dataDir, 'postgres'), DATABASE);

/** Checks the external database of the settings, as its owner where one is named: the other role may come with the migrations. */
export function checkDatabase({ databaseUrl, databaseOwnerUrl }: DatabasePlace): Promise<string> | undefined {
  if (databaseUrl === null) return undefined;
  return databaseOwnerUrl === null ? checkExternal(databaseUrl) : checkExternal(databaseOwnerUrl, 'DATABASE_OWNER_URL');
}

/** Connects once. Throws a `Fault` that says which part of the setting is wrong; resolves to the server's version. */
export async function checkExternal(url: string, setting = 'DATABASE_URL'): Promise<string> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string; number: number }>(
      "SELECT current_setting('server_version') AS server_version, current_setting('server_version_num')::int AS number",
    );
    const version = rows[0]?.server_version.split(' ')[0] ?? 'unknown';
    if ((rows[0]?.number ?? 0) < OLDEST_VERSION * 10_000) {
      throw new Fault(`${setting}: the server is PostgreSQL ${version}; ${OLDEST_VERSION} or later is needed: upgrade it.`);
    }
    return version;
  } catch (error) {
    throw error instanceof Fault ? error : new Fault(`${setting}: ${explain(error, new URL(url))}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function explain(error: unknown, url: URL): string {
  const server = `${url.hostname || 'localhost'}:${url.port || '5432'}`;
  const name = decodeURIComponent(url.pathname.slice(1));
  const message = error instanceof Error ? error.message : String(error);
  switch (errorCode(error)) {
    case 'ECONNREFUSED':
      return `nothing listens at ${server}: start that server, or correct host and port.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `the host ${url.hostname} is not known: correct its name.`;
    case '28P01':
    case '28000':
      return `${server} refuses the user "${decodeURIComponent(url.username)}": correct user and password.`;
    case '3D000':
      return `there is no database "${name}" at ${server}: create it (createdb ${name}), or correct its name.`;
    default:
      return /timeout|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/.test(message)
        ? `${server} does not answer within ${CONNECT_TIMEOUT_MS / 1000} s: check host, port and firewall.`
        : `${server} cannot be used (${message}): correct the address, or leave it out for the embedded database.`;
  }
}
