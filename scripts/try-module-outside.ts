/**
 * `node scripts/try-module-outside.ts`: proves that a team can move its module (mfe-content by default) to a separate repository.
 * Publishes its dependencies to a local registry, copies the module out of the checkout, installs, checks types, lints, tests, and
 * releases it with a token: to all visitors, as a canary that is promoted, and back. With `--to URL --token TOKEN` into a site that runs, else
 * into one of its own that ends with the command.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { callFields } from '../api/contract/src/call-needs.ts';
import { createToken, FolderStore, grantPrefix, SHELL } from '../shell/releases/src/index.ts';
import { releaseSample } from '../shell/releases/src/testing.ts';
import { startRegistry } from './packages/loopback-registry.ts';
import { moveOut } from './packages/move-out.ts';
import { packAll } from './packages/pack.ts';
import { command } from './processes/command.ts';
import { Fault } from './processes/fault.ts';
import { freePort } from './processes/port.ts';
import { nodeProgram, type Program, runOrFail, startService } from './processes/programs.ts';
import { type Note, printLine, seconds, step } from './processes/steps.ts';

const started = Date.now();

await command(async (signal, undo) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, token: { type: 'string' } },
  });
  const name = positionals[0] ?? 'mfe-content';
  const place = await mkdtemp(join(tmpdir(), 'module-outside-'));
  undo.defer(() => rm(place, { recursive: true, force: true }));
  const folder = join(place, name);
  const env: Record<string, string> = { RELEASED_BY: 'its own repository' };
  const npm = (...options: string[]): Program => ({
    name: `npm ${options.join(' ')}`,
    file: 'npm',
    options,
    directory: folder,
    env,
  });
  const run = (program: Program, note: Note) => runOrFail(program, { signal, onLine: (line) => note(line.trim().slice(0, 90)) });

  const packages = await step('Packages', async (note) => {
    const packed = await packAll(join(place, 'packages'), signal);
    note(packed.map((one) => `${one.name} ${one.version}`).join(', '));
    return packed;
  });
  await step('Registry', async (note) => {
    const upstream = (await runOrFail({ ...npm('config', 'get', 'registry'), directory: place }, { signal })).trim();
    const names = packages.map((each) => each.name);
    const registry = await startRegistry(names, upstream);
    undo.defer(() => registry.close());
    env.npm_config_registry = registry.url;
    env[`npm_config_//${new URL(registry.url).host}/:_authToken`] = 'of this machine';
    for (const { file } of packages) await run({ ...npm('publish', file, '--loglevel=error'), directory: place }, note);
    note(`${packages.length} packages published on this machine`);
  });
  await step('Copy', () => moveOut(name, folder, packages));
  await step('npm install', async (note) => {
    await run(npm('install', '--prefer-offline', '--loglevel=error'), note);
    note('');
  });
  for (const script of ['types', 'lint', 'test']) await step(`npm run ${script}`, (note) => run(npm('run', script), note));
  const site =
    values.to && values.token ? { url: values.to, token: values.token } : await step('Site', () => startSite(name, place, undo));
  const release = (verb: string, ...options: string[]) =>
    step(`npm run ${verb}`, (note) => run(npm('run', verb, '--', ...options, '--to', site.url, '--token', site.token), note));
  await release('release');
  const first = await step('Page', (note) => liveVersion(site.url, name, note));
  await renameFirstPage(folder);
  await release('canary', '--percent', '100');
  await release('promote');
  const second = await step('Page', (note) => liveVersion(site.url, name, note));
  if (second === first) throw new Fault('The second release is not live.');
  await release('rollback');
  if ((await step('Page', (note) => liveVersion(site.url, name, note))) !== first) throw new Fault('The rollback is not live.');
  printLine(`\n${name} lives outside of this repository: ${seconds(started)} in all.`);
});

/** A gateway with a shell, and what an administrator gives a team: the module's addresses and a token. */
async function startSite(name: string, place: string, undo: AsyncDisposableStack): Promise<{ url: string; token: string }> {
  const store = new FolderStore(join(place, 'releases'));
  const page = '<html><head><!--page-head--><!--module-preloads--><!--registry--></head></html>';
  await releaseSample(store, join(place, 'shell'), { name: SHELL, files: { 'shell.js': '', 'index.html': page } });
  const routes = await readRoutes(join(place, name));
  for (const prefix of new Set(routes.pages.map(({ path }) => `/${path.split('/')[1]}`)))
    await grantPrefix(store, { module: name, prefix });
  const token = await createToken({ store, module: name, note: 'its pipeline', by: 'administrator', now: new Date() });
  const port = await freePort();
  const env = { PORT: String(port), RELEASES_DIR: store.folder, NODE_ENV: 'production', API_URL: await startCalls(undo) };
  const gateway = startService(nodeProgram('Gateway', 'shell/server/server.ts', [], env), {
    logFile: join(place, 'gateway.log'),
  });
  undo.defer(() => gateway.stop());
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await answers(`${url}/healthz`)); tries += 1) {
    if (tries > 300) throw new Fault(`${gateway.tail()}\nThe gateway did not start.`);
    await new Promise((done) => setTimeout(done, 100));
  }
  return { url, token };
}

/** What the gateway asks of an API here: which calls it serves. Resolves to its address. */
async function startCalls(undo: AsyncDisposableStack): Promise<string> {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/calls' ? 200 : 404;
    response.end(JSON.stringify({ calls: callFields() }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  undo.defer(() => server.closeAllConnections());
  undo.defer(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Routes {
  pages: { path: string; title: string }[];
}

function routesFile(folder: string): string {
  return join(folder, 'src/routes.json');
}

async function readRoutes(folder: string): Promise<Routes> {
  return JSON.parse(await readFile(routesFile(folder), 'utf8')) as Routes;
}

/** A change for a second release. */
async function renameFirstPage(folder: string): Promise<void> {
  const routes = await readRoutes(folder);
  const [first, ...others] = routes.pages;
  if (!first) throw new Fault('The module has no pages.');
  const pages = [{ ...first, title: `${first.title} again` }, ...others];
  await writeFile(routesFile(folder), JSON.stringify({ ...routes, pages }, null, 2));
}

function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The version that visitors get. Throws a `Fault` where the module's first page does not load it. */
async function liveVersion(site: string, name: string, note: Note): Promise<string> {
  const { modules } = (await (await fetch(`${site}/modules.json`)).json()) as {
    modules: { name: string; version: string; routes: Routes }[];
  };
  const live = modules.find((module) => module.name === name);
  const path = live?.routes.pages.find((page) => !page.path.includes(':'))?.path;
  if (!live || !path) throw new Fault(`${site} does not know ${name}.`);
  const answer = await fetch(site + path);
  const html = await answer.text();
  if (answer.status !== 200 || !html.includes(`/modules/${name}/${live.version}/`))
    throw new Fault(`${site}${path} does not load ${name}.`);
  note(`${path} loads ${name} ${live.version}`);
  return live.version;
}
