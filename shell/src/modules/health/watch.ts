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

/** Milliseconds that looking for the cause may take. */
const LIMIT = 5_000;
const FILE = /\/modules\/[a-z][a-z0-9-]*\/[0-9a-f]{16}\/[\w.@/-]+/;

type Cause = Extract<FailureKind, 'missing' | 'slow' | 'tampered' | 'broken'>;

/**
 * Finds out why a module did not load: a browser says no more than that it did not. Undefined where it is the visitor's own network,
 * which is no fault of any module.
 */
async function causeOfLoadFailure(error: unknown, module: RegisteredModule): Promise<Cause | undefined> {
  const cause = (error as Error | undefined)?.cause;
  if (isTooSlow(error) || isTooSlow(cause)) return navigator.onLine ? 'slow' : undefined;
  const chunk = FILE.exec(`${(error as Error)?.message} ${(cause as Error | undefined)?.message}`)?.[0];
  const found = await look(chunk && !module.entry.endsWith(chunk) ? chunk : module.entry);
  if (found === undefined || found === 'missing') return found;
  return !chunk && module.integrity && (await integrityOf(found)) !== module.integrity ? 'tampered' : 'broken';
}

/** Ours by its class, that of the federation runtime by its words. */
const isTooSlow = (error: unknown) =>
  error instanceof TooSlowError || (error instanceof Error && error.message.includes('timed out'));

/** Finds out why code did not load that a page asked for later. */
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
  // Only secure contexts have it; development on another machine does without.
  if (!globalThis.crypto?.subtle) return '';
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}

/** Of pages without a module that is watched, each tenth tells how its modules loaded and how fast it was. */
const SAMPLED = 0.1;
/** Neither a development server's module nor one that a developer has put in its place. */
const RELEASED = /^[0-9a-f]{16}$/;

interface WatchOptions {
  /** What the registry says of a module by now. */
  registered: (name: string) => RegisteredModule | undefined;
  /** The page in view: its module, and its path as the routes write it. */
  inView: () => { module: string; path: string } | undefined;
  /** Whether this page tells its loads and its speed. */
  measured: boolean;
  send?: Send;
}

/** What the shell tells of the health of modules. None of the calls throws or waits. */
export interface ModuleWatch {
  /** A module is drawn. */
  shown(name: string): void;
  /** A step of a module's life has failed. */
  failed(failure: ModuleFailure): void;
  /** A page of a module was replaced by an error, because of what it threw or because its code did not come. */
  stopped(error: unknown): void;
}

/** Whether a page is measured: all are while one of their modules is tried out, else some. None whose visitor wants no tracking, or saves data. */
export function isMeasured(modules: readonly RegisteredModule[], chance = Math.random()): boolean {
  return !wantsQuiet(navigator) && (modules.some(({ watched }) => watched) || chance < SAMPLED);
}

/** https://www.w3.org/TR/gpc/ and what browsers kept of Do Not Track; https://wicg.github.io/savedata/ */
const wantsQuiet = ({ doNotTrack, globalPrivacyControl, connection }: PrivacySignals) =>
  doNotTrack === '1' || globalPrivacyControl === true || connection?.saveData === true;

type PrivacySignals = Pick<Navigator, 'doNotTrack'> & { globalPrivacyControl?: boolean; connection?: { saveData?: boolean } };

/**
 * Watches the modules of this page: what fails is reported to the API, by module and version, without anything that says who was there.
 * Also what a module throws in an event, an effect or later, which reaches the window alone.
 */
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

/** The visitor has gone on, or their network is away: no fault of a module. */
const isAboutNetwork = (reason: unknown) =>
  reason instanceof Error && (reason.name === 'AbortError' || (reason as { status?: number }).status === 0);

/** A module that is shown for so long without a fault has loaded well. Milliseconds. */
const GOOD_AFTER = 10_000;

/**
 * Tells once for each build how loading it went on this page: as failed at once, as good after ten seconds or when the page is left. A
 * fault after that is reported too, once.
 */
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
    /** The page is left: what was shown until then was good. */
    flush(): void {
      for (const [key, { build }] of shown) if (!told.has(key)) tell(build, 'ok');
    },
  };
}
