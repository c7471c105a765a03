/**
 * A condition that the person at the terminal can fix. The message is one line that says what is wrong and what to do;
 * the commands print it without a stack and exit with code 1.
 */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** The system error code (`ENOSPC`, `EACCES`, ...) of a thrown value, or an empty string. */
export function errorCode(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}

/**
 * Turns a system error met while writing below `place` into a `Fault`; any other value comes back as it is.
 * `setting` names the setting that chooses the place.
 */
export function storageFault(error: unknown, place: string, setting = 'DATA_DIR'): unknown {
  switch (errorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new Fault(`The disk that holds ${place} is full: free some space, or set ${setting} to a folder on another disk.`);
    case 'EACCES':
    case 'EPERM':
      return new Fault(`No permission to write ${place}: change its owner, or set ${setting} to a folder of your own.`);
    case 'EROFS':
      return new Fault(`${place} is on a read-only disk: set ${setting} to a folder that can be written.`);
    case 'ENOENT':
      return new Fault(`${place} cannot be made there: set ${setting} to a folder on an ordinary disk.`);
    case 'ENOTDIR':
    case 'EEXIST':
      return new Fault(
        `${place} cannot be made a folder, a file is in its way: move the file, or set ${setting} to another folder.`,
      );
    default:
      return error;
  }
}
