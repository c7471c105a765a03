/** One build of a module. */
export interface Build {
  module: string;
  version: string;
}

/** Where the gateway serves the files of one release (`folderAddress`). */
const FILE_OF_RELEASE = /\/modules\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})\//;

/** The build that an address of a script, or the first such address of a stack, belongs to; undefined where it is of none. */
export function buildIn(text: string | undefined): Build | undefined {
  const [, module, version] = FILE_OF_RELEASE.exec(text ?? '') ?? [];
  return module && version ? { module, version } : undefined;
}

/** Whose fault a thrown value is, as far as it tells: by where it was thrown, else by the file that it is about. */
export function buildOf(thrown: unknown): Build | undefined {
  return thrown instanceof Error ? (buildIn(thrown.stack) ?? buildIn(thrown.message) ?? buildOf(thrown.cause)) : undefined;
}

/** What a thrown value says. */
export function messageOfThrown(thrown: unknown): string {
  if (thrown instanceof Error) return `${thrown.name}: ${thrown.message}`;
  return typeof thrown === 'string' ? thrown : 'No message';
}
