import type { ExposedModule } from '@shell/kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetContainer, loadContainer } from './containers.ts';
import type { RegisteredModule } from './registry.ts';
import type { ShareScope } from './share-scope.ts';

const EXPOSED = {} as ExposedModule;
const MODULE: RegisteredModule = {
  ...{ name: 'mfe-tests', version: 'abc', entry: '/modules/mfe-tests/abc/remoteEntry.js', integrity: 'sha384-hash' },
  ...{ container: 1, routes: { pages: [] } },
};

/** Stands in for the network and for what a script does when it runs. */
function answerScripts(answer: (script: HTMLScriptElement) => 'load' | 'error') {
  const scripts: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    const script = node as HTMLScriptElement;
    scripts.push(script);
    queueMicrotask(() => script.dispatchEvent(new Event(answer(script))));
  });
  return scripts;
}

/** A container as the build makes it; `told` is what it is told of the shell's packages. */
function container(told: ShareScope[] = []) {
  return { init: (scope: ShareScope) => void told.push(scope), get: async (name: string) => () => ({ ...EXPOSED, name }) };
}
const global = globalThis as unknown as Record<string, unknown>;

describe('a module’s container', () => {
  beforeEach(() => vi.stubGlobal('SHARED_VERSIONS', { react: { key: 'react', version: '19.3.1' } }));
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(global, 'mfe_tests');
  });

  it('is loaded with the hash that the registry names, and told what the shell shares', async () => {
    const told: ShareScope[] = [];
    const scripts = answerScripts(() => {
      global.mfe_tests = container(told);
      return 'load';
    });
    await expect(loadContainer(MODULE, false)).resolves.toMatchObject({ name: './module' });
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toMatchObject({ integrity: 'sha384-hash', crossOrigin: 'anonymous' });
    expect(scripts[0]?.src).toContain(MODULE.entry);
    const react = told[0]?.react?.['19.3.1']?.get()() as typeof import('react');
    expect(react.useState).toBe((await import('react')).useState);
  });

  it('is not loaded without a hash, but in development', async () => {
    const scripts = answerScripts(() => {
      global.mfe_tests = container();
      return 'load';
    });
    await expect(loadContainer({ ...MODULE, integrity: '' }, false)).rejects.toThrow('No integrity hash');
    expect(scripts).toEqual([]);
    await loadContainer({ ...MODULE, integrity: '' }, true);
    expect(scripts[0]?.integrity).toBeFalsy();
  });

  it('that does not come, as one whose bytes are not those of the hash, is said to be missing', async () => {
    answerScripts(() => 'error');
    await expect(loadContainer(MODULE, false)).rejects.toThrow('did not load');
  });

  it('of a former try is not taken for one that has come and defines nothing', async () => {
    global.mfe_tests = container();
    answerScripts(() => 'load');
    await expect(loadContainer(MODULE, false)).rejects.toThrow('defines no mfe_tests');
  });

  it('leaves nothing of its chunks behind when it is forgotten', () => {
    global.rspackChunkmfe_tests = [1];
    forgetContainer('mfe-tests');
    expect(global).not.toHaveProperty('rspackChunkmfe_tests');
  });
});
