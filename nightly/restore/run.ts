/**
 * `npm run restore -w nightly`: a seeded database is dumped and restored into a new cluster, and brought back from a base backup and its archived log to
 * a moment between two writes; both times every table must hold what it held. Needs PostgreSQL's own programs of the system.
 */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runProgram } from '../../scripts/database/program.ts';
import { command } from '../../scripts/processes/command.ts';
import { Fault } from '../../scripts/processes/fault.ts';
import { nodeProgram, runOrFail } from '../../scripts/processes/programs.ts';
import { printLine, step } from '../../scripts/processes/steps.ts';
import { build } from '../../scripts/system/build.ts';
import { BANK_FILE } from '../../scripts/system/contents.ts';
import { findBackupPrograms } from './backup-programs.ts';
import {
  ask,
  type Cluster,
  type ClusterWorkspace,
  configure,
  DATABASE,
  makeCluster,
  openWorkspace,
  sharedFolder,
  startCluster,
} from './clusters.ts';
import { type Contents, contentsOf, differences, rowsOf } from './contents.ts';

const LAST_WRITE = "INSERT INTO rate_limits (key, points, expires_at) VALUES ('the last write before the mistake', 1, now())";
const MISTAKE = ['DELETE FROM rate_limits', 'DELETE FROM blog_posts', 'UPDATE questions SET visible = false'];
const ARCHIVING_TIMEOUT_MS = 60_000;

function requireSame(wanted: Contents, found: Contents, what: string): void {
  const faults = differences(wanted, found);
  if (faults.length > 0) throw new Fault(`${what} is not what it was:\n  ${faults.join('\n  ')}`);
}

/** Migrates as the owner, which gives the application's role its rights. */
const migrate = ({ url, applicationUrl }: Cluster) =>
  runOrFail(
    nodeProgram('The migration', 'api/src/db/migrate.ts', ['latest'], { DATABASE_URL: applicationUrl, DATABASE_OWNER_URL: url }),
  );

/** A cluster whose log is archived, with the demonstration data. */
async function fill(workspace: ClusterWorkspace, archive: string, undo: AsyncDisposableStack): Promise<Cluster> {
  const directory = await makeCluster(workspace, 'original', [
    'archive_mode = on',
    `archive_command = 'cp "%p" "${archive}/%f"'`,
  ]);
  const original = await startCluster(workspace, directory);
  undo.defer(() => original.stop());
  await ask(original, [`CREATE DATABASE ${DATABASE}`], 'postgres');
  const env = { DATABASE_URL: original.applicationUrl, DATA_DIR: join(workspace.folder, 'data'), DEMO_SEED: 'on' };
  await migrate(original);
  await runOrFail(nodeProgram('Seeding', 'api/src/seed/seed.ts', [BANK_FILE], env));
  return original;
}

/** Dump and restore, as docs/operations/backup.md says. */
async function restoreDump(workspace: ClusterWorkspace, original: Cluster, undo: AsyncDisposableStack): Promise<Cluster> {
  const { programs, account, folder } = workspace;
  const dump = join(folder, 'dump');
  await step('Dump', async () => {
    await runProgram(
      programs.pg_dump,
      ['--format=directory', '--jobs=2', `--file=${dump}`, `--dbname=${original.url}`],
      '',
      account,
    );
  });
  const restored = await startCluster(workspace, await makeCluster(workspace, 'restored'));
  undo.defer(() => restored.stop());
  await ask(restored, [`CREATE DATABASE ${DATABASE}`], 'postgres');
  await step('Restore', async () => {
    const options = ['--jobs=2', '--exit-on-error', '--no-owner', '--no-privileges', `--dbname=${restored.url}`, dump];
    await runProgram(programs.pg_restore, options, '', account);
  });
  return restored;
}

