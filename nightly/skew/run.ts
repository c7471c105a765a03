/**
 * `npm run skew -w nightly`: shell, modules and API of today and of the former release, mixed. Each mixture must let a learner read, log in,
 * take a test and see their progress, and show staff their pages. Takes some minutes. Options:
 *
 *     --commit abc123      another commit than the one in the file `former-release`
 *     --former folder      a checkout of it that is built already
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { BROWSER_OPTIONS, findBrowser } from '../../scripts/checks/browser.ts';
import { command } from '../../scripts/processes/command.ts';
import { Fault } from '../../scripts/processes/fault.ts';
import { freePort } from '../../scripts/processes/port.ts';
import { nodeProgram, ROOT, type Service, startService } from '../../scripts/processes/programs.ts';
import { printLine, seconds, step } from '../../scripts/processes/steps.ts';
import { build } from '../../scripts/system/build.ts';
import { startThrowAway } from '../../scripts/system/throw-away.ts';
import { remoteNames } from '../../shell/build/src/module-folders.ts';
import { FolderStore, originOf, ReleaseFault, SHELL } from '../../shell/releases/src/index.ts';
import { buildCommit, formerCommit } from './former-build.ts';
import { smoke } from './smoke.ts';

const started = Date.now();
const { values } = parseArgs({
  options: { commit: { type: 'string' }, former: { type: 'string' } },
});

await command(async (signal, undo) => {
  const folder = await mkdtemp(join(tmpdir(), 'skew-'));
  undo.defer(() => rm(folder, { recursive: true, force: true }));
  const former = values.former ? resolve(values.former) : join(folder, 'former');
  if (!values.former) {
    const commit = await formerCommit(values.commit);
    await step(`Former ${commit.slice(0, 8)}`, (note) => buildCommit(commit, former, { signal, undo, note }));
  }
  await step('Build', (note) => build(note, { signal }));
  const today = await startThrowAway({ port: await freePort(), rounds: 1, signal, undo });
  const formerApi = await startApiOf(former, { databaseUrl: today.databaseUrl, dataDir: join(folder, 'former-api'), undo });
  const found = await findBrowser();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: [...BROWSER_OPTIONS],
    env: { ...(process.env as Record<string, string>), ...found.env },
  });
  undo.defer(() => browser.close());

  const mixtures: Mixture[] = [
    { name: 'all of today', shell: ROOT, modules: ROOT, apiUrl: today.apiUrl },
    { name: 'new shell', shell: ROOT, modules: former, apiUrl: today.apiUrl },
    { name: 'new modules', shell: former, modules: ROOT, apiUrl: today.apiUrl },
    { name: 'one new module', shell: former, modules: former, newModule: 'mfe-tests', apiUrl: today.apiUrl },
    { name: 'new API', shell: former, modules: former, apiUrl: today.apiUrl },
    { name: 'former API', shell: ROOT, modules: ROOT, apiUrl: formerApi },
  ];
  const failed: string[] = [];
  for (const mixture of mixtures) {
    const { name } = mixture;
    await step(name, async (note) => {
      const store = await storeOf(join(folder, name.replaceAll(' ', '-')), mixture);
      await smoke(browser, await serve(store, mixture.apiUrl, undo), note);
      note('');
    }).catch((error: unknown) => {
      signal.throwIfAborted();
      failed.push(name);
      printLine(`    ${String((error as Error).message).replaceAll('\n', '\n    ')}`);
    });
  }
  printLine(`\n${mixtures.length - failed.length} passed, ${failed.length} failed (${seconds(started)})`);
  process.exitCode = failed.length === 0 ? 0 : 1;
});

/** The checkouts that shell and modules come from, and the API that they call. */
interface Mixture {
  name: string;
  shell: string;
  modules: string;
  /** A module of today among the others. */
  newModule?: string;
  apiUrl: string;
}

/** A release store with what a mixture names, as stored; rules for new releases do not apply here. */
async function storeOf(folder: string, { shell, modules, newModule }: Mixture): Promise<FolderStore> {
  const store = new FolderStore(folder);
  const remotes = remoteNames(modules).map((name) => [name, name === newModule ? ROOT : modules] as const);
  const builds = [[SHELL, shell] as const, ...remotes];
  for (const [name, checkout] of builds) {
    try {
      const origin = originOf(checkout, new Date());
      const { version } = await store.put(name, join(checkout, name, 'dist'), origin);
      await store.makeLive(name, { version, since: origin.at, by: origin.by, how: 'release' });
    } catch (error) {
      throw error instanceof ReleaseFault ? new Fault(error.message) : error;
    }
  }
  return store;
}

/** A gateway of today over a release store. Resolves to its origin. */
async function serve(store: FolderStore, apiUrl: string, undo: AsyncDisposableStack): Promise<string> {
  const port = await freePort();
  const env = { PORT: String(port), API_URL: apiUrl, RELEASES_DIR: store.folder, NODE_ENV: 'production', LOG_LEVEL: 'warn' };
  const service = startService(nodeProgram('Gateway', 'shell/server/server.ts', [], env), { onLine: () => undefined });
  return answering(service, {
    name: `The gateway over ${store.folder}`,
    origin: `http://localhost:${port}`,
    at: '/healthz',
    undo,
  });
}

/** The API of another checkout over today's database. Resolves to its address. */
async function startApiOf(
  checkout: string,
  { databaseUrl, dataDir, undo }: { databaseUrl: string; dataDir: string; undo: AsyncDisposableStack },
): Promise<string> {
  const port = await freePort();
  const env = { API_PORT: String(port), DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LISTEN_HOST: '127.0.0.1', WORKERS: 'off' };
  const program = { ...nodeProgram('Former API', 'api/src/server.ts', [], env), directory: checkout };
  const service = startService(program, { logFile: join(dataDir, 'api.log') });
  return answering(service, { name: 'The former API', origin: `http://127.0.0.1:${port}`, at: '/readyz', undo });
}

/** Waits until a service answers at a path. Resolves to its origin. */
async function answering(
  service: Service,
  { name, origin, at, undo }: { name: string; origin: string; at: string; undo: AsyncDisposableStack },
): Promise<string> {
  undo.defer(() => service.stop());
  const ended = service.exited.then((how) => Promise.reject(new Fault(`${service.tail()}\n${name} ${how}.`)));
  ended.catch(() => undefined);
  const answers = () =>
    fetch(origin + at).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await Promise.race([answers(), ended]))) await new Promise((done) => setTimeout(done, 100));
  return origin;
}
