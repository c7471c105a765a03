#!/usr/bin/env node
/**
 * `releases release [--dry-run]` and `releases rollback [version]` in the folder of a module; `releases list` anywhere. Settings:
 * `RELEASES_DIR` or `DATA_DIR` (where the store is), `SITE_URL` (where browsers read it), `RELEASED_BY`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ReleaseFault } from './description.ts';
import { FolderStore } from './folder-store.ts';
import { originOf, releasesDir } from './place.ts';
import { readFromSite } from './readable.ts';
import { release, rollback } from './releasing.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false } },
});
const [verb, version] = positionals;
const store = new FolderStore(releasesDir(process.env, ROOT));
const site = (process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`).replace(/\/$/, '');
const say = (text: string) => process.stdout.write(`${text}\n`);

const verbs: Readonly<Record<string, () => Promise<void>>> = { release: releaseThis, rollback: rollBackThis, list };

try {
  const run = verbs[verb ?? ''];
  if (!run) throw new ReleaseFault(`Say what to do: ${Object.keys(verbs).join(', ')}.`);
  await run();
} catch (error) {
  if (!(error instanceof ReleaseFault)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function releaseThis(): Promise<void> {
  const name = moduleHere();
  const started = Date.now();
  const built = spawnSync('npm', ['run', 'build', '--silent'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  });
  if (built.status !== 0) throw new ReleaseFault(`${name} was not released: its build failed.`);
  const seconds = `built in ${((Date.now() - started) / 1_000).toFixed(1)} s`;
  const options = { store, name, build: join(process.cwd(), 'dist'), origin: originOf(process.cwd(), new Date()) };

  const put = await release({ ...options, dryRun: true });
  const read = await readFromSite(site, put);
  const seen = read === null ? `no site answers at ${site}, so it was not read from there` : `${read} files read from ${site}`;
  if (values['dry-run']) {
    say(`${name} ${put.version} could be released (${seconds}; ${seen}). Nothing has changed.`);
    return;
  }
  const flipped = Date.now();
  await release(options);
  say(`${name} ${put.version} is live (${seconds}; ${seen}; made live in ${Date.now() - flipped} ms).`);
}

async function rollBackThis(): Promise<void> {
  const name = moduleHere();
  const started = Date.now();
  const { by } = originOf(process.cwd(), new Date());
  const live = await rollback({ store, name, version, by, now: new Date() });
  say(`${name} is back at ${live.version} (${Date.now() - started} ms). It stays there until it is released again.`);
}

async function list(): Promise<void> {
  for (const name of (await store.names()).toSorted()) {
    const live = await store.live(name);
    const of = live && (await store.release(name, live.version));
    say(
      `${name}: ${live ? `${live.version}, live since ${live.since} by ${live.by} (${live.how}), commit ${of?.origin.commit ?? 'unknown'}` : 'nothing live'}`,
    );
    for (const entry of (await store.history(name)).slice(1, 6))
      say(`    before: ${entry.version}, ${entry.since}, ${entry.by} (${entry.how})`);
  }
}

/** The module that the command was called in. */
function moduleHere(): string {
  const { name } = JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')) as { name: string };
  return name;
}
