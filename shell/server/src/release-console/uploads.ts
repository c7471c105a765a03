import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { WorkShare } from '@api/work-process';
import { extract } from 'tar';
import { ConsoleError } from './calls.ts';

/** Ten times the largest build. */
const MOST_SENT = 60 * 1_048_576;
const MOST_UNPACKED = 200 * 1_048_576;
const MOST_FILES = 3_000;
/** Builds of one token, in each process. */
const UPLOADS_AN_HOUR = 60;
const PATH = /^(?!.*(?:^|\/)(?:\.|\/|$))[\w.@/-]{1,200}$/;

/** Builds unpacked at a time in each process; modules take turns. */
const turns = new WorkShare(
  { mostInWork: 2, mostInWorkOfOne: 1, mostWaiting: 40, mostWaitingOfOne: 4, waitMs: 120_000 },
  () => new ConsoleError(503, 'busy', 'Other builds are on their way. Try again in a moment.'),
);

/** Unpacks a sent tar of plain files for `use`. @throws ConsoleError if too large, malformed or busy, or for a full disk. */
export async function withUploadedBuild<T>(
  request: IncomingMessage,
  module: string,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_SENT) throw tooLarge();
  const gone = new AbortController();
  request.once('close', () => gone.abort(new ConsoleError(400, 'malformed_request', 'The sender is gone')));
  const done = await turns.enter(module, gone.signal);
  let folder: string | undefined;
  try {
    folder = await mkdtemp(join(tmpdir(), 'build-'));
    await unpack(request, folder);
    return await use(folder);
  } catch (error) {
    throw isDiskFull(error) ? new ConsoleError(507, 'disk_full', 'The disk of the site is full: nothing was released') : error;
  } finally {
    done();
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }
}

/** Counts the builds of each token; throws ConsoleError for too many. */
export function createUploadCount(): (token: string) => void {
  const uploads = new Map<string, number[]>();
  return (token) => {
    const since = Date.now() - 3_600_000;
    const recent = (uploads.get(token) ?? []).filter((at) => at > since);
    if (recent.length >= UPLOADS_AN_HOUR)
      throw new ConsoleError(429, 'too_many_requests', 'That is more than 60 builds within an hour');
    uploads.set(token, [...recent, Date.now()]);
  };
}

const isDiskFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

async function unpack(request: IncomingMessage, folder: string): Promise<void> {
  let [sent, unpacked, files] = [0, 0, 0];
  let refused: ConsoleError | undefined;
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sent += chunk.length;
      done(refused ?? (sent > MOST_SENT ? tooLarge() : null), chunk);
    },
  });
  const target = extract({
    cwd: folder,
    strict: true,
    preserveOwner: false,
    noChmod: true,
    filter: (path, entry) => {
      files += 1;
      unpacked += 'size' in entry ? (entry.size ?? 0) : 0;
      const plain = 'type' in entry && (entry.type === 'File' || entry.type === 'OldFile');
      if (!plain || !PATH.test(path)) refused ??= new ConsoleError(422, 'invalid_input', `A build has no ${path.slice(0, 100)}`);
      if (files > MOST_FILES || unpacked > MOST_UNPACKED) refused ??= tooLarge();
      return refused === undefined;
    },
  });
  try {
    // Keeps the request open after an error, so that the sender gets the response.
    await pipeline(request.iterator({ destroyOnReturn: false }), measured, target);
  } catch (error) {
    if (isDiskFull(error)) throw error;
    throw (
      refused ??
      (error instanceof ConsoleError ? error : new ConsoleError(400, 'malformed_request', 'This is no compressed tar archive'))
    );
  }
  if (refused) throw refused;
}

const tooLarge = () => new ConsoleError(413, 'body_too_large', 'A build is 60 MB at most, 200 MB unpacked in 3,000 files');
