import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Upload } from '@api/contract';
import { sizeInWords } from '@api/contract/limits';
import multer from '@koa/multer';
import { ApiError, bodyTooLarge, invalidInput, malformedRequest, unsupportedMediaType } from '../errors.ts';
import { JSON_BODY_LIMIT } from './json-body.ts';

/** An uploaded file. Its bytes alone decide its type: the name is for people, and a declared type is dropped. */
export interface UploadedFile {
  readonly field: string;
  /** The sender's name for it, without folders and control characters; at most 150 characters. */
  readonly name: string;
  readonly bytes: Buffer;
  /** Where its bytes lie until the call is answered, of calls that take files to the disk; `bytes` is empty then. */
  readonly path: string | null;
  /** In bytes. */
  readonly size: number;
}

/** The contents of a form. Disposing of it removes its files from disk. */
export interface ReadUpload extends AsyncDisposable {
  body: Record<string, unknown>;
  files: UploadedFile[];
}

/** Limit of text fields per form. A name that occurs several times becomes a list of strings. */
const MOST_FIELDS = 100;
/** Bytes that a form's boundaries, names and headers may add to its files. */
const OVERHEAD = 1_000_000;

/** How the names of folders begin that hold the files of one form, or of the work on it. */
const FOLDER = 'study-upload-';
/** No form is read or worked on for so long. */
const LEFT_AFTER_MS = 3_600_000;

/** Creates a folder for the files of an upload; leftovers of killed processes are removed at the next start. */
export const makeUploadFolder = (): Promise<string> => mkdtemp(join(tmpdir(), FOLDER));

/** Removes the files of uploads whose process was killed. */
export async function removeLeftUploads(now: Date, folder = tmpdir()): Promise<void> {
  for (const name of (await readdir(folder)).filter((entry) => entry.startsWith(FOLDER))) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: now.getTime() }));
    if (now.getTime() - mtimeMs > LEFT_AFTER_MS) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** `C:\scans\sheet 1.pdf` is `sheet 1.pdf`. */
function nameOf(sent: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(0, 150).toWellFormed() || 'file';
}

function toApiError(error: unknown, { files, fileBytes }: Upload): unknown {
  if (error instanceof ApiError) return error;
  const { code, field, name } = error as { code?: string; field?: string; name?: string };
  const path = field ?? '';
  if (code === 'LIMIT_FILE_SIZE') return bodyTooLarge(`The file is larger than ${sizeInWords(fileBytes)}`);
  if (code === 'LIMIT_UNEXPECTED_FILE' && field !== undefined && field in files) {
    return invalidInput([{ path, message: `At most ${files[field]} ${files[field] === 1 ? 'file' : 'files'} can be sent here` }]);
  }
  if (code === 'LIMIT_UNEXPECTED_FILE') return invalidInput([{ path, message: 'No file is expected under this name' }]);
  if (code === 'LIMIT_FILE_COUNT') return invalidInput([{ path, message: 'These are too many files' }]);
  if (name === 'MulterError') return bodyTooLarge();
  // A fault of the disk on which files are put, not of the form.
  if (code?.startsWith('E') && 'syscall' in (error as object)) return error;
  // The parser of forms names no kinds of its errors; a fault of ours would have another class.
  if (error instanceof Error && !(error instanceof TypeError)) return malformedRequest('The form cannot be read');
  return error;
}

/**
 * Reads a multipart/form-data body within the endpoint's limits: text fields as `body`, files beside them, in memory or
 * on disk. `take` hears of bytes as they come, and may refuse them by what it throws. Throws 415 for another media type, 413 for a file that is too large, 422 for one that is not expected, 400
 * for a broken form. Keeps nothing of a form that fails.
 */
export async function readUpload(
  ctx: { req: IncomingMessage; res: ServerResponse },
  upload: Upload,
  { fieldSize = JSON_BODY_LIMIT, take = () => {} }: { fieldSize?: number | undefined; take?: (bytes: number) => void } = {},
): Promise<ReadUpload> {
  const type = ctx.req.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'multipart/form-data') throw unsupportedMediaType('multipart/form-data');
  const fields = Object.entries(upload.files).map(([name, maxCount]) => ({ name, maxCount }));
  const files = fields.reduce((sum, { maxCount }) => sum + maxCount, 0);
  // Somewhat too much is read to its end, so that the answer reaches a browser that is still sending; far too much is not.
  const somewhat = upload.toDisk ? 1 : 4;
  const most = upload.bytes ?? files * upload.fileBytes;
  if (Number(ctx.req.headers['content-length'] ?? 0) > somewhat * most + OVERHEAD) {
    throw new ApiError(413, 'body_too_large', `The file is larger than ${sizeInWords(upload.fileBytes)}`, {
      headers: { Connection: 'close' },
    });
  }
  const limits = {
    fileSize: upload.fileBytes,
    files,
    fields: MOST_FIELDS,
    fieldSize,
    parts: MOST_FIELDS + files,
    fieldNameSize: 100,
  };
  const form = { req: ctx.req, res: ctx.res, request: {} as { body?: object; files?: Record<string, MulterFile[]> } };
  const folder = upload.toDisk ? await makeUploadFolder() : null;
  const dispose = async () => {
    if (folder) await rm(folder, { recursive: true, force: true });
  };
  try {
    const place = folder ? { dest: folder } : {};
    const reading = multer({ ...place, limits, defParamCharset: 'utf8' }).fields(fields)(form, () => {});
    // Only now: an earlier listener would start the body flowing before the parser listens.
    let total = 0;
    ctx.req.on('data', (chunk: Buffer) => {
      try {
        total += chunk.length;
        if (total > most + OVERHEAD) throw bodyTooLarge(`The files are larger than ${sizeInWords(most)} together`);
        take(chunk.length);
      } catch (error) {
        // The parser drops what it has, and discards the rest.
        ctx.req.emit('error', error);
      }
    });
    await reading;
  } catch (error) {
    await dispose();
    throw toApiError(error, upload);
  }
  const sent = Object.values(form.request.files ?? {}).flat();
  return {
    body: Object.fromEntries(Object.entries(form.request.body ?? {}).map(([name, value]) => [name, asWritten(value)])),
    files: sent.map(({ fieldname, originalname, buffer, path, size }) => ({
      ...{ field: fieldname, name: nameOf(originalname), size },
      ...{ bytes: buffer ?? Buffer.alloc(0), path: path ?? null },
    })),
    [Symbol.asyncDispose]: dispose,
  };
}

/**
 * A text as its writer wrote it: the encoding turns each line break into CRLF.
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data
 */
function asWritten(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;
}

interface MulterFile {
  fieldname: string;
  originalname: string;
  buffer?: Buffer;
  path?: string;
  size: number;
}
