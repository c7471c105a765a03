import { randomBytes } from 'node:crypto';

export interface LinkOptions {
  seconds: number;
  /** The name under which a browser saves the file. */
  downloadName?: string;
  /** Shown in the browser instead of saved. */
  inline?: boolean;
  /** The session with which the link ends, by its id. A bucket's own links know none: they end by time alone. */
  session?: number;
}

/** Storage of files: uploads and what is made from them. */
export interface FileStore {
  /**
   * Stores bytes under a key of `newFileKey`, replacing earlier ones. Once it resolves the file is complete and
   * durable.
   */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Stores a file of the local disk in the same way, streaming it. The original stays. */
  putFile(key: string, path: string, contentType: string): Promise<void>;
  /** Copies the file to a local path; false if there is no such file. */
  copyTo(key: string, path: string): Promise<boolean>;
  /** The bytes; null if there is no such file. */
  read(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
  /**
   * An address at which anyone who holds it can GET the file without a header; relative to the site, or of a storage
   * service. Returned whether or not the file exists.
   */
  signedUrl(key: string, options: LinkOptions): Promise<string>;
}

/** Every stored file type, by its extension. The file's content has already determined the type. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  csv: 'text/csv',
  /** Files uploaded for import, of any type; never served. */
  bin: 'application/octet-stream',
};

const KEY = /^[a-z0-9-]{1,60}-[0-9a-f]{32}\.([a-z]{2,4})$/;

/** A key that reveals nothing and cannot be guessed: the kind of file, 128 random bits, the type's extension. */
export function newFileKey(kind: string, contentType: string): string {
  const ending = Object.entries(CONTENT_TYPES).find(([, type]) => type === contentType)?.[0];
  const key = `${kind}-${randomBytes(16).toString('hex')}.${ending ?? ''}`;
  contentTypeOf(key);
  return key;
}

/** The type of the file under a key. Throws for a malformed key, so that no other string becomes a path. */
export function contentTypeOf(key: string): string {
  const type = CONTENT_TYPES[KEY.exec(key)?.[1] ?? ''];
  if (!type) throw new Error(`Not the key of a file: ${JSON.stringify(key)}`);
  return type;
}

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
