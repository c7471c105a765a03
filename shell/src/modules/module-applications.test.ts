import type { ExposedModule, Host } from '@shell/kit';
import { getMountedApps, unregisterApplication } from 'single-spa';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type ModuleApplication,
  type ModuleFailure,
  type ModuleState,
  registerModule,
  retryModule,
  showPageInView,
  startModules,
} from './module-applications.ts';

const never = () => new Promise<void>(() => {});
let outlet: HTMLElement;
let inView: string;
let states: Record<string, ModuleState[]>;
let failures: ModuleFailure[];
let registered: string[];

// single-spa replaces these for all test files of the page.
const { addEventListener, removeEventListener } = window;
const { pushState, replaceState } = history;
beforeAll(startModules);
afterAll(() => {
  Object.assign(window, { addEventListener, removeEventListener });
  Object.assign(history, { pushState, replaceState });
});
beforeEach(() => {
  registered = [];
  outlet = document.body.appendChild(document.createElement('div'));
  inView = 'none';
  states = {};
  failures = [];
});
afterEach(async () => {
  goTo('none');
  for (const name of registered) await unregisterApplication(name);
  outlet.remove();
});

function register(...modules: ModuleApplication[]): void {
  for (const module of modules) {
    registerModule(module);
    registered.push(module.name);
  }
}

function goTo(name: string): void {
  inView = name;
  history.pushState(null, '', `/${name}-${Math.random()}`);
}

/** A module that renders its text; `steps` overrides parts of its life. */
function sample(text: string, steps: object = {}) {
  const drawn = { mounts: 0, unmounts: 0 };
  const exposed = {
    bootstrap: async () => {},
    mount: async ({ domElementGetter }: { domElementGetter: () => HTMLElement }) => {
      drawn.mounts += 1;
      domElementGetter().textContent = text;
    },
    unmount: async () => {
      drawn.unmounts += 1;
    },
    ...steps,
  } as unknown as ExposedModule;
  return { exposed, drawn };
}

const application = (name: string, load: ModuleApplication['load'], limit = 10_000): ModuleApplication => ({
  name,
  host: {} as Host,
  outlet: () => outlet,
  isInView: () => inView === name,
  firstContent: () => undefined,
  limit,
  load,
  onState: (state) => {
    states[name] = [...(states[name] ?? []), state];
  },
  onFailure: (failure) => failures.push(failure),
});
const other = () => application('other', async () => sample('other').exposed);
const shown = () => expect.poll(() => outlet.textContent);

it('shows a module, takes it off when it is left, and shows it again; single-spa knows', async () => {
  const { exposed, drawn } = sample('page');
  register(
    application('page', async () => exposed),
    other(),
  );
  goTo('page');
  await shown().toBe('page');
  await expect.poll(() => getMountedApps()).toEqual(['page']);
  goTo('other');
  await shown().toBe('other');
  await expect.poll(() => getMountedApps()).toEqual(['other']);
  goTo('page');
  await shown().toBe('page');
  expect(drawn).toMatchObject({ mounts: 2, unmounts: 1 });
  expect(failures).toEqual([]);
});

