/** Clusters of the system's PostgreSQL that are made for one check and go with it. */
import { appendFile, chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type QueryResultRow } from 'pg';
import { type Account, accountFor } from '../../scripts/database/account.ts';
import { runProgram } from '../../scripts/database/program.ts';
import { startServer, stopServer } from '../../scripts/database/server.ts';
import { freePort } from '../../scripts/processes/port.ts';
import { identify } from '../../scripts/processes/process-identity.ts';
import type { BackupPrograms } from './backup-programs.ts';

export const DATABASE = 'study_platform';
const PASSWORD = 'of-a-throw-away-cluster';
/** From this version on PostgreSQL has the locale that the product's own clusters have. */
const BUILTIN_LOCALES_FROM = 17;

/** Where clusters of a check are, who runs them and with what. */
export type ClusterWorkspace = { folder: string; account: Account; programs: BackupPrograms };

export type Cluster = {
  directory: string;
  /** For the owner of all; the other one is for the application's role, which the first migration makes. */
  url: string;
  applicationUrl: string;
  stop(): Promise<void>;
};

export async function openWorkspace(folder: string, programs: BackupPrograms): Promise<ClusterWorkspace> {
  const account = accountFor(folder);
  if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid);
  return { folder, account, programs };
}

/** Makes an empty cluster. `settings` are lines of its postgresql.conf. */
export async function makeCluster(
  { folder, account, programs }: ClusterWorkspace,
  name: string,
  settings: readonly string[] = [],
): Promise<string> {
  const directory = join(folder, name);
  const passwordFile = join(folder, `${name}.password`);
  await writeFile(passwordFile, PASSWORD, { mode: 0o644 });
  const builtin = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const locale = Number(programs.major) >= BUILTIN_LOCALES_FROM ? builtin : ['--locale=C.UTF-8'];
  const options = ['--pgdata', directory, '--username=postgres', '--auth=scram-sha-256', '--pwfile', passwordFile];
  await runProgram(programs.initdb, [...options, '--encoding=UTF8', ...locale, '--text-search-config=english'], '', account);
  await configure(directory, settings);
  return directory;
}

/** Adds lines to the settings of a cluster that does not run. */
export const configure = (directory: string, settings: readonly string[]) =>
  appendFile(join(directory, 'postgresql.conf'), `\n${settings.join('\n')}\n`);

/** A folder that the clusters may write. */
export async function sharedFolder({ folder, account }: ClusterWorkspace, name: string): Promise<string> {
  const path = join(folder, name);
  await mkdir(path);
  if (account.uid !== undefined && account.gid !== undefined) await chown(path, account.uid, account.gid);
  return path;
}

/** Starts a cluster; resolves when it takes changes, that is after a recovery. */
export async function startCluster({ account, programs, folder }: ClusterWorkspace, directory: string): Promise<Cluster> {
  const port = await freePort();
  const logFile = join(folder, `${port}.log`);
  const child = await startServer({ directory, port, durable: true, account, binaries: programs, logFile });
  const identity = identify(child.pid ?? 0);
  const urlOf = (role: string) => `postgres://${role}:${PASSWORD}@127.0.0.1:${port}/${DATABASE}`;
  return {
    directory,
    url: urlOf('postgres'),
    applicationUrl: urlOf('study_application'),
    async stop() {
      if (identity) await stopServer(identity);
    },
  };
}

/** Runs statements on a database of the cluster one after the other; resolves to the rows of the last. */
export async function ask<Row extends QueryResultRow>(
  { url }: Cluster,
  statements: readonly string[],
  database = DATABASE,
): Promise<Row[]> {
  const address = new URL(url);
  address.pathname = `/${database}`;
  const client = new Client({ connectionString: address.href });
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}
