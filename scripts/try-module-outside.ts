/**
 * `npm run try-module-outside -- [MODULE]`: proves that a team can take its module (mfe-content unless told) into a repository of its own.
 * Packs what it leans on, copies it out of the checkout, installs, checks types, tests, and releases it. With `RELEASES_DIR` and
 * `SITE_URL` into a site that runs, else into one of its own that ends with the command.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore, SHELL } from '../shell/releases/src/index.ts';
import { releaseSample } from '../shell/releases/src/testing.ts';
import { moveOut } from './packages/move-out.ts';
import { packAll } from './packages/pack.ts';
import { command } from './processes/command.ts';
import { Fault } from './processes/fault.ts';
import { freePort } from './processes/port.ts';
import { nodeProgram, type Program, runOrFail, startService } from './processes/programs.ts';
import { type Note, say, seconds, step } from './processes/steps.ts';
import { readGiven } from './system/settings.ts';

const started = Date.now();

await command(async (signal, undo) => {
  const name = process.argv[2] ?? 'mfe-content';
  const place = await mkdtemp(join(tmpdir(), 'module-outside-'));
  undo.defer(() => rm(place, { recursive: true, force: true }));
  const folder = join(place, name);
  const npm = (...options: string[]): Program => ({ name: `npm ${options.join(' ')}`, file: 'npm', options, directory: folder });
  const run = (program: Program, note: Note) => runOrFail(program, { signal, onLine: (line) => note(line.trim().slice(0, 90)) });

  const packages = await step('Packages', (note) =>
    packAll(join(place, 'packages'), signal).then((packed) => {
      note(packed.map((one) => `${one.name} ${one.version}`).join(', '));
      return packed;
    }),
  );
  await step('Copy', () => moveOut(name, folder, packages));
  await step('npm install', async (note) => {
    await run(npm('install', '--prefer-offline', '--loglevel=error'), note);
    note('');
  });
  for (const script of ['types', 'lint', 'test']) await step(`npm run ${script}`, (note) => run(npm('run', script), note));
  const site = await step('Site', async (note) => {
    const found = await siteToReleaseInto(place, undo);
    note(found.SITE_URL);
    return found;
  });
  await step('npm run release', (note) =>
    run({ ...npm('run', 'release'), env: { ...site, RELEASED_BY: 'its own repository' } }, note),
  );
  await step('Page', (note) => requireLive(site.SITE_URL, name, note));
  say(`\n${name} lives outside of this repository: ${seconds(started)} in all.`);
});

interface Site {
  RELEASES_DIR: string;
  SITE_URL: string;
}

async function siteToReleaseInto(place: string, undo: AsyncDisposableStack): Promise<Site> {
  const { RELEASES_DIR, SITE_URL } = readGiven(['RELEASES_DIR', 'SITE_URL']);
  if (RELEASES_DIR && SITE_URL) return { RELEASES_DIR, SITE_URL };
  if (RELEASES_DIR || SITE_URL)
    throw new Fault('Set both, RELEASES_DIR and SITE_URL, to release into a site that runs, or none.');
  const store = new FolderStore(join(place, 'releases'));
  const page = '<html><head><!--page-head--><!--module-preloads--><!--registry--></head></html>';
  await releaseSample(store, join(place, 'shell'), { name: SHELL, files: { 'shell.js': '', 'index.html': page } });
  const port = await freePort();
  const env = { PORT: String(port), RELEASES_DIR: store.folder, NODE_ENV: 'production' };
  const gateway = startService(nodeProgram('Gateway', 'shell/server/server.ts', [], env), {
    logFile: join(place, 'gateway.log'),
  });
  undo.defer(() => gateway.stop());
  const own = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await answers(`${own}/healthz`)); tries += 1) {
    if (tries > 300) throw new Fault(`${gateway.tail()}\nThe gateway did not start.`);
    await new Promise((done) => setTimeout(done, 100));
  }
  return { RELEASES_DIR: store.folder, SITE_URL: own };
}

function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function requireLive(site: string, name: string, note: Note): Promise<void> {
  const { modules } = (await (await fetch(`${site}/modules.json`)).json()) as {
    modules: { name: string; version: string; routes: { pages: { path: string }[] } }[];
  };
  const live = modules.find((module) => module.name === name);
  const path = live?.routes.pages.find((page) => !page.path.includes(':'))?.path;
  if (!live || !path) throw new Fault(`${site} does not know ${name}.`);
  const answer = await fetch(site + path);
  const html = await answer.text();
  if (answer.status !== 200 || !html.includes(`/modules/${name}/${live.version}/`))
    throw new Fault(`${site}${path} does not load ${name}.`);
  note(`${path} loads ${name} ${live.version}`);
}
