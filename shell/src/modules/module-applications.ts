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

/** How far a module is; one that was never asked for has no state. */
export type ModuleState = 'loading' | 'ready' | 'failed';

/** In which step of its life a module failed. */
export type LifeStep = 'load' | 'bootstrap' | 'mount' | 'unmount';

/** What went wrong, for the module's team. */
export interface ModuleFailure {
  module: string;
  step: LifeStep;
  error: unknown;
}

/** A module as an application of single-spa. */
export interface ModuleApplication {
  name: string;
  host: Host;
  /** Loads what the module exposes; `fresh` asks the registry and the network again instead of what is in memory. */
  load: (fresh: boolean) => Promise<ExposedModule>;
  /** Whether the page of the address belongs to it. */
  isInView: () => boolean;
  /** Where modules are drawn. Each visit gets an element of its own in it. */
  outlet: () => HTMLElement;
  /** What the page came with of the module, at its first visit: the module takes it over in its place. */
  firstContent: () => SsrContent | undefined;
  onState: (state: ModuleState) => void;
  onFailure: (failure: ModuleFailure) => void;
  /** Milliseconds that bootstrap and mount may take each. */
  limit?: number;
}

const STEP_LIMIT = 10_000;
/** An unmount that takes longer than this is no longer waited for. */
const LEAVE_LIMIT = 1_000;
/** A mount that takes longer shows the page's skeleton. */
const SLOW_MOUNT = 300;
/** single-spa does not load again what has failed to load in the last 200 ms. */
const RELOAD_AFTER = 200;

/** The visitor has left while a module was loading. */
class LeftError extends Error {}

/** Steps that single-spa waits for, and how to release it from each. */
const underWay = new Set<{ application: ModuleApplication; giveWay: () => void }>();
const applications = new Map<string, ModuleApplication>();
/** Where each application is, for the report of a failure; and which is tried again. */
const steps = new Map<string, LifeStep>();
const triedAgain = new Set<string>();
/** Modules that are to be loaded once more. */
const waiting = new Set<string>();

/** Starts single-spa and reports what fails. */
export function startModules(): void {
  addErrorHandler((error) => {
    const application = applications.get(error.appOrParcelName);
    if (!application || error instanceof LeftError) return;
    application.onFailure({ module: application.name, step: steps.get(application.name) ?? 'load', error });
    application.onState('failed');
  });
  // Before single-spa starts, which from then on holds such listeners back until it is done.
  window.addEventListener('popstate', giveWay);
  start();
}

/** Shows the page of the current address. For code that changes the address without navigating. */
export function showPageInView(): void {
  giveWay();
  void triggerAppChange();
}

/** Tries a failed module again. */
export function retryModule(name: string): void {
  const application = applications.get(name);
  if (!application) return;
  triedAgain.add(name);
  application.onState('loading');
  if (getAppStatus(name) === LOAD_ERROR) reload(application);
  else void unregisterApplication(name).then(() => registerModule(application));
}

/** Loads a module in view that has failed to load, once single-spa is ready to. */
function reload(application: ModuleApplication): void {
  waiting.add(application.name);
  setTimeout(function askSingleSpa() {
    void triggerAppChange().then(() => {
      if (waiting.has(application.name) && application.isInView()) setTimeout(askSingleSpa, RELOAD_AFTER);
    });
  }, RELOAD_AFTER);
}

/** Releases single-spa from the steps of modules that are out of view. */
function giveWay(): void {
  for (const { application, giveWay } of underWay) if (!application.isInView()) giveWay();
  // Server-rendered content that no module has taken over belongs to the page that was left.
  for (const { isInView, firstContent } of applications.values()) if (!isInView()) firstContent()?.element.remove();
}

/** The result of a step; undefined as soon as its module is left. */
function unlessLeft<T>(application: ModuleApplication, work: Promise<T>): Promise<T | undefined> {
  const { promise: left, resolve } = Promise.withResolvers<undefined>();
  const step = { application, giveWay: () => resolve(undefined) };
  underWay.add(step);
  return Promise.race([work, left]).finally(() => underWay.delete(step));
}

/**
 * Registers a module with single-spa, which runs its life. Three cases need more:
 *
 * - single-spa goes nowhere else while a step is under way, for good if that never ends. A step of a module that is left lets it go on.
 * - What has failed to mount it never mounts again (`SKIP_BECAUSE_BROKEN`). Trying again registers the module afresh.
 * - What a module draws too late, or does not take away, stays. Each visit has an element of its own, which goes when it is left.
 */
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

/** A visit of a module's pages: its element, and when it is drawn there. */
interface Visit {
  element: HTMLElement;
  mounting: Promise<unknown>;
  mounted: boolean;
  /** Shows the skeleton when mounting is slow. */
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
      // What the page came with stays in view, however long that takes.
      if (!first) own.slow = setTimeout(() => onState('loading'), SLOW_MOUNT);
      own.mounted = (await unlessLeft(application, own.mounting).finally(() => clearTimeout(own.slow))) === true;
      if (own.mounted) onState('ready');
    },

    async unmount(props: Props) {
      if (!visit) return;
      const { element, mounting, mounted, slow } = visit;
      visit = undefined;
      // A mount that timed out has failed: it is not slow any more.
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

/** A step of a module's life is one function or several, which may throw or never resolve. */
async function run(step: unknown, props: object): Promise<void> {
  for (const part of [step].flat()) await (part as (props: object) => unknown)(props);
}
