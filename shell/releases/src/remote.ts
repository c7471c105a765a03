import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { create } from 'tar';
import type { Audience, Limits } from './canary.ts';
import { type ModuleDescription, ReleaseFault } from './description.ts';
import { GIVE_UP_MS } from './exclusive.ts';
import { filesBelow } from './files.ts';
import type { ModuleState } from './module-state.ts';
import { readFromSite } from './readable.ts';
import type { Origin } from './release.ts';

const UPLOAD_MS = 300_000;
/** Longer than the site waits for its turn: a command given up could still go live. */
const CALL_MS = GIVE_UP_MS + 60_000;
/** Milliseconds between tries. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000];

/** A running site, a token of one module, and the person who acts. */
export interface RemoteModule {
  site: string;
  token: string;
  name: string;
  by: string;
  /** Called with a sentence before a retry. */
  onRetry?: ((message: string) => void) | undefined;
  pausesMs?: readonly number[];
}

/** Sends a build and reads every file back; nothing goes live. Returns its version. @throws ReleaseFault if refused. */
export async function sendBuild(remote: RemoteModule, build: string, { commit }: Pick<Origin, 'commit'>): Promise<string> {
  const files = (await filesBelow(build)).filter((file) => !file.endsWith('.map'));
  const packed = () => create({ gzip: true, cwd: build, portable: true, noMtime: true, follow: false }, files);
  const sent = await call<{ release: Pick<ModuleDescription, 'name' | 'version' | 'files'> }>(remote, 'builds', () => ({
    headers: { 'content-type': 'application/gzip', 'x-release-commit': commit ?? '' },
    body: Readable.toWeb(Readable.from(packed())) as ReadableStream,
    duplex: 'half',
    signal: AbortSignal.timeout(UPLOAD_MS),
  }));
  await readFromSite(remote.site, sent.release);
  return sent.release.version;
}

/** Changes which version visitors get. Returns the site's response. @throws ReleaseFault if refused. */
export function act(
  remote: RemoteModule,
  what: 'live' | 'rollback' | 'canary' | 'promote' | 'withdraw' | 'preview',
  body: { version?: string | undefined; from?: string | undefined; audience?: Audience; limits?: Limits },
): Promise<{ version?: string; message?: string; address?: string; expires_at?: string }> {
  return call(remote, what, () => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(CALL_MS),
  }));
}

/** Undefined if never released there. */
export async function stateOf(remote: RemoteModule): Promise<ModuleState | undefined> {
  const { modules } = await call<{ modules: ModuleState[] }>(remote, '', () => ({
    method: 'GET',
    signal: AbortSignal.timeout(CALL_MS),
  }));
  return modules.find(({ name }) => name === remote.name);
}

/** One call; retried while the site is busy or unreachable. */
async function call<T>(
  { site, token, name, by, onRetry, pausesMs = PAUSES_MS }: RemoteModule,
  what: string,
  init: () => RequestInit & { duplex?: 'half' },
): Promise<T> {
  const address = what === '' ? `${site}/releases?module=${name}` : `${site}/releases/${name}/${what}`;
  for (let tried = 0; ; tried += 1) {
    const { headers, ...request } = init();
    const authorization = { authorization: `Bearer ${token}`, 'x-released-by': encodeURIComponent(by) };
    const answer = await fetch(address, { method: 'POST', ...request, headers: { ...headers, ...authorization } }).catch(
      (error: Error) => error,
    );
    const wait = pausesMs[tried];
    if (!(answer instanceof Error) && (answer.status !== 503 || wait === undefined)) return bodyOf<T>(answer, address);
    const fault = answer instanceof Error ? unreachable(address, answer) : await faultOf(answer, address);
    // A connection that breaks later may have done its work.
    if (wait === undefined || (answer instanceof Error && !wasRefused(answer))) throw new ReleaseFault(fault);
    onRetry?.(`${fault} Trying again in ${wait / 1_000} s.`);
    await pause(wait);
  }
}

const causeOf = (error: Error) => (error.cause as NodeJS.ErrnoException | undefined) ?? (error as NodeJS.ErrnoException);
const wasRefused = (error: Error) => causeOf(error).code === 'ECONNREFUSED';
const unreachable = (address: string, error: Error) =>
  `${address} cannot be reached: ${causeOf(error).message || error.message}.`;

async function bodyOf<T>(response: Response, address: string): Promise<T> {
  if (!response.ok) throw new ReleaseFault(await faultOf(response, address));
  return (await response.json()) as T;
}

/** In the site's own words if it has some. */
async function faultOf(response: Response, address: string): Promise<string> {
  const { message } = (await response.json().catch(() => ({}))) as { message?: string };
  return sentence(message ?? `${address} answered ${response.status}`);
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
