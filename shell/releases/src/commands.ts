#!/usr/bin/env node
/** In a module's folder: `releases release` and the other commands of docs/operations.md. `releases list` works anywhere. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { readOrExit, readSettings, shapeOf } from '@api/contract/settings';
import { Audience, audienceLabel, Limits, STANDARD_LIMITS } from './canary.ts';
import { describeBuild } from './describe-build.ts';
import { ReleaseFault } from './description.ts';
import { grantPrefix, ownedPrefixes, revokePrefix } from './granting.ts';
import { moduleState, stateLines, tokenLine, versionHealth } from './module-state.ts';
import { bucketFaults, openStore, originOf } from './place.ts';
import { type ReleasePlace, sitePlace, storePlace } from './release-place.ts';
import type { ReleaseStore } from './release-store.ts';
import { type RemoteModule, stateOf } from './remote.ts';
import { type CallFields, readServedCalls } from './served-calls.ts';
import { createToken, listTokens, revokeToken, TOKEN_DAYS } from './tokens.ts';

/** The checkout; installed as a package, it knows no store by itself. */
const ROOT = resolve(import.meta.dirname, '../../..');
const LISTED = 30;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    to: { type: 'string' },
    token: { type: 'string' },
    version: { type: 'string' },
    percent: { type: 'string' },
    staff: { type: 'boolean', default: false },
    list: { type: 'string' },
    'failures-above': { type: 'string' },
    'after-loads': { type: 'string' },
    note: { type: 'string' },
    days: { type: 'string', default: String(TOKEN_DAYS) },
    build: { type: 'string', default: 'dist' },
    routes: { type: 'string', default: 'src/routes.json' },
    'host-version': { type: 'string', default: '2' },
  },
});
const [verb, argument, second] = positionals;
const settings = readOrExit(() => readSettings(shapeOf('releases'), process.env, bucketFaults));
const say = (text: string) => process.stdout.write(`${text}\n`);

const verbs: Readonly<Record<string, () => Promise<void>>> = {
  ...{ describe, release: releaseThis, rollback: rollBackThis, list },
  ...{ canary: tryOut, promote, withdraw, preview, token: tokens, addresses },
};

