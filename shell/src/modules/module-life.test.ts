// @vitest-environment jsdom
import type { ExposedModule, Host } from '@shell/kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createModuleLife, type ModuleFailure, type ModuleState } from './module-life.ts';

const never = () => new Promise<void>(() => {});
let outlet: HTMLElement;
let states: ModuleState[];
let failures: ModuleFailure[];

beforeEach(() => {
  outlet = document.body.appendChild(document.createElement('div'));
  states = [];
  failures = [];
});
afterEach(() => outlet.remove());

/** A module that draws its text; `steps` replaces parts of its life. */
function sample(text: string, steps: object = {}) {
  const drawn = { text, mounts: 0, unmounts: 0 };
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

function lifeOf(load: (anew: boolean) => Promise<ExposedModule>) {
  return createModuleLife({
    name: 'mfe-x',
    host: {} as Host,
    outlet: () => outlet,
    limit: 30,
    load,
    onState: (state) => states.push(state),
    onFailure: (failure) => failures.push(failure),
  });
}

it('shows a module, takes it off at once when it is left, and shows it again', async () => {
  const { exposed, drawn } = sample('page');
  const life = lifeOf(async () => exposed);
  life.show();
  await expect.poll(() => outlet.textContent).toBe('page');
  life.leave();
  expect(outlet.childElementCount).toBe(0);
  life.show();
  await expect.poll(() => outlet.textContent).toBe('page');
  expect(drawn).toMatchObject({ mounts: 2, unmounts: 1 });
  expect(failures).toEqual([]);
});

describe.each(['load', 'bootstrap', 'mount'] as const)('a module whose %s', (step) => {
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
    const load = vi.fn(async () => {
      if (step === 'load') await guarded();
      return exposed;
    });
    return { load, drawn, mend: () => (fails = false) };
  };

  it('throws is told as failed, with the cause, and can be tried again', async () => {
    const cause = new Error('broken');
    const { load, mend } = broken(() => Promise.reject(cause));
    const life = lifeOf(load);
    life.show();
    await expect.poll(() => states.at(-1)).toBe('failed');
    expect(failures).toEqual([{ module: 'mfe-x', step, error: cause }]);
    expect(outlet.childElementCount).toBe(0);
    mend();
    life.retry();
    await expect.poll(() => outlet.textContent).toBe('page');
    expect(load).toHaveBeenLastCalledWith(true);
    expect(states.at(-1)).toBe('ready');
  });

  it('never ends holds up nobody: leaving takes no time', async () => {
    const { load } = broken(never);
    const life = lifeOf(load);
    life.show();
    await expect.poll(() => load.mock.calls.length).toBe(1);
    life.leave();
    expect(outlet.childElementCount).toBe(0);
    const other = sample('other');
    lifeOf(async () => other.exposed).show();
    await expect.poll(() => outlet.textContent).toBe('other');
  });
});

// Loading has its time limit where it is done.
it.each(['bootstrap', 'mount'] as const)('a module whose %s never ends is told as failed after its time', async (step) => {
  const { exposed } = sample('page', { [step]: never });
  lifeOf(async () => exposed).show();
  await expect.poll(() => states.at(-1)).toBe('failed');
  expect(failures.map((failure) => failure.step)).toEqual([step]);
});

it('undoes a mount that ends after its time', async () => {
  let finish = () => {};
  const late = sample('late', { mount: () => new Promise<void>((done) => (finish = done)) });
  const life = lifeOf(async () => late.exposed);
  life.show();
  await expect.poll(() => states.at(-1)).toBe('failed');
  finish();
  await expect.poll(() => late.drawn.unmounts).toBe(1);
  expect(outlet.childElementCount).toBe(0);
});

it.each([
  ['never ends', never],
  ['throws', () => Promise.reject(new Error('stuck'))],
])('leaves a module whose unmount %s, and shows it again', async (_, unmount) => {
  const { exposed } = sample('page', { unmount });
  const life = lifeOf(async () => exposed);
  life.show();
  await expect.poll(() => outlet.textContent).toBe('page');
  life.leave();
  expect(outlet.childElementCount).toBe(0);
  life.show();
  await expect.poll(() => outlet.textContent, { timeout: 10_000 }).toBe('page');
});

it('draws nothing of a visit that is over when its code arrives', async () => {
  const arrivals: ((exposed: ExposedModule) => void)[] = [];
  const { exposed, drawn } = sample('page');
  const life = lifeOf(() => new Promise((resolve) => void arrivals.push(resolve)));
  life.show();
  await expect.poll(() => arrivals.length).toBe(1);
  life.leave();
  life.show();
  await expect.poll(() => arrivals.length).toBe(2);
  for (const arrive of arrivals) arrive(exposed);
  await expect.poll(() => outlet.textContent).toBe('page');
  expect(drawn.mounts).toBe(1);
  expect(outlet.childElementCount).toBe(1);
});

it('tries nothing again that is no longer in view', async () => {
  const load = vi.fn(() => Promise.reject(new Error('gone')));
  const life = lifeOf(load);
  life.show();
  await expect.poll(() => states.at(-1)).toBe('failed');
  life.leave();
  life.retry();
  expect(load).toHaveBeenCalledTimes(1);
});
