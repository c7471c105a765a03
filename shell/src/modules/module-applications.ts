import type { ExposedModule, Host } from '@shell/kit';
import {
  addErrorHandler,
  getAppStatus,
  LOAD_ERROR,
  registerApplication,
  start,
  triggerAppChange,
  unregisterApplication,
} from 'single-spa';
import type { SsrContent } from './ssr-in-page.ts';
import { withTimeout } from './with-timeout.ts';

/** A module never loaded has no state. */
export type ModuleState = 'loading' | 'ready' | 'failed';

/** The step in which a module failed. */
export type LifeStep = 'load' | 'bootstrap' | 'mount' | 'unmount';

export interface ModuleFailure {
  module: string;
  step: LifeStep;
  error: unknown;
}

export interface ModuleApplication {
  name: string;
  host: Host;
  /** Loads what the module exposes; `fresh` bypasses memory. */
  load: (fresh: boolean) => Promise<ExposedModule>;
  isInView: () => boolean;
  /** Each visit gets an element of its own in it. */
  outlet: () => HTMLElement;
  /** Server-rendered content, which the first visit hydrates in place. */
  firstContent: () => SsrContent | undefined;
  onState: (state: ModuleState) => void;
  onFailure: (failure: ModuleFailure) => void;
  /** Milliseconds for bootstrap and for mount. */
  limit?: number;
}

const STEP_LIMIT = 10_000;
/** An unmount is not awaited for longer. */
const LEAVE_LIMIT = 1_000;
/** A slower mount shows the skeleton. */
const SLOW_MOUNT = 300;
/** single-spa reloads nothing that failed in the last 200 ms. */
const RELOAD_AFTER = 200;

/** The visitor left while a module was loading. */
class LeftError extends Error {}

/** Steps that single-spa waits for, with the release of each. */
const underWay = new Set<{ application: ModuleApplication; giveWay: () => void }>();
const applications = new Map<string, ModuleApplication>();
/** Each application's step, for failure reports, and retries. */
const steps = new Map<string, LifeStep>();
const triedAgain = new Set<string>();
const waiting = new Set<string>();

/** Starts single-spa and reports failures. */
export function startModules(): void {
  addErrorHandler((error) => {
    const application = applications.get(error.appOrParcelName);
    if (!application || error instanceof LeftError) return;
    application.onFailure({ module: application.name, step: steps.get(application.name) ?? 'load', error });
    application.onState('failed');
  });
  // First: single-spa holds later listeners back.
  window.addEventListener('popstate', giveWay);
  start();
}

/** For code that changes the address without navigating. */
export function showPageInView(): void {
  giveWay();
  void triggerAppChange();
}

export function retryModule(name: string): void {
  const application = applications.get(name);
  if (!application) return;
  triedAgain.add(name);
  application.onState('loading');
  if (getAppStatus(name) === LOAD_ERROR) reload(application);
  else void unregisterApplication(name).then(() => registerModule(application));
}

/** Reloads a failed module in view, once single-spa is ready to. */
function reload(application: ModuleApplication): void {
  waiting.add(application.name);
  setTimeout(function askSingleSpa() {
    void triggerAppChange().then(() => {
      if (waiting.has(application.name) && application.isInView()) setTimeout(askSingleSpa, RELOAD_AFTER);
    });
  }, RELOAD_AFTER);
}

function giveWay(): void {
  for (const { application, giveWay } of underWay) if (!application.isInView()) giveWay();
  // Unhydrated content belongs to the page that was left.
  for (const { isInView, firstContent } of applications.values()) if (!isInView()) firstContent()?.element.remove();
}

/** A step's result, or undefined once its module is left. */
function unlessLeft<T>(application: ModuleApplication, work: Promise<T>): Promise<T | undefined> {
  const { promise: left, resolve } = Promise.withResolvers<undefined>();
  const step = { application, giveWay: () => resolve(undefined) };
  underWay.add(step);
  return Promise.race([work, left]).finally(() => underWay.delete(step));
}

/** Registers a module with single-spa, released from steps of left modules, with retries and an element for each visit. */
export function registerModule(application: ModuleApplication): void {
  const { name, isInView, load, onState } = application;
  applications.set(name, application);
  registerApplication({
    name,
    activeWhen: isInView,
    customProps: { host: application.host },
    async app() {
      steps.set(name, 'load');
      waiting.delete(name);
      onState('loading');
      const exposed = await unlessLeft(application, load(triedAgain.delete(name)));
      if (exposed) return lifecyclesOf(application, exposed) as never;
      reload(application);
      throw new LeftError(`${name} was left while it was loading`);
    },
  });
}

interface Visit {
  element: HTMLElement;
  mounting: Promise<unknown>;
  mounted: boolean;
  slow?: ReturnType<typeof setTimeout>;
}

/** The life of a module as single-spa runs it. */
function lifecyclesOf(application: ModuleApplication, exposed: ExposedModule) {
  const { name, outlet, firstContent, onState, onFailure, limit = STEP_LIMIT } = application;
  type Props = Parameters<ExposedModule['mount']>[0];
  let bootstrapping: Promise<unknown> = Promise.resolve();
  let leaving: Promise<unknown> = Promise.resolve();
  let visit: Visit | undefined;

  async function draw(props: Props, mine: () => boolean): Promise<boolean> {
    await Promise.all([bootstrapping, leaving]);
    if (!mine()) return false;
    await run(exposed.mount, props);
    return true;
  }

  return {
    bootstrap(props: Props) {
      steps.set(name, 'bootstrap');
      bootstrapping = run(exposed.bootstrap, props);
      return unlessLeft(application, bootstrapping);
    },

    async mount(props: Props) {
      steps.set(name, 'mount');
      const first = firstContent();
      const element = first?.element ?? outlet().appendChild(document.createElement('div'));
      element.dataset.module = name;
      const own: Visit = { element, mounting: Promise.resolve(), mounted: false };
      visit = own;
      own.mounting = draw(
        { ...props, domElementGetter: () => element, ...(first && { firstContent: first }) },
        () => visit === own,
      );
      onState('ready');
      // Server-rendered content stays in view.
      if (!first) own.slow = setTimeout(() => onState('loading'), SLOW_MOUNT);
      own.mounted = (await unlessLeft(application, own.mounting).finally(() => clearTimeout(own.slow))) === true;
      if (own.mounted) onState('ready');
    },

    async unmount(props: Props) {
      if (!visit) return;
      const { element, mounting, mounted, slow } = visit;
      visit = undefined;
      // A timed-out mount has failed.
      clearTimeout(slow);
      element.remove();
      const unmounting = mounting.then(
        (drawn) => drawn && run(exposed.unmount, props).catch((error) => onFailure({ module: name, step: 'unmount', error })),
        () => run(exposed.unmount, props).catch(() => {}),
      );
      leaving = withTimeout(unmounting, LEAVE_LIMIT).catch(() => {});
      // A mount that timed out or was left is unmounted once it completes.
      if (mounted) await leaving;
    },

    timeouts: {
      bootstrap: { millis: limit, dieOnTimeout: true, warningMillis: limit },
      mount: { millis: limit, dieOnTimeout: true, warningMillis: limit },
      unmount: { millis: 2 * LEAVE_LIMIT, dieOnTimeout: false, warningMillis: 2 * LEAVE_LIMIT },
    },
  };
}

/** One function or several, which may throw or never resolve. */
async function run(step: unknown, props: object): Promise<void> {
  for (const part of [step].flat()) await (part as (props: object) => unknown)(props);
}