/** Writes, notes the time, makes the mistake, and waits for the archive. */
async function writeAndSpoil(original: Cluster): Promise<{ moment: string; before: Contents }> {
  await ask(original, [LAST_WRITE]);
  const before = await contentsOf(original);
  const [{ moment } = { moment: '' }] = await ask<{ moment: string }>(original, ['SELECT clock_timestamp()::text AS moment']);
  await ask(original, MISTAKE);
  const [{ last } = { last: '' }] = await ask<{ last: string }>(original, ['SELECT pg_walfile_name(pg_switch_wal()) AS last']);
  const deadline = Date.now() + ARCHIVING_TIMEOUT_MS;
  for (;;) {
    const [row] = await ask<{ done: boolean }>(original, [`SELECT last_archived_wal >= '${last}' AS done FROM pg_stat_archiver`]);
    if (row?.done) return { moment, before };
    if (Date.now() > deadline) throw new Fault('The log was not archived.');
    await sleep(100);
  }
}

await command(async (signal, undo) => {
  const { values } = parseArgs({ options: { programs: { type: 'string' } } });
  const programs = findBackupPrograms(values.programs);
  const folder = await mkdtemp(join(tmpdir(), 'restore-'));
  undo.defer(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const workspace = await openWorkspace(folder, programs);
  const archive = await sharedFolder(workspace, 'archive');
  await step('Question bank', (note) => build(note, { signal, only: 'bank' }));
  const original = await step('Seeded database', async (note) => {
    const filled = await fill(workspace, archive, undo);
    note(`PostgreSQL ${programs.major}`);
    return filled;
  });
  signal.throwIfAborted();

  const seeded = await contentsOf(original);
  const restored = await restoreDump(workspace, original, undo);
  await step('Comparison', async (note) => {
    requireSame(seeded, await contentsOf(restored), 'The restored dump');
    note(`${seeded.size} tables, sequences and counts, ${rowsOf(seeded)} rows`);
  });
  await step('Control', async (note) => {
    await ask(restored, ["UPDATE users SET full_name = 'another name' WHERE id = (SELECT max(id) FROM users)"]);
    const found = differences(seeded, await contentsOf(restored));
    if (!found.some((line) => line.startsWith('public.users:'))) throw new Fault('A changed value is not noticed.');
    note('a changed value is noticed');
  });
  await step('Roles', async (note) => {
    await migrate(restored);
    await ask({ ...restored, url: restored.applicationUrl }, ["UPDATE users SET full_name = 'another one' WHERE false"]);
    note('the application reads and writes what was restored');
  });
  await restored.stop();
  signal.throwIfAborted();

  const later = join(folder, 'brought-back');
  await step('Base backup', () =>
    runProgram(
      programs.pg_basebackup,
      [`--pgdata=${later}`, '--wal-method=none', '--checkpoint=fast', `--dbname=${original.url}`],
      '',
      workspace.account,
    ),
  );
  const { moment, before } = await step('Two writes', () => writeAndSpoil(original));
  await original.stop();
  const broughtBack = await step('Recovery', async (note) => {
    await configure(later, [
      ...['archive_mode = off', `restore_command = 'cp "${archive}/%f" "%p"'`],
      ...[`recovery_target_time = '${moment}'`, 'recovery_target_action = promote'],
    ]);
    await writeFile(join(later, 'recovery.signal'), '');
    const cluster = await startCluster(workspace, later);
    undo.defer(() => cluster.stop());
    note(`to ${moment}`);
    return cluster;
  });
  await step('Comparison', async (note) => {
    const found = await contentsOf(broughtBack);
    requireSame(before, found, 'The moment between the two writes');
    note(`${rowsOf(found)} rows, the last write among them, the mistake not`);
  });
  await runOrFail(
    nodeProgram('The status of migrations', 'api/src/db/migrate.ts', ['status'], { DATABASE_URL: broughtBack.applicationUrl }),
  );
  printLine(`\nA dump and a moment were restored whole, with PostgreSQL ${programs.major}.`);
});
