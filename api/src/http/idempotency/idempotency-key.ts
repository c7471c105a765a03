import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY } from '@api/contract/idempotency';
import { malformedRequest } from '../../errors.ts';
import type { UploadedFile } from '../upload.ts';

/** A string of RFC 9651, section 3.3.3, with or without its quotation marks, without escapes. */
const KEY = /^(?:"([\x20-\x21\x23-\x5b\x5d-\x7e]{1,200})"|([\x21\x23-\x5b\x5d-\x7e]{1,200}))$/;

/** Reads the idempotency key from its header; null without one. Throws 400 if it is malformed. */
export function readKey(header: string): string | null {
  if (header === '') return null;
  const [, quoted, bare] = KEY.exec(header.trim()) ?? [];
  const key = quoted ?? bare;
  if (key === undefined) throw malformedRequest(`The header ${IDEMPOTENCY_KEY} takes 1 to 200 printable characters`);
  return key;
}

/** The parts of a request in which two uses of one key can differ. */
interface Asked {
  params: unknown;
  query: unknown;
  body: unknown;
  files: readonly UploadedFile[];
}

/** A digest that is the same for the same call with the same input. Files count by their content; large ones, which lie on the disk, by name and size. */
export function digestOf(name: string, { params, query, body, files }: Asked): Buffer {
  const hash = createHash('sha256').update(JSON.stringify([name, params, query, body]));
  for (const file of files) hash.update(JSON.stringify([file.field, file.name, file.size])).update(file.bytes);
  return hash.digest();
}
