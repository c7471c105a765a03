import type { Logger } from 'pino';
import { type MalwareScanner, ScannerAway } from '../adapters/malware/index.ts';
import { ApiError, invalidInput } from '../errors.ts';
import type { UploadedFile } from './upload.ts';

/** 503: nothing is taken that nobody has looked through. */
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

/** Refuses files in which the scanner finds something (422 for their field), and all of them where it cannot be asked (503). */
export async function requireHarmless(scanner: MalwareScanner, files: readonly UploadedFile[], log: Logger): Promise<void> {
  for (const { path, bytes, field } of files) {
    const found = await scanner.scan(path === null ? { bytes } : { path }).catch((error: unknown) => {
      throw error instanceof ScannerAway ? notScanned(error) : error;
    });
    if (found === null) continue;
    log.warn({ found, field }, 'malware in an upload');
    throw invalidInput([{ path: field, message: 'A virus scanner has found something in this file, so it was not taken' }]);
  }
}
