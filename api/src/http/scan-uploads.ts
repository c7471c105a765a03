import type { Logger } from 'pino';
import { type MalwareScanner, NotScannable, ScannerUnavailable } from '../adapters/malware/index.ts';
import { ApiError, invalidInput } from '../errors.ts';
import type { UploadedFile } from './upload.ts';

/** 503: no file is accepted unscanned. */
const notScanned = (cause: unknown) =>
  new ApiError(
    503,
    'unavailable',
    'Files cannot be checked for viruses at the moment, so none are taken. Please try again in a few minutes',
    {
      headers: { 'Retry-After': '60' },
      cause,
    },
  );

const TOO_MUCH =
  'This file is larger, or packed more deeply, than the virus scanner looks through, so it was not taken. Please send a smaller one';

/**
 * Refuses files in which the scanner finds something or which exceed its limits (422 for their field), and all files if
 * it cannot be reached (503).
 */
export async function requireHarmless(scanner: MalwareScanner, files: readonly UploadedFile[], log: Logger): Promise<void> {
  for (const { path, bytes, field } of files) {
    const found = await scanner.scan(path === null ? { bytes } : { path }).catch((error: unknown) => {
      if (!(error instanceof NotScannable)) throw error instanceof ScannerUnavailable ? notScanned(error) : error;
      log.warn({ err: error, field }, 'an upload is more than the virus scanner looks through');
      throw invalidInput([{ path: field, message: TOO_MUCH }]);
    });
    if (found === null) continue;
    log.warn({ found, field }, 'malware in an upload');
    throw invalidInput([{ path: field, message: 'A virus scanner has found something in this file, so it was not taken' }]);
  }
}
