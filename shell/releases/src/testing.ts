/** Builds and releases for tests. */
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { ModuleDescription } from './description.ts';
import { integrityOf } from './files.ts';

import type { Release } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { release } from './releasing.ts';

interface SampleBuild {
  name: string;
  /** By path; the first is the entry. Scripts get compressed copies. */
  files: Readonly<Record<string, string>>;
  routes?: ModuleDescription['routes'];
  /** Files of pages; the other scripts are the module's. */
  pages?: Record<string, string[]>;
  hostVersion?: number;
  serverEntry?: string;
  calls?: ModuleDescription['calls'];
}

/** Writes a finished build, as the real build does. */
export async function writeBuild(folder: string, build: SampleBuild) {
  const { name, files, routes = { pages: [] }, pages = {}, hostVersion = 2, serverEntry, calls } = build;
  await rm(folder, { recursive: true, force: true });
  const hashed = Object.entries(files).filter(([file]) => !file.endsWith('.html') && !file.endsWith('.map'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
    if (!file.endsWith('.js')) continue;
    await writeFile(join(folder, `${file}.br`), brotliCompressSync(text));
    await writeFile(join(folder, `${file}.gz`), gzipSync(text));
  }
  const [entry = '', ...others] = hashed.map(([file]) => file);
  const description: ModuleDescription = {
    name,
    version: createHash('sha256').update(JSON.stringify({ files, routes, hostVersion, calls })).digest('hex').slice(0, 16),
    hostVersion,
    entry,
    exposes: ['./module'],
    ...(serverEntry && { serverEntry }),
    files: Object.fromEntries(hashed.map(([file, text]) => [file, integrityOf(Buffer.from(text))])),
    preload: others.filter((file) => file.endsWith('.js') && !Object.values(pages).flat().includes(file)),
    pages,
    ...(calls && { calls }),
    routes,
  };
  await writeFile(join(folder, 'module.json'), JSON.stringify(description));
  return description;
}

/** Builds and releases. Returns the live release. */
export async function releaseSample(store: ReleaseStore, folder: string, build: SampleBuild): Promise<Release> {
  await writeBuild(folder, build);
  const origin = { commit: null, by: 'test', at: '2026-01-01T00:00:00.000Z' };
  return release({ store, name: build.name, build: folder, origin });
}
