import type { FailureReport } from '@api/contract';
import { KEPT_OF_FAILURE, MOST_REPORTED_AT_ONCE } from '@api/contract/limits';

/** Different failures reported by one page. */
const MOST = 20;
/** Milliseconds: failures at one time go together. */
const WAIT_MS = 500;

/** Sends even if the page closes; never throws. */
export type Send = (path: string, body: unknown) => void;

/** Reports each failure once, so that a flood costs a few small requests. */
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

/** Without the session: reports are anonymous. */
export const sendAsBeacon: Send = (path, body) => {
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
  if (navigator.sendBeacon?.(path, json)) return;
  void fetch(path, { method: 'POST', body: json, keepalive: true, credentials: 'omit' }).catch(() => undefined);
};

export interface Build {
  module: string;
  version: string;
}

/** A file of a release (`folderAddress`). */
const FILE_OF_RELEASE = /\/modules\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})\//;

/** The build of the first release file in an address or stack, if any. */
export function buildIn(text: string | undefined): Build | undefined {
  const [, module, version] = FILE_OF_RELEASE.exec(text ?? '') ?? [];
  return module && version ? { module, version } : undefined;
}

/** The build to blame, by where a value was thrown or by the file it names. */
export function buildOf(thrown: unknown): Build | undefined {
  return thrown instanceof Error ? (buildIn(thrown.stack) ?? buildIn(thrown.message) ?? buildOf(thrown.cause)) : undefined;
}

export function messageOfThrown(thrown: unknown): string {
  if (thrown instanceof Error) return `${thrown.name}: ${thrown.message}`;
  return typeof thrown === 'string' ? thrown : 'No message';
}
