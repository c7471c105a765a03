import type { IncomingMessage, ServerResponse } from 'node:http';
import { integrityOf, isPublic, type Release, ReleaseFault, type ReleaseStore, SHELL } from '@shell/releases';
import accepts from 'accepts';
import { LRUCache } from 'lru-cache';
import { lookup } from 'mrmime';
import type { Logger } from 'pino';
import { sendText } from './answers.ts';
import type { ModuleRegistry } from './registry.ts';
import { setFileHeaders } from './security-headers.ts';

/** Files without a hash in their addresses. */
const ICON = /^\/(?:favicon\.svg|icon-[\w-]+\.png)$/;
/** All releases in use have about a tenth of it. */
const KEPT_BYTES = 64 * 1024 * 1024;
/** Endings of compressed copies, by encoding. */
const COPIES = { br: '.br', gzip: '.gz' } as const;

/** Serves a released file; false if there is none. */
export type ServeFile = (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<boolean>;

/** Files of all stored releases, for pages opened before. Each is checked: a damaged one would be cached for a year. */
export function createStaticFiles(store: ReleaseStore, registry: ModuleRegistry, log: Logger): ServeFile {
  const files = releasedFiles(store);

  return async (request, response, pathname) => {
    const place = await placeOf(pathname, store, registry, files);
    if (!place) return false;
    const { release, file } = place;
    setFileHeaders(response);
    // One by one: browsers give no preference, and ours is the smallest copy.
    const encoding = ['br', 'gzip', 'identity'].find(
      (name) => `${file}${ending(name)}` in release.stored && accepts(request).encoding([name]) === name,
    );
    if (encoding === undefined) {
      sendText(response, 406, 'There is no copy of this file in that encoding.');
      return true;
    }
    const stored = `${file}${ending(encoding)}`;
    const bytes = await files.bytes(release, stored);
    if (!bytes) {
      log.error({ module: release.name, version: release.version, file: stored }, 'released file is missing or damaged');
      response.setHeader('cache-control', 'no-store');
      sendText(response, 503, 'This file is damaged on the server. Try again in a moment.');
      return true;
    }
    response.writeHead(200, {
      'content-type': contentType(file),
      'content-length': bytes.byteLength,
      'cache-control': ICON.test(pathname) ? 'public, max-age=3600' : 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      ...(isCompressed(encoding) ? { 'content-encoding': encoding } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  };
}

function ending(encoding: string): string {
  return isCompressed(encoding) ? COPIES[encoding] : '';
}

function isCompressed(encoding: string): encoding is keyof typeof COPIES {
  return encoding in COPIES;
}

function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|javascript|json/.test(type) ? `${type}; charset=utf-8` : type;
}

interface Place {
  release: Release;
  file: string;
}

/** The file at an address. Only files of the release exist, however an address is spelt. */
async function placeOf(
  pathname: string,
  store: ReleaseStore,
  registry: ModuleRegistry,
  files: ReturnType<typeof releasedFiles>,
): Promise<Place | undefined> {
  const [, name, version, file] = /^\/modules\/([\w-]+)\/(\w+)\/(.+)$/.exec(pathname) ?? [];
  if (name && version && file) return files.find(name, version, file);

  const ofShell = ICON.test(pathname) ? pathname.slice(1) : /^\/shell\/(.+)$/.exec(pathname)?.[1];
  const live = ofShell ? await registry.shell() : undefined;
  if (!ofShell || !live) return undefined;
  // The shell's files have hashes in their names, so any release with the file will do.
  for (const candidate of [live.version, ...(await store.versions(SHELL))]) {
    const place = await files.find(SHELL, candidate, ofShell);
    if (place) return place;
  }
  return undefined;
}

function releasedFiles(store: ReleaseStore) {
  const releases = new LRUCache<string, Release>({ max: 500 });
  const contents = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: (bytes) => bytes.byteLength + 1 });

  return {
    async find(name: string, version: string, file: string): Promise<Place | undefined> {
      const key = `${name}/${version}`;
      let release = releases.get(key);
      if (!release) {
        release = await store.release(name, version).catch(orNothing);
        if (!release) return undefined;
        releases.set(key, release);
      }
      return isPublic(file) && Object.hasOwn(release.stored, file) ? { release, file } : undefined;
    },

    /** Undefined if missing or not what was released. */
    async bytes({ name, version, stored }: Release, file: string): Promise<Buffer | undefined> {
      const key = `${name}/${version}/${file}`;
      const known = contents.get(key);
      if (known) return known;
      const read = await store.read(name, version, file).catch(() => undefined);
      if (!read || integrityOf(read) !== stored[file]) return undefined;
      contents.set(key, read);
      return read;
    },
  };
}

function orNothing(error: unknown): undefined {
  if (error instanceof ReleaseFault) return undefined;
  throw error;
}
