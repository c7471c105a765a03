import type { FailureReport } from '@api/contract';
import { KEPT_OF_FAILURE, MOST_REPORTED_AT_ONCE } from '@api/contract/limits';

/** Different failures that one page reports at most. */
const MOST = 20;
/** What fails together goes together. */
const WAIT_MS = 500;

/** Sends something to the API, whatever becomes of the page; never throws. */
export type Send = (path: string, body: unknown) => void;

/**
 * Collects failures and reports each once: a page that fails again and again, or floods, costs a few small requests at most. Nobody who
 * uses the page learns of it.
 */
export function createFailureReports(send: Send): { report(failure: FailureReport): void; flush(): void } {
  const known = new Set<string>();
  let waiting: FailureReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) send('/api/module-failures', { failures: waiting.splice(0, MOST_REPORTED_AT_ONCE) });
  }

  return {
    report({ message, ...failure }) {
      const bounded = { ...failure, message: message.slice(0, KEPT_OF_FAILURE).toWellFormed().replaceAll('\u0000', '') };
      const key = JSON.stringify([bounded.module, bounded.version, bounded.kind, bounded.message]);
      if (known.has(key) || known.size >= MOST) return;
      known.add(key);
      waiting = [...waiting, bounded];
      timer ??= setTimeout(flush, WAIT_MS);
    },
    flush,
  };
}

/** The browser's own way for what may outlast the page, without the session: a report is nobody's. */
export const sendAsBeacon: Send = (path, body) => {
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
  if (navigator.sendBeacon?.(path, json)) return;
  void fetch(path, { method: 'POST', body: json, keepalive: true, credentials: 'omit' }).catch(() => undefined);
};

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