try {
  const run = verbs[verb ?? ''];
  if (!run) throw new ReleaseFault(`Say what to do: ${Object.keys(verbs).join(', ')}.`);
  await run();
} catch (error) {
  if (!(error instanceof ReleaseFault)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** For builds of other tools: `@shell/build` describes its own. */
async function describe(): Promise<void> {
  const { build: folder, routes: routesFile, 'host-version': hostVersion } = values;
  const described = await describeBuild({ name: moduleHere(), build: folder, routesFile, hostVersion: Number(hostVersion) });
  say(
    `${described.name} ${described.version}: ${join(folder, 'module.json')} names ${Object.keys(described.files).length} files.`,
  );
}

async function releaseThis(): Promise<void> {
  const name = moduleHere();
  const place = await placeHere();
  const { version, seen } = await buildAndPut(place);
  if (values['dry-run']) {
    say(`${name} ${version} could be released${atSite()} (${seen}). Nothing has changed.`);
    return;
  }
  const flipped = Date.now();
  await place.goLive(version);
  say(`${name} ${version} is live${atSite()} (${seen}; made live in ${Date.now() - flipped} ms).`);
}

async function rollBackThis(): Promise<void> {
  const name = moduleHere();
  const started = Date.now();
  const { version, withdrawn } = await (await placeHere()).rollback(argument);
  if (withdrawn) say(`The canary ${withdrawn} is withdrawn. Pages that are open go on with it.`);
  say(`${name} is back at ${version}${atSite()} (${Date.now() - started} ms). It stays there until it is released again.`);
}

async function tryOut(): Promise<void> {
  const name = moduleHere();
  const audience = readAudience();
  const limits = readLimits();
  const place = await placeHere();
  const { version, seen } = values.version ? { version: values.version, seen: 'from the store' } : await buildAndPut(place);
  await place.startCanary({ version, audience, limits });
  say(`${name} ${version} is tried out by ${audienceLabel(audience)}${atSite()} (${seen}).`);
  say(`It is withdrawn by itself when more than ${limits.failuresAbove} % of ${limits.afterLoads} page loads or more fail.`);
}

async function promote(): Promise<void> {
  say(`${moduleHere()} ${await (await placeHere()).promote(argument)} is live for everybody${atSite()}.`);
}

async function withdraw(): Promise<void> {
  say(`${moduleHere()} ${await (await placeHere()).withdraw(argument)} is withdrawn. Pages that are open go on with it.`);
}

async function preview(): Promise<void> {
  const place = await placeHere();
  const { version } = argument ? { version: argument } : await buildAndPut(place);
  say(`${moduleHere()} ${version} in one browser, for an hour: ${await place.preview(version)}`);
}

async function tokens(): Promise<void> {
  const module = moduleHere();
  const store = storeHere();
  if (argument === 'create') {
    const note = values.note?.trim().slice(0, 60);
    if (!note) throw new ReleaseFault('Say what the token is for: --note "pipeline of the tests team".');
    const { by } = originOf(process.cwd(), new Date());
    say(await createToken({ store, module, note, by, now: await store.time(), days: Number(values.days) }));
    say(`This token can release ${module} for ${values.days} days, and nothing else. It is shown this once: keep it where your`);
    say('pipeline keeps its secrets.');
  } else if (argument === 'revoke' && second) {
    await revokeToken(store, module, second);
    say(`The token ${second} of ${module} no longer works.`);
  } else if (argument === undefined || argument === 'list') {
    const found = await listTokens(store, module);
    for (const token of found) say(tokenLine(token, new Date()));
    if (found.length === 0) say(`${module} has no tokens.`);
  } else throw new ReleaseFault('Say what to do with tokens: create --note "..." [--days 90], list, revoke ID.');
}

async function addresses(): Promise<void> {
  const module = moduleHere();
  const store = storeHere();
  if (argument === 'grant' && second) {
    await grantPrefix(store, { module, prefix: second });
    say(`${module} may release pages at ${second} and below it.`);
  } else if (argument === 'revoke' && second) {
    await revokePrefix(store, { module, prefix: second });
    say(`${module} may no longer release pages at ${second}. Pages that are live there stay.`);
  } else if (argument === undefined || argument === 'list') {
    const owned = await ownedPrefixes(store, module);
    say(owned.length === 0 ? `${module} owns no addresses.` : owned.join('\n'));
  } else throw new ReleaseFault('Say what to do with addresses: grant /study-plans, revoke /study-plans, list.');
}

async function list(): Promise<void> {
  if (values.to) {
    const remote = remoteHere(values.to);
    const state = await stateOf(remote);
    if (!state) throw new ReleaseFault(`${remote.name} was never released at ${remote.site}.`);
    for (const line of await stateLines(state, async () => undefined)) say(line);
    for (const token of state.tokens) say(`    token ${tokenLine(token, new Date())}`);
    return;
  }
  const store = storeHere();
  for (const name of (await store.names()).toSorted()) {
    const state = await moduleState(store, name, LISTED);
    for (const line of await stateLines(state, (version, since) => versionHealth(apiHere(), { module: name, version, since })))
      say(line);
  }
}

async function buildAndPut(place: ReleasePlace): Promise<{ version: string; seen: string }> {
  const started = Date.now();
  const built = spawnSync('npm', ['run', 'build', '--silent'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  });
  if (built.status !== 0) throw new ReleaseFault(`${moduleHere()} was not released: its build failed.`);
  const seconds = ((Date.now() - started) / 1_000).toFixed(1);
  const { version, seen } = await place.put(join(process.cwd(), values.build), originOf(process.cwd(), new Date()));
  return { version, seen: `built in ${seconds} s; ${seen}` };
}

/** The site of `--to`, or the store of the settings. */
async function placeHere(): Promise<ReleasePlace> {
  if (values.to) return sitePlace(remoteHere(values.to));
  const { by } = originOf(process.cwd(), new Date());
  const site = settings.SITE_URL ?? `http://localhost:${settings.PORT}`;
  return storePlace(storeHere(), { name: moduleHere(), by, site, served: await servedHere() });
}

/** What the API beside the store serves; undefined, with a message, without a response. */
async function servedHere(): Promise<CallFields | undefined> {
  const address = `${apiHere()}/calls`;
  try {
    return await readServedCalls(await fetch(address, { signal: AbortSignal.timeout(2_000) }));
  } catch {
    say(`No API answers at ${address}: what the module needs of it is not checked.`);
    return undefined;
  }
}

function apiHere(): string {
  return settings.API_URL?.[0] ?? `http://127.0.0.1:${settings.API_PORT}`;
}

function remoteHere(to: string): RemoteModule {
  const token = values.token ?? settings.RELEASE_TOKEN;
  if (!token) throw new ReleaseFault('A token is needed: --token, or RELEASE_TOKEN. An administrator of the site makes one.');
  const { by } = originOf(process.cwd(), new Date());
  return { site: to.replace(/\/$/, ''), token, name: moduleHere(), by, onRetry: say };
}

function storeHere(): ReleaseStore {
  if (/[\\/]node_modules[\\/]/.test(ROOT + sep) && !settings.RELEASES_DIR && !settings.RELEASES_BUCKET) {
    throw new ReleaseFault(
      'Say where to release: --to https://site.example with a token, or RELEASES_DIR, the folder that the site reads its releases from.',
    );
  }
  const store = openStore(process.env, ROOT);
  store.onWait = say;
  return store;
}

function atSite(): string {
  return values.to ? ` at ${values.to}` : '';
}

function readAudience(): Audience {
  const given = [
    ...(values.percent === undefined ? [] : [{ kind: 'percent', percent: Number(values.percent) }]),
    ...(values.staff ? [{ kind: 'staff' }] : []),
    ...(values.list === undefined ? [] : [{ kind: 'list', accounts: values.list.split(',').map((email) => email.trim()) }]),
  ];
  const parsed = Audience.safeParse(given[0]);
  if (given.length === 1 && parsed.success) return parsed.data;
  throw new ReleaseFault('Say who tries it out: --percent 10, --staff, or --list a@example.org,b@example.org.');
}

function readLimits(): Limits {
  const parsed = Limits.safeParse({
    failuresAbove: Number(values['failures-above'] ?? STANDARD_LIMITS.failuresAbove),
    afterLoads: Number(values['after-loads'] ?? STANDARD_LIMITS.afterLoads),
  });
  if (!parsed.success) throw new ReleaseFault('--failures-above is a percentage, --after-loads a whole number.');
  return parsed.data;
}

function moduleHere(): string {
  const { name } = JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')) as { name: string };
  return name;
}
