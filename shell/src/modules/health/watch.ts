import type { FailureKind, LoadOutcome, ModuleLoad } from '@api/contract';
import type { ModuleFailure } from '../module-applications.ts';
import type { RegisteredModule } from '../registry.ts';
import { TooSlowError } from '../with-timeout.ts';
import {
  type Build,
  buildIn,
  buildOf,
  createFailureReports,
  messageOfThrown,
  type Send,
  sendAsBeacon,
} from './failure-reports.ts';

/** Milliseconds for finding the cause. */
const LIMIT = 5_000;
const FILE = /\/modules\/[a-z][a-z0-9-]*\/[0-9a-f]{16}\/[\w.@/-]+/;

type Cause = Extract<FailureKind, 'missing' | 'slow' | 'tampered' | 'broken'>;

/** Why a module failed to load, which browsers do not say; undefined if the visitor's network is to blame. */
async function causeOfLoadFailure(error: unknown, module: RegisteredModule): Promise<Cause | undefined> {
  const cause = (error as Error | undefined)?.cause;
  if (isTooSlow(error) || isTooSlow(cause)) return navigator.onLine ? 'slow' : undefined;
  const chunk = FILE.exec(`${(error as Error)?.message} ${(cause as Error | undefined)?.message}`)?.[0];
  const found = await look(chunk && !module.entry.endsWith(chunk) ? chunk : module.entry);
  if (found === undefined || found === 'missing') return found;
  return !chunk && module.integrity && (await integrityOf(found)) !== module.integrity ? 'tampered' : 'broken';
}

/** Ours by class, the federation runtime's by message. */
const isTooSlow = (error: unknown) =>
  error instanceof TooSlowError || (error instanceof Error && error.message.includes('timed out'));

/** Why code requested later failed to load. */
async function causeOfMissingCode(error: unknown): Promise<Cause | undefined> {
  const file = FILE.exec(`${(error as Error)?.message} ${((error as Error)?.cause as Error | undefined)?.message}`)?.[0];
  const found = file === undefined ? undefined : await look(file);
  return found instanceof ArrayBuffer ? 'broken' : found;
}

async function look(address: string): Promise<ArrayBuffer | 'missing' | undefined> {
  try {
    const response = await fetch(address, { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(LIMIT) });
    return response.ok ? await response.arrayBuffer() : 'missing';
  } catch {
    return undefined;
  }
}

async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  // Missing in insecure contexts, such as development on another machine.
  if (!globalThis.crypto?.subtle) return '';
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}

/** Share of pages that report loads and speed while no module is watched. */
const SAMPLED = 0.1;
/** Neither from a development server nor overridden. */
const RELEASED = /^[0-9a-f]{16}$/;

interface WatchOptions {
  registered: (name: string) => RegisteredModule | undefined;
  inView: () => { module: string; path: string } | undefined;
  measured: boolean;
  send?: Send;
}

/** Reports modules' health. Never throws or waits. */
export interface ModuleWatch {
  shown(name: string): void;
  failed(failure: ModuleFailure): void;
  /** An error replaced a page, because it threw or its code did not load. */
  stopped(error: unknown): void;
}

/** All pages during a canary, else some; none for visitors who refuse tracking or save data. */
export function isMeasured(modules: readonly RegisteredModule[], chance = Math.random()): boolean {
  return !wantsQuiet(navigator) && (modules.some(({ watched }) => watched) || chance < SAMPLED);
}

/** https://www.w3.org/TR/gpc/, Do Not Track, https://wicg.github.io/savedata/ */
const wantsQuiet = ({ doNotTrack, globalPrivacyControl, connection }: PrivacySignals) =>
  doNotTrack === '1' || globalPrivacyControl === true || connection?.saveData === true;

type PrivacySignals = Pick<Navigator, 'doNotTrack'> & { globalPrivacyControl?: boolean; connection?: { saveData?: boolean } };

/** Reports failures by module and version, anonymously, including errors that only reach the window. */
export function watchModules({ registered, inView, measured, send = sendAsBeacon }: WatchOptions): ModuleWatch {
  const reports = createFailureReports(send);
  const outcomes = createLoadOutcomes(send);
  const current = (name: string): Build | undefined => {
    const version = registered(name)?.version;
    return version === undefined ? undefined : { module: name, version };
  };

  function report(build: Build | undefined, kind: FailureKind | undefined, error: unknown): void {
    if (!build || !kind || !RELEASED.test(build.version)) return;
    reports.report({ ...build, kind, message: messageOfThrown(error), page: inView()?.path ?? '/' });
    if (measured) outcomes.failed(build);
  }

  window.addEventListener('error', ({ error, filename, message }) => {
    report(buildIn(filename) ?? buildOf(error), 'error', error ?? message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!isAboutNetwork(reason)) report(buildOf(reason), 'rejection', reason);
  });
  const flush = () => {
    reports.flush();
    outcomes.flush();
  };
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  window.addEventListener('pagehide', flush);

  return {
    shown(name) {
      const build = current(name);
      if (build && measured && RELEASED.test(build.version)) outcomes.shown(build);
    },
    failed({ module: name, step, error }) {
      const module = registered(name);
      if (!module) return;
      if (step !== 'load') return report(current(name), step, error);
      void causeOfLoadFailure(error, module).then((cause) => report({ module: name, version: module.version }, cause, error));
    },
    stopped(error) {
      const name = inView()?.module;
      const build = buildOf(error) ?? (name === undefined ? undefined : current(name));
      if (!isMissingCode(error)) return report(build, 'render', error);
      void causeOfMissingCode(error).then((cause) => report(build, cause, error));
    },
  };
}

const isMissingCode = (error: unknown) => error instanceof Error && /^(?:ChunkLoadError|PageCodeMissingError)$/.test(error.name);

/** The visitor left or is offline: no module's fault. */
const isAboutNetwork = (reason: unknown) =>
  reason instanceof Error && (reason.name === 'AbortError' || (reason as { status?: number }).status === 0);

/** Milliseconds without a fault after which a load is good. */
const GOOD_AFTER = 10_000;

/** Reports each build's load once: failed, or good after ten seconds or on leaving. A later fault follows, once. */
function createLoadOutcomes(send: Send) {
  const told = new Map<string, LoadOutcome>();
  const shown = new Map<string, { build: Build; timer: ReturnType<typeof setTimeout> }>();
  const keyOf = ({ module, version }: Build) => `${module} ${version}`;

  function tell({ module, version }: Build, outcome: LoadOutcome): void {
    clearTimeout(shown.get(keyOf({ module, version }))?.timer);
    told.set(keyOf({ module, version }), outcome);
    const loads: ModuleLoad[] = [{ module, version, outcome }];
    send('/api/module-loads', { loads });
  }

  return {
    shown(build: Build): void {
      const key = keyOf(build);
      if (told.has(key) || shown.has(key)) return;
      shown.set(key, { build, timer: setTimeout(() => tell(build, 'ok'), GOOD_AFTER) });
    },
    failed(build: Build): void {
      const before = told.get(keyOf(build));
      if (before === undefined) tell(build, 'failed');
      else if (before === 'ok') tell(build, 'failed-later');
    },
    /** On leaving, what was shown is good. */
    flush(): void {
      for (const [key, { build }] of shown) if (!told.has(key)) tell(build, 'ok');
    },
  };
}
