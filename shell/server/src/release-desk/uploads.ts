import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar';
import { DeskError } from './desk-error.ts';

/** The largest build has a tenth of each. */
const MOST_SENT = 60 * 1_048_576;
const MOST_UNPACKED = 200 * 1_048_576;
const MOST_FILES = 3_000;
/** Uploads at once in this process; others wait their turn by trying again. */
const AT_ONCE = 2;
const PATH = /^(?!.*(?:^|\/)(?:\.|\/|$))[\w.@/-]{1,200}$/;

let underWay = 0;

/**
 * Unpacks a build that is sent as a compressed tar, into a folder of its own, hands it to `use`, and removes it. Nothing but plain files
 * with paths inside of the build is taken.
 * @throws DeskError when it is too large or no such archive.
 */
export async function withUploadedBuild<T>(request: IncomingMessage, use: (folder: string) => Promise<T>): Promise<T> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_SENT) throw tooLarge();
  if (underWay >= AT_ONCE) throw new DeskError(503, 'busy', 'Other builds are on their way. Try again in a moment.');
  underWay += 1;
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  try {
    await unpack(request, folder);
    return await use(folder);
  } finally {
    underWay -= 1;
    await rm(folder, { recursive: true, force: true });
  }
}

async function unpack(request: IncomingMessage, folder: string): Promise<void> {
  let [sent, unpacked, files] = [0, 0, 0];
  let refused: DeskError | undefined;
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
      if (!plain || !PATH.test(path)) refused ??= new DeskError(422, 'invalid_input', `A build has no ${path.slice(0, 100)}`);
      if (files > MOST_FILES || unpacked > MOST_UNPACKED) refused ??= tooLarge();
      return refused === undefined;
    },
  });
  try {
    // The request itself outlives a fault: its sender is to hear of it.
    await pipeline(request.iterator({ destroyOnReturn: false }), measured, target);
  } catch (error) {
    throw (
      refused ??
      (error instanceof DeskError ? error : new DeskError(400, 'malformed_request', 'This is no compressed tar archive'))
    );
  }
  if (refused) throw refused;
}

const tooLarge = () => new DeskError(413, 'body_too_large', 'A build is 60 MB at most, 200 MB unpacked in 3,000 files');
