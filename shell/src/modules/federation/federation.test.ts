import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RegisteredModule } from '../registry.ts';
import { timeLimits } from '../with-timeout.ts';
import { createFederation } from './federation.ts';
import { requireIntegrity } from './integrity.ts';

const MODULE: RegisteredModule = {
  ...{ name: 'mfe-tests', version: 'abc', entry: '/modules/mfe-tests/abc/remoteEntry.js', integrity: 'sha384-hash' },
  ...{ federation: { name: 'mfe_tests', global: 'mfe_tests', type: 'global' as const }, routes: { pages: [] } },
};
const global = globalThis as unknown as Record<string, unknown>;
const url = (entry: string) => new URL(entry, location.href).href;

/** Stands in for the network and for running scripts. */
function answerScripts(answer: (script: HTMLScriptElement) => 'load' | 'error') {
  const scripts: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    const script = node as unknown as HTMLScriptElement;
    scripts.push(script);
    queueMicrotask(() => script.dispatchEvent(new Event(answer(script))));
    return node;
  });
  return scripts;
}

/** A built remote; `told` records the shell's packages. */
const remote = (life: object, told: Record<string, Record<string, { lib?: () => unknown }>>[] = []) => ({
  init: (scope: Record<string, Record<string, { lib?: () => unknown }>>) => void told.push(scope),
  get: async () => () => life,
});

const answerRegistry = (...modules: RegisteredModule[]) => vi.stubGlobal('fetch', async () => Response.json({ modules }));

beforeEach(() => {
  vi.stubGlobal('SHARED_VERSIONS', { react: '19.3.1' });
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(global, 'mfe_tests');
  const loading = global.__GLOBAL_LOADING_REMOTE_ENTRY__ as object;
  for (const key of Object.keys(loading)) Reflect.deleteProperty(loading, key);
});

describe('a module', () => {
  it('is loaded with the hash that the registry names, and told what the shell shares', async () => {
    const told: Parameters<typeof remote>[1] = [];
    const life = {};
    const scripts = answerScripts(() => {
      global.mfe_tests = remote(life, told);
      return 'load';
    });
    expect(await createFederation([MODULE], false).load('mfe-tests')).toBe(life);
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toMatchObject({ src: url(MODULE.entry), integrity: 'sha384-hash', crossOrigin: 'anonymous' });
    const react = told[0]?.react?.['19.3.1']?.lib?.() as typeof import('react');
    expect(react.useState).toBe((await import('react')).useState);
  });

  it('that does not come is asked for once more, in the release that the registry names by then', async () => {
    const later = { ...MODULE, version: 'def', entry: '/modules/mfe-tests/def/remoteEntry.js', integrity: 'sha384-later' };
    answerRegistry(later);
    const life = {};
    const scripts = answerScripts(({ src }) => {
      if (src === url(MODULE.entry)) return 'error';
      global.mfe_tests = remote(life);
      return 'load';
    });
    const { load, registered } = createFederation([MODULE], false);
    expect(await load('mfe-tests')).toBe(life);
    expect(scripts.map(({ integrity }) => integrity)).toEqual(['sha384-hash', 'sha384-later']);
    expect(registered('mfe-tests')?.version).toBe('def');
  });

  it('that does not come twice has failed; a try later succeeds', async () => {
    answerRegistry(MODULE);
    let answer: 'load' | 'error' = 'error';
    const scripts = answerScripts(() => {
      global.mfe_tests = answer === 'load' ? remote({}) : undefined;
      return answer;
    });
    const { load } = createFederation([MODULE], false);
    await expect(load('mfe-tests')).rejects.toThrow('mfe-tests could not be loaded');
    expect(scripts).toHaveLength(2);
    answer = 'load';
    expect(await load('mfe-tests', true)).toEqual({});
  });

  it('is known to the developer tools in the version that the registry names by now', async () => {
    const later = { ...MODULE, version: 'def', entry: '/modules/mfe-tests/def/remoteEntry.js' };
    answerRegistry(later);
    answerScripts(() => {
      global.mfe_tests = remote({});
      return 'load';
    });
    const { load } = createFederation([MODULE], false);
    const told = () => (global.__FEDERATION__ as { moduleInfo: Record<string, object> }).moduleInfo;
    expect(told()).toMatchObject({
      shell: { remotesInfo: { mfe_tests: { matchedVersion: 'abc' } } },
      'mfe_tests:abc': { version: 'abc' },
    });
    await load('mfe-tests', true);
    expect(told()).toMatchObject({
      shell: { remotesInfo: { mfe_tests: { matchedVersion: 'def' } } },
      'mfe_tests:def': { version: 'def' },
    });
    expect(told()).not.toHaveProperty('mfe_tests:abc');
  });

  it('is asked for again also where the network answers nothing in between', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    let tries = 0;
    answerScripts(() => {
      tries += 1;
      global.mfe_tests = remote({});
      return tries === 1 ? 'error' : 'load';
    });
    const loaded = createFederation([MODULE], false).load('mfe-tests');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await loaded).toEqual({});
    vi.useRealTimers();
  });

  it('leaves no chunk of its former version behind when it is loaded again', async () => {
    answerRegistry(MODULE);
    answerScripts(() => {
      global.mfe_tests = remote({});
      return 'load';
    });
    const { load } = createFederation([MODULE], false);
    global.rspackChunkmfe_tests = [1];
    await load('mfe-tests', true);
    expect(global).not.toHaveProperty('rspackChunkmfe_tests');
  });
});

describe('an entry', () => {
  function scriptFor(integrity: string, entry = url(MODULE.entry), isDeveloped = false): HTMLScriptElement | undefined {
    const plugin = requireIntegrity(
      () => [{ ...MODULE, integrity }],
      () => isDeveloped,
    );
    return (plugin.createScript?.({ url: entry } as never) as { script?: HTMLScriptElement } | undefined)?.script;
  }

  it.each([
    ['that the registry gives no hash for', '', url(MODULE.entry)],
    ['that the registry does not name', 'sha384-hash', 'https://elsewhere.example/remoteEntry.js'],
  ])('%s is refused', (_, integrity, entry) => {
    expect(() => scriptFor(integrity, entry)).toThrow('No integrity hash');
  });

  it('goes without in development alone', () => {
    const script = scriptFor('', url(MODULE.entry), true);
    expect(script?.src).toBe(url(MODULE.entry));
    expect(script?.integrity).toBeFalsy();
  });
});

it('code that an entry never gets is given up after its time', async () => {
  vi.useFakeTimers();
  const { getModuleFactory } = timeLimits();
  const work = getModuleFactory?.({ remoteEntryExports: { get: () => new Promise(() => {}) }, expose: './module' } as never);
  const outcome = expect(work).rejects.toThrow('Not done within 10000 ms');
  await vi.runAllTimersAsync();
  await outcome;
  vi.useRealTimers();
});
