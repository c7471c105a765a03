#!/usr/bin/env node
/**
 * In the folder of a module: `releases describe`, `release`, `rollback [version]`, `canary`, `promote`, `withdraw`, `token`; `releases list` anywhere.
 * What each takes says docs/operations.md. Settings: those that `releases` reads of the catalogue.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { readOrExit, readSettings, shapeOf } from '@api/contract/settings';
import { Audience, audienceWords, Limits, STANDARD_LIMITS } from './canary.ts';
import { promoteCanary, startCanary, withdrawCanary } from './canary-releases.ts';
import { describeBuild } from './describe-build.ts';
import { ReleaseFault } from './description.ts';
import { bucketFaults, openStore, originOf } from './place.ts';
import { readFromSite } from './readable.ts';
import type { Release } from './release.ts';
import { goLive, release, rollback } from './releasing.ts';
import { releaseOverHttp } from './remote.ts';
import { createToken, listTokens, revokeToken } from './tokens.ts';

/** The checkout that this is a workspace of; installed as a package, it knows of no store by itself. */
const ROOT = resolve(import.meta.dirname, '../../..');
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
    build: { type: 'string', default: 'dist' },
    routes: { type: 'string', default: 'src/routes.json' },
    'host-version': { type: 'string', default: '2' },
  },
});
const [verb, argument, second] = positionals;
const settings = readOrExit(() => readSettings(shapeOf('releases'), process.env, bucketFaults));
const store = openStore(process.env, ROOT);
const site = settings.SITE_URL ?? `http://localhost:${settings.PORT}`;
const say = (text: string) => process.stdout.write(`${text}\n`);

const verbs: Readonly<Record<string, () => Promise<void>>> = {
  ...{ describe, release: releaseThis, rollback: rollBackThis, list },
  ...{ canary: tryOut, promote, withdraw, token: tokens },
};

