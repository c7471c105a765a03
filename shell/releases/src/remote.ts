import { Readable } from 'node:stream';
import { create } from 'tar';
import { type ModuleDescription, ReleaseFault } from './description.ts';
import { filesBelow } from './files.ts';
import { readFromSite } from './readable.ts';
import type { Origin } from './release.ts';

const UPLOAD_MS = 300_000;
const CALL_MS = 60_000;

interface RemoteRelease {
  site: string;
  token: string;
  name: string;
  /** Folder of the finished build. */
  build: string;
  origin: Origin;
  dryRun: boolean;
}

/**
 * Releases a build to a running site: sends it, reads every file from where browsers will, and has it made live. Answers its version.
 * @throws ReleaseFault with what the site objects to; what was live stays so.
 */
export async function releaseOverHttp({ site, token, name, build, origin, dryRun }: RemoteRelease): Promise<string> {
  const files = (await filesBelow(build)).filter((file) => !file.endsWith('.map'));
  const packed = create({ gzip: true, cwd: build, portable: true, noMtime: true, follow: false }, files);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' };
  const sent = await call<{ release: Pick<ModuleDescription, 'name' | 'version' | 'files'> }>(`${site}/releases/${name}/builds`, {
    method: 'POST',
    headers: { ...headers, 'x-release-commit': origin.commit ?? '', 'x-released-by': encodeURIComponent(origin.by) },
    body: Readable.toWeb(Readable.from(packed)) as ReadableStream,
    duplex: 'half',
    signal: AbortSignal.timeout(UPLOAD_MS),
  } as RequestInit);
  await readFromSite(site, sent.release);
  if (dryRun) return sent.release.version;
  await call(`${site}/releases/${name}/live`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version: sent.release.version, by: origin.by }),
    signal: AbortSignal.timeout(CALL_MS),
  });
  return sent.release.version;
}

async function call<T>(address: string, init: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address, init);
  } catch (error) {
    throw new ReleaseFault(`${address} cannot be reached: ${(error as Error).message}.`);
  }
  const body = (await response.json().catch(() => ({}))) as T & { message?: string };
  if (!response.ok) throw new ReleaseFault(body.message ?? `${address} answered ${response.status}.`);
  return body;
}
