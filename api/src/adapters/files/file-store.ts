import { randomBytes } from 'node:crypto';

/** How a link shows its file. */
export interface LinkOptions {
  /** How long it works. */
  seconds: number;
  /** The name under which a browser saves the file. */
  downloadName?: string;
  /** Shown in the browser instead of saved. */
  inline?: boolean;
  /** The session with which the link ends, by its id. A bucket's own links know none: they end by time alone. */
  session?: number;
}

/** Where files are kept: uploads, and what is made of them. */
export interface FileStore {
  /** Keeps bytes under a key of `newFileKey`; the same key again replaces. Once it resolves the file is there in one piece, for good. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Keeps a file of this machine's disk, likewise; memory does not grow with it. The file itself stays where it is. */
  putFile(key: string, path: string, contentType: string): Promise<void>;
  /** Writes the file to a path of this machine; false where there is no such file. */
  copyTo(key: string, path: string): Promise<boolean>;
  /** The bytes; null where there is no such file. */
  read(key: string): Promise<Buffer | null>;
  /** Removes the file; one that is not there does no harm. */
  remove(key: string): Promise<void>;
  /**
   * An address that answers the file by GET to whoever has it, without any header; relative to the site, or of a storage service.
   * It is made whether or not the file exists.
   */
  signedUrl(key: string, options: LinkOptions): Promise<string>;
}

/** Every type of file that is kept, by its ending. A type is decided by what a file consists of, before it comes here. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  csv: 'text/csv',
  /** What somebody uploaded to have it read in, whatever it is: it is never shown. */
  bin: 'application/octet-stream',
};

const KEY = /^[a-z0-9-]{1,60}-[0-9a-f]{32}\.([a-z]{2,4})$/;

/** A key that tells nothing and cannot be guessed: what kind of file, 128 random bits, the ending of its type. */
export function newFileKey(kind: string, contentType: string): string {
  const ending = Object.entries(CONTENT_TYPES).find(([, type]) => type === contentType)?.[0];
  const key = `${kind}-${randomBytes(16).toString('hex')}.${ending ?? ''}`;
  contentTypeOf(key);
  return key;
}

/** What the file under a key is. Throws for what is no key, so that no other string ever becomes a path. */
export function contentTypeOf(key: string): string {
  const type = CONTENT_TYPES[KEY.exec(key)?.[1] ?? ''];
  if (!type) throw new Error(`Not the key of a file: ${JSON.stringify(key)}`);
  return type;
}

/** Whether a string is a key. */
export function isFileKey(key: string): boolean {
  return CONTENT_TYPES[KEY.exec(key)?.[1] ?? ''] !== undefined;
}

/** A `Content-Disposition` header; names beyond ASCII as RFC 8187 writes them. */
export function contentDisposition({ downloadName, inline }: Pick<LinkOptions, 'downloadName' | 'inline'>): string {
  const kind = inline ? 'inline' : 'attachment';
  if (!downloadName) return kind;
  const plain = downloadName.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(downloadName.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return plain === downloadName ? `${kind}; filename="${plain}"` : `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
