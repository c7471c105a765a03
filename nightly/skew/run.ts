/**
 * `npm run skew -w nightly`: today's shell with the modules of the former release, the former shell with today's modules, and both of today,
 * all with today's API, must let a learner read, log in and take a test. Takes some minutes. Options:
 *
 *     --commit abc123      another commit than the one in the file `former-release`
 *     --former folder      a checkout of it that is built already
 *     --api http://...     the API of a running system with sample data, instead of one that is started
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
import { nodeProgram, ROOT, startService } from '../../scripts/processes/programs.ts';
import { say, seconds, step } from '../../scripts/processes/steps.ts';
import { build } from '../../scripts/system/build.ts';
import { startThrowAway } from '../../scripts/system/throw-away.ts';
import { remoteNames } from '../../shell/build/src/module-folders.ts';
import { FolderStore, originOf, ReleaseFault, SHELL } from '../../shell/releases/src/index.ts';
import { buildCommit, formerCommit } from './former-build.ts';
import { smoke } from './smoke.ts';

const started = Date.now();
const { values } = parseArgs({
  options: { commit: { type: 'string' }, former: { type: 'string' }, api: { type: 'string' } },
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
  const apiUrl = values.api ?? (await startThrowAway({ port: await freePort(), signal, undo })).apiUrl;
  const found = await findBrowser();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: [...BROWSER_OPTIONS],
    env: { ...(process.env as Record<string, string>), ...found.env },
  });
  undo.defer(() => browser.close());

  const mixtures = [
    { name: 'all of today', shell: ROOT, modules: ROOT },
    { name: 'new shell', shell: ROOT, modules: former },
    { name: 'new modules', shell: former, modules: ROOT },
    { name: 'only a new API', shell: former, modules: former },
  ];
  const failed: string[] = [];
  for (const { name, shell, modules } of mixtures) {
    await step(name, async (note) => {
      const store = await storeOf(join(folder, name.replaceAll(' ', '-')), shell, modules);
      await smoke(browser, await serve(store, apiUrl, undo), note);
      note('');
    }).catch((error: unknown) => {
      signal.throwIfAborted();
      failed.push(name);
      say(`    ${String((error as Error).message).replaceAll('\n', '\n    ')}`);
    });
  }
  say(`\n${mixtures.length - failed.length} passed, ${failed.length} failed (${seconds(started)})`);
  process.exitCode = failed.length === 0 ? 0 : 1;
});

/** A release store with the shell of one checkout and the modules of another, as stored; rules for new releases do not apply here. */
async function storeOf(folder: string, shell: string, modules: string): Promise<FolderStore> {
  const store = new FolderStore(folder);
  const builds = [[SHELL, shell], ...remoteNames(modules).map((name) => [name, modules])] as [string, string][];
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
  undo.defer(() => service.stop());
  const origin = `http://localhost:${port}`;
  const ended = service.exited.then((how) => Promise.reject(new Fault(`The gateway over ${store.folder} ${how}.`)));
  ended.catch(() => undefined);
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await Promise.race([answers(), ended]))) await new Promise((done) => setTimeout(done, 100));
  return origin;
}
