import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { copyFile, link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { memoizeAsync } from '../../memoize-async.ts';
import { contentDisposition, contentTypeOf, type FileStore, type LinkOptions } from './file-store.ts';

/** The folder's own key, with which links are signed: made at its first use, shared by every process that has the folder. */
const SECRET_FILE = '.link-key';

/** Where links of the disk store lead; the API answers there. */
export const FILE_PATH = '/api/files';

export interface SignedLink {
  key: string;
  /** Seconds since 1970. */
  expires: number;
  session?: number | undefined;
  disposition: string;
  signature: string;
}

/** Files in a folder, with links that the API itself answers. */
export interface DiskFileStore extends FileStore {
  /** Whether this store signed the link and it has not expired. Constant time. */
  isValid(link: SignedLink, now: Date): Promise<boolean>;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Writes a file, from bytes or another file, atomically and durably. `place` moves the finished one to its path. */
async function writeWhole(
  folder: string,
  content: Uint8Array | { path: string },
  place: (temporary: string) => Promise<void>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `.${randomBytes(8).toString('hex')}.part`);
  const file = await open(temporary, 'wx', 0o600);
  try {
    if ('path' in content) await copyFile(content.path, temporary);
    else await file.writeFile(content);
    await file.sync();
    await file.close();
    await place(temporary);
  } catch (error) {
    await file.close().catch(() => {});
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Stores files in a folder. `now` decides when links expire. */
export function createDiskFiles(folder: string, now: () => Date = () => new Date()): DiskFileStore {
  const pathOf = (key: string) => {
    contentTypeOf(key);
    return join(folder, key);
  };

  const secret = memoizeAsync(async (): Promise<Buffer> => {
    const path = join(folder, SECRET_FILE);
    const kept = await readFile(path).catch((error) => (isMissing(error) ? null : Promise.reject(error)));
    if (kept) return kept;
    // `link` fails if another process was faster; use its key.
    await writeWhole(folder, randomBytes(32), (temporary) => link(temporary, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    return readFile(path);
  });

  async function sign(text: string): Promise<string> {
    return createHmac('sha256', await secret())
      .update(text)
      .digest('base64url');
  }
  const textOf = ({ key, expires, session, disposition }: Omit<SignedLink, 'signature'>) =>
    JSON.stringify([key, expires, disposition, ...(session === undefined ? [] : [session])]);

  return {
    async put(key, bytes, contentType) {
      if (contentTypeOf(key) !== contentType) throw new Error(`${key} is not of type ${contentType}`);
      await writeWhole(folder, bytes, (temporary) => rename(temporary, pathOf(key)));
    },
    async putFile(key, path, contentType) {
      if (contentTypeOf(key) !== contentType) throw new Error(`${key} is not of type ${contentType}`);
      await writeWhole(folder, { path }, (temporary) => rename(temporary, pathOf(key)));
    },
    async copyTo(key, path) {
      return copyFile(pathOf(key), path).then(
        () => true,
        (error) => (isMissing(error) ? false : Promise.reject(error)),
      );
    },
    async read(key) {
      return readFile(pathOf(key)).catch((error) => (isMissing(error) ? null : Promise.reject(error)));
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async signedUrl(key: string, options: LinkOptions) {
      contentTypeOf(key);
      const expires = Math.floor(now().getTime() / 1000) + options.seconds;
      const disposition = contentDisposition(options);
      const { session } = options;
      const signature = await sign(textOf({ key, expires, session, disposition }));
      const bound: Record<string, string> = session === undefined ? {} : { session: String(session) };
      return `${FILE_PATH}/${key}?${new URLSearchParams({ expires: String(expires), ...bound, disposition, signature })}`;
    },
    async isValid({ signature, ...said }, moment) {
      const expected = Buffer.from(await sign(textOf(said)));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      return moment.getTime() < said.expires * 1000;
    },
  };
}
