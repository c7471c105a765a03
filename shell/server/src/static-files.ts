import type { IncomingMessage, ServerResponse } from 'node:http';
import { integrityOf, isPublic, type Release, ReleaseFault, type ReleaseStore, SHELL } from '@shell/releases';
import accepts from 'accepts';
import { LRUCache } from 'lru-cache';
import { lookup } from 'mrmime';
import type { Logger } from 'pino';
import { sendText } from './answers.ts';
import type { ModuleRegistry } from './registry.ts';
import { setFileHeaders } from './security-headers.ts';

/** The built files whose addresses carry no hash: the product's mark. */
const ICON = /^\/(?:favicon\.svg|icon-[\w-]+\.png)$/;
/** Bytes of files that stay in memory: all releases in use have about a tenth of it. */
const KEPT_BYTES = 64 * 1024 * 1024;
/** Endings of the compressed copies beside a file, by the name that browsers ask for them with. */
const COPIES = { br: '.br', gzip: '.gz' } as const;

/** Serves a released file; false if there is none at that address. */
export type ServeFile = (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<boolean>;

/**
 * The released files of shell and modules, of the live release and of all others in the store, so that a page opened
 * before a release keeps working. A file is sent only if it matches the release byte for byte: clients would cache a
 * damaged one for a year.
 */
export function createStaticFiles(store: ReleaseStore, registry: ModuleRegistry, log: Logger): ServeFile {
  const files = releasedFiles(store);

  return async (request, response, pathname) => {
    const place = await placeOf(pathname, store, registry, files);
    if (!place) return false;
    const { release, file } = place;
    setFileHeaders(response);
    // Asked one by one: browsers list all that they understand without a preference, and the smallest copy is ours to choose.
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

/** Which file of which release an address names. Only what the release lists is found, however the address is spelt. */
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
  // The shell's files have the hash in their own names, so any release that has one has the right one.
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

    /** The bytes of a stored file; undefined when it is not there or not what was released. */
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
