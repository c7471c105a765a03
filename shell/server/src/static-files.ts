import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { folderAddress, type ModuleRegistry } from './registry.ts';
import type { Settings } from './settings.ts';

/** The one built file whose address carries no hash. */
const FAVICON = '/favicon.svg';

/** Answers a request for a built file; false when there is none at that address. */
export type ServeFile = (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<boolean>;

/**
 * The built files of shell and modules. Their names or folders carry a hash of the contents, so they are immutable, but for
 * the icon; the brotli or gzip copy beside them is sent as it is.
 */
export function createStaticFiles({ root, development }: Settings, registry: ModuleRegistry): ServeFile {
  const folders = new Map<string, RequestHandler>();
  const folder = (path: string) => {
    const known = folders.get(path);
    if (known) return known;
    const handler = sirv(path, {
      brotli: true,
      gzip: true,
      etag: true,
      // Look at the disk for each request, so that a rebuild is noticed; the names carry the hash, not sirv's list of them.
      dev: true,
      setHeaders: (response, pathname) => response.setHeader('cache-control', cacheControl(pathname, development)),
    });
    folders.set(path, handler);
    return handler;
  };

  return async (request, response, pathname) => {
    if (pathname === FAVICON) return serve(folder(join(root, 'shell/dist')), pathname, request, response);
    const shellFile = /^\/shell\/(.+)$/.exec(pathname);
    if (shellFile) return serve(folder(join(root, 'shell/dist')), `/${shellFile[1]}`, request, response);

    const moduleFile = /^(\/modules\/([\w-]+)\/\w+)\/(.+)$/.exec(pathname);
    if (!moduleFile) return false;
    const [, address, name, file] = moduleFile;
    const live = (await registry.modules()).some((module) => module.name === name && folderAddress(module) === address);
    return live && serve(folder(join(root, name as string, 'dist')), `/${file}`, request, response);
  };
}

function cacheControl(pathname: string, development: boolean): string {
  if (development) return 'no-cache';
  return pathname === FAVICON ? 'public, max-age=3600' : 'public, max-age=31536000, immutable';
}

async function serve(
  handler: RequestHandler,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  // Source maps and page templates are not for visitors.
  if (/\.(?:map|html)$/.test(file)) return false;
  request.url = file;
  return new Promise((resolve) => {
    response.once('close', () => resolve(true));
    handler(request, response, () => resolve(false));
  });
}
