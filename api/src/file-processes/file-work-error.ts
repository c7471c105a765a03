import type { WorkFault } from '@api/work-process';
import { ApiError } from '../errors.ts';

/** Why work on a file was not done, through no fault in the work itself. */
export type FileWorkFault = 'busy' | 'own_busy' | WorkFault;

const BUSY_SECONDS = '10';

/** Status, code and message of each; none means that the file is damaged. */
const ANSWERS: Readonly<Record<FileWorkFault, readonly [number, string, string]>> = {
  busy: [503, 'files_busy', 'Very many files are being read at the moment. Please try again in a minute'],
  own_busy: [429, 'too_many_requests', 'Several files of yours are being read already. Wait for them, then send this one again'],
  time: [503, 'file_time_out', 'Reading this file took too long. Please try again in a moment'],
  memory: [422, 'file_too_demanding', 'Reading this file takes more memory than there is for one file'],
  ended: [503, 'unavailable', 'The service is busy. Please try again in a moment'],
};

/** Work on a file that was refused or abandoned. Can be shown as it is; `fault` is for callers with better words. */
export class FileWorkError extends ApiError {
  override name = 'FileWorkError';
  readonly fault: FileWorkFault;

  constructor(fault: FileWorkFault, cause?: unknown) {
    const [status, code, message] = ANSWERS[fault];
    super(status, code, message, { headers: fault === 'memory' ? {} : { 'Retry-After': BUSY_SECONDS }, cause });
    this.fault = fault;
  }
}
