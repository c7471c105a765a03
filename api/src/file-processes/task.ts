/** A task for a worker process: a function with the module that exports it, and its limits. */
export interface FileTask<Work extends (...args: never[]) => unknown> {
  readonly module: string;
  readonly name: string;
  /** Milliseconds once started. */
  readonly maxMs: number;
  /** Phantom: carries the types. */
  readonly work?: Work;
}

/**
 * Describes work whose module loads in the worker only: `fileTask<typeof inspectSheet>(new URL('./inspect-sheet.ts',
 * import.meta.url), 'inspectSheet', { maxMs: 15_000 })`. Arguments and result are copied.
 */
export function fileTask<Work extends (...args: never[]) => unknown>(
  module: URL,
  name: string,
  { maxMs }: { maxMs: number },
): FileTask<Work> {
  return { module: module.href, name, maxMs };
}