try {
  if (/[\\/]node_modules[\\/]/.test(ROOT + sep) && !settings.RELEASES_DIR) {
    throw new ReleaseFault('Say where the site keeps its releases: RELEASES_DIR, the folder that its gateways read.');
  }
  const run = verbs[verb ?? ''];
  if (!run) throw new ReleaseFault(`Say what to do: ${Object.keys(verbs).join(', ')}.`);
  await run();
} catch (error) {
  if (!(error instanceof ReleaseFault)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** For builds of other tools than `@shell/build`, whose own build says all of it. */
async function describe(): Promise<void> {
  const { build: folder, routes: routesFile, 'host-version': hostVersion } = values;
  const described = await describeBuild({ name: moduleHere(), build: folder, routesFile, hostVersion: Number(hostVersion) });
  say(
    `${described.name} ${described.version}: ${join(folder, 'module.json')} names ${Object.keys(described.files).length} files.`,
  );
}

async function releaseThis(): Promise<void> {
  if (values.to) return releaseElsewhere(values.to);
  const { put, seen } = await buildAndPut();
  if (values['dry-run']) {
    say(`${put.name} ${put.version} could be released (${seen}). Nothing has changed.`);
    return;
  }
  const flipped = Date.now();
  const canary = (await store.live(put.name).catch(() => undefined))?.canary;
  await goLive(store, put, originOf(process.cwd(), new Date()));
  say(`${put.name} ${put.version} is live (${seen}; made live in ${Date.now() - flipped} ms).`);
  if (canary && canary.version !== put.version)
    say(`${canary.version}, which ${audienceWords(canary.audience)} tried out, is withdrawn.`);
}

/** Sends the build to a running site, which has a store of its own. */
async function releaseElsewhere(to: string): Promise<void> {
  const token = values.token ?? settings.RELEASE_TOKEN;
  if (!token) throw new ReleaseFault('A token is needed: --token, or RELEASE_TOKEN. "npm run release-token" makes one.');
  const name = moduleHere();
  const seconds = build(name);
  const started = Date.now();
  const origin = originOf(process.cwd(), new Date());
  const dryRun = values['dry-run'];
  const version = await releaseOverHttp({
    site: to.replace(/\/$/, ''),
    token,
    name,
    build: join(process.cwd(), 'dist'),
    origin,
    dryRun,
  });
  const what = dryRun ? `could be released at ${to}` : `is live at ${to}`;
  say(`${name} ${version} ${what} (${seconds}; sent and verified in ${((Date.now() - started) / 1_000).toFixed(1)} s).`);
}

/** Builds, puts the build into the store, and reads it from where browsers will. */
async function buildAndPut(): Promise<{ put: Release; seen: string }> {
  const name = moduleHere();
  const seconds = build(name);
  const origin = originOf(process.cwd(), new Date());
  const put = await release({ store, name, build: join(process.cwd(), 'dist'), origin, dryRun: true });
  const read = await readFromSite(site, put);
  return {
    put,
    seen: `${seconds}; ${read === null ? `no site answers at ${site}, so it was not read from there` : `${read} files read from ${site}`}`,
  };
}

/** Builds the module that the command was called in. Returns the duration. */
function build(name: string): string {
  const started = Date.now();
  const built = spawnSync('npm', ['run', 'build', '--silent'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  });
  if (built.status !== 0) throw new ReleaseFault(`${name} was not released: its build failed.`);
  return `built in ${((Date.now() - started) / 1_000).toFixed(1)} s`;
}

async function rollBackThis(): Promise<void> {
  const name = moduleHere();
  const started = Date.now();
  const live = await rollback({ store, name, version: argument, ...byNow() });
  say(`${name} is back at ${live.version} (${Date.now() - started} ms). It stays there until it is released again.`);
}

async function tryOut(): Promise<void> {
  const name = moduleHere();
  const audience = readAudience();
  const limits = readLimits();
  const { version, seen } = values.version
    ? { version: values.version, seen: 'from the store' }
    : await buildAndPut().then(({ put, seen: how }) => ({ version: put.version, seen: how }));
  await startCanary({ store, name, version, audience, limits, ...byNow() });
  say(`${name} ${version} is tried out by ${audienceWords(audience)} (${seen}).`);
  say(`It is withdrawn by itself when more than ${limits.failuresAbove} % of ${limits.afterLoads} page loads or more fail.`);
}

async function promote(): Promise<void> {
  const live = await promoteCanary({ store, name: moduleHere(), version: argument, ...byNow() });
  say(`${moduleHere()} ${live.version} is live for everybody.`);
}

async function withdraw(): Promise<void> {
  const { version } = await withdrawCanary({ store, name: moduleHere(), version: argument, ...byNow() });
  say(`${moduleHere()} ${version} is withdrawn. Pages that are open go on with it.`);
}

async function tokens(): Promise<void> {
  const module = moduleHere();
  if (argument === 'create') {
    const note = values.note?.trim().slice(0, 60);
    if (!note) throw new ReleaseFault('Say what the token is for: --note "pipeline of the tests team".');
    say(await createToken({ store, module, note, ...byNow() }));
    say(
      `This token can release ${module} and nothing else. It is shown this once: keep it where your pipeline keeps its secrets.`,
    );
  } else if (argument === 'revoke' && second) {
    await revokeToken(store, module, second);
    say(`The token ${second} of ${module} is worth nothing any more.`);
  } else if (argument === undefined || argument === 'list') {
    const found = await listTokens(store, module);
    for (const { id, note, by, at } of found) say(`${id}: ${note}, made by ${by}, ${at}`);
    if (found.length === 0) say(`${module} has no tokens.`);
  } else throw new ReleaseFault('Say what to do with tokens: create --note "...", list, revoke ID.');
}

async function list(): Promise<void> {
  for (const name of (await store.names()).toSorted()) {
    const live = await store.live(name).catch(() => undefined);
    const of = live && (await store.release(name, live.version).catch(() => undefined));
    say(
      `${name}: ${live ? `${live.version}, live since ${live.since} by ${live.by} (${live.how}), commit ${of?.origin.commit ?? 'unknown'}` : 'nothing live, or its pointer cannot be read'}`,
    );
    if (live?.canary) {
      const { version, audience, since, by, limits } = live.canary;
      say(`    tried out: ${version} by ${audienceWords(audience)}, since ${since} by ${by}`);
      for (const each of [live.version, version]) say(`        ${each}: ${await healthWords(name, each, since)}`);
      say(`        withdrawn by itself above ${limits.failuresAbove} % of ${limits.afterLoads} loads or more`);
    }
    for (const { version, since, by, how, detail } of (await store.history(name)).slice(1, 6))
      say(`    before: ${version}, ${since}, ${by} (${how}${detail ? `, ${detail}` : ''})`);
  }
}

/** What `GET /module-health` answers. */
interface Health {
  loads: number;
  failed: number;
  vitals?: { metric: string; p75: number }[];
}

/** How a version does, as the API has counted; it is asked on its own port. */
async function healthWords(module: string, version: string, since: string): Promise<string> {
  const [api] = settings.API_URL ?? [`http://127.0.0.1:${settings.API_PORT}`];
  try {
    const response = await fetch(`${api}/module-health?${new URLSearchParams({ module, version, since })}`, {
      signal: AbortSignal.timeout(2_000),
    });
    const { loads, failed, vitals = [] } = (await response.json()) as Health;
    if (loads === 0) return 'no page loads counted yet';
    const speed = vitals.map(({ metric, p75 }) => `${metric} ${p75}${metric === 'CLS' ? '' : ' ms'}`);
    return [`${failed} of ${loads} page loads failed (${((100 * failed) / loads).toFixed(1)} %)`, ...speed].join(', ');
  } catch {
    return 'the API does not answer';
  }
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

function byNow() {
  return { by: originOf(process.cwd(), new Date()).by, now: new Date() };
}

/** The module that the command was called in. */
function moduleHere(): string {
  const { name } = JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')) as { name: string };
  return name;
}