describe.each(['load', 'bootstrap', 'mount'] as const)('a module whose %s', (step) => {
  /** Does `how` at the step until mended. */
  const broken = (how: () => Promise<void>) => {
    let fails = true;
    const guarded = async () => {
      if (fails) await how();
    };
    const { exposed, drawn } = sample('page');
    const life = exposed as unknown as Record<string, (props: object) => Promise<void>>;
    const original = life[step];
    if (step !== 'load') {
      life[step] = async (props) => {
        await guarded();
        await original?.(props);
      };
    }
    const load = vi.fn(async (_fresh: boolean) => {
      if (step === 'load') await guarded();
      return exposed;
    });
    return { load, drawn, mend: () => (fails = false) };
  };

  it('throws is reported as failed, to single-spa too, and can be tried again', async () => {
    const { load, mend } = broken(() => Promise.reject(new Error('broken')));
    register(application('page', load));
    goTo('page');
    await expect.poll(() => states.page?.at(-1)).toBe('failed');
    expect(failures).toEqual([
      { module: 'page', step, error: expect.objectContaining({ message: expect.stringMatching('broken') }) },
    ]);
    expect(outlet.childElementCount).toBe(0);
    expect(getMountedApps()).toEqual([]);
    mend();
    retryModule('page');
    await shown().toBe('page');
    expect(load).toHaveBeenLastCalledWith(true);
    await expect.poll(() => getMountedApps()).toEqual(['page']);
    expect(states.page?.at(-1)).toBe('ready');
  });

  it('never ends holds up nobody: another module is shown at once, and this one when it comes back', async () => {
    const held = Promise.withResolvers<void>();
    const { load, mend, drawn } = broken(() => held.promise);
    register(application('page', load), other());
    goTo('page');
    await expect.poll(() => load.mock.calls.length).toBe(1);
    goTo('other');
    await shown().toBe('other');
    expect(getMountedApps()).toEqual(['other']);
    mend();
    held.resolve();
    goTo('page');
    await shown().toBe('page');
    await expect.poll(() => drawn.mounts - drawn.unmounts).toBe(1);
    expect(outlet.childElementCount).toBe(1);
    expect(failures).toEqual([]);
  });
});

// Loading has its own time limit.
it.each(['bootstrap', 'mount'] as const)('a module whose %s never ends is reported as failed after its time', async (step) => {
  const { exposed } = sample('page', { [step]: never });
  register(application('page', async () => exposed, 30));
  goTo('page');
  await expect.poll(() => states.page?.at(-1)).toBe('failed');
  expect(failures.map((failure) => failure.step)).toEqual([step]);
  expect(getMountedApps()).toEqual([]);
});

it('undoes a mount that ends after its time', async () => {
  const finished = Promise.withResolvers<void>();
  const late = sample('late', { mount: () => finished.promise });
  register(application('page', async () => late.exposed, 30));
  goTo('page');
  await expect.poll(() => states.page?.at(-1)).toBe('failed');
  finished.resolve();
  await expect.poll(() => late.drawn.unmounts).toBe(1);
  expect(outlet.childElementCount).toBe(0);
});

it.each([
  ['never ends', never],
  ['throws', () => Promise.reject(new Error('stuck'))],
])('leaves a module whose unmount %s, and shows it again', async (_, unmount) => {
  const { exposed } = sample('page', { unmount });
  register(application('page', async () => exposed));
  goTo('page');
  await shown().toBe('page');
  await expect.poll(() => getMountedApps()).toEqual(['page']);
  goTo('none');
  await expect.poll(() => outlet.childElementCount).toBe(0);
  goTo('page');
  await expect.poll(() => outlet.textContent, { timeout: 10_000 }).toBe('page');
});

it('draws nothing of a visit that is over when its code arrives', async () => {
  const arrivals: ((exposed: ExposedModule) => void)[] = [];
  const { exposed, drawn } = sample('page');
  const load = () => new Promise<ExposedModule>((resolve) => void arrivals.push(resolve));
  register(application('page', load));
  goTo('page');
  await expect.poll(() => arrivals.length).toBe(1);
  goTo('none');
  goTo('page');
  await expect.poll(() => arrivals.length, { timeout: 10_000 }).toBe(2);
  for (const arrive of arrivals) arrive(exposed);
  await shown().toBe('page');
  expect(drawn.mounts).toBe(1);
  expect(outlet.childElementCount).toBe(1);
});

it('still shows that a mount has failed once it would have been slow', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    register(application('page', async () => sample('page', { mount: never }).exposed, 100));
    goTo('page');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(states.page?.at(-1)).toBe('failed');
  } finally {
    vi.useRealTimers();
  }
});

it('goes by who is there as well: a page that is no longer theirs is left', async () => {
  register(application('page', async () => sample('page').exposed));
  goTo('page');
  await shown().toBe('page');
  inView = 'none';
  showPageInView();
  await expect.poll(() => outlet.childElementCount).toBe(0);
});
