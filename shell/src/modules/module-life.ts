import type { ExposedModule, Host } from '@shell/kit';
import type { FirstContent } from './first-content-in-page.ts';
import { withTimeout } from './with-timeout.ts';

/** How far a module is; one that was never asked for has no state. */
export type ModuleState = 'loading' | 'ready' | 'failed';

/** In which step of its life a module failed. */
export type LifeStep = 'load' | 'bootstrap' | 'mount' | 'unmount';

/** What went wrong, for whoever looks after the module. */
export interface ModuleFailure {
  module: string;
  step: LifeStep;
  error: unknown;
}

interface LifeOptions {
  name: string;
  host: Host;
  /** Loads what the module exposes; `anew` asks the registry and the network again instead of what is in memory. */
  load: (anew: boolean) => Promise<ExposedModule>;
  /** Where modules are drawn. Each visit gets an element of its own in it. */
  outlet: () => HTMLElement;
  /** What the page came with of the module, at its first visit: the module takes it over in its place. */
  firstContent?: () => FirstContent | undefined;
  onState: (state: ModuleState) => void;
  onFailure: (failure: ModuleFailure) => void;
  /** Milliseconds that bootstrap and mount may take each. */
  limit?: number;
}

/** A module while it is shown and left, as often as its pages come into view. None of the calls throws or waits. */
export interface ModuleLife {
  show(): void;
  leave(): void;
  /** Shows a module that failed once more, if it is still in view. */
  retry(): void;
}

const STEP_LIMIT = 10_000;
/** Leaving is immediate; what takes longer than this is no longer waited for before the module is shown again. */
const LEAVE_LIMIT = 1_000;
/** From when on a mount that takes its time shows the page's skeleton. */
const SLOW_MOUNT = 300;

/**
 * Runs a module so that whatever it does, nobody else waits for it: it is drawn into an element of its own that goes with it, each step
 * has a time limit, and a step that ends after its time is undone. Navigation goes on at once in any case.
 */
export function createModuleLife({
  name,
  host,
  load,
  outlet,
  firstContent = () => undefined,
  onState,
  onFailure,
  limit = STEP_LIMIT,
}: LifeOptions): ModuleLife {
  /** Counts the visits: work that belongs to a former one stops where it is. */
  let visit = 0;
  let inView = false;
  let shown: { exposed: ExposedModule; element: HTMLElement; mounting: Promise<void> } | undefined;
  let leaving: Promise<void> = Promise.resolve();
  const bootstrapped = new WeakSet<ExposedModule>();

  async function begin(anew: boolean): Promise<void> {
    visit += 1;
    const mine = visit;
    let step: LifeStep = 'load';
    try {
      await leaving;
      const exposed = await load(anew);
      if (visit !== mine) return;
      step = 'bootstrap';
      if (!bootstrapped.has(exposed)) await withTimeout(run(exposed.bootstrap, { name, host }), limit);
      bootstrapped.add(exposed);
      if (visit !== mine) return;
      step = 'mount';
      onState('ready');
      await mount(exposed, mine);
    } catch (error) {
      onFailure({ module: name, step, error });
      if (visit !== mine) return;
      end();
      onState('failed');
    }
  }

  async function mount(exposed: ExposedModule, mine: number): Promise<void> {
    const first = firstContent();
    const element = first?.element ?? outlet().appendChild(document.createElement('div'));
    element.dataset.module = name;
    const mounting = run(exposed.mount, { name, host, domElementGetter: () => element, ...(first && { firstContent: first }) });
    shown = { exposed, element, mounting };
    // What the page came with stays in view, however long that takes.
    const slow = first ? undefined : setTimeout(() => visit === mine && onState('loading'), SLOW_MOUNT);
    await withTimeout(mounting, limit).finally(() => clearTimeout(slow));
    if (visit === mine) onState('ready');
  }

  /** Takes what is shown off the page, at once. The module is told when it has come so far, however late that is. */
  function end(): void {
    visit += 1;
    if (!shown) return;
    const { exposed, element, mounting } = shown;
    shown = undefined;
    const unmounting = mounting.then(
      () => run(exposed.unmount, { name, host }).catch((error: unknown) => onFailure({ module: name, step: 'unmount', error })),
      () => run(exposed.unmount, { name, host }).catch(() => {}),
    );
    leaving = withTimeout(unmounting, LEAVE_LIMIT).catch(() => {});
    element.remove();
  }

  return {
    show() {
      inView = true;
      void begin(false);
    },
    leave() {
      inView = false;
      end();
      // What nobody has taken over so far belongs to the page that is left.
      firstContent()?.element.remove();
    },
    retry() {
      if (!inView) return;
      end();
      onState('loading');
      void begin(true);
    },
  };
}

/** A step of a module's life is one function or several, which may throw or never resolve. */
async function run(step: unknown, props: object): Promise<void> {
  for (const part of [step].flat()) await (part as (props: object) => unknown)(props);
}
