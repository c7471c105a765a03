import { describe, expect, it } from 'vitest';
import { ContainerRuntime } from './container-runtime.ts';

type Module = { exports: unknown };
type Factory = () => unknown;

/** What rspack's own parts of a container provide, with one chunk that takes `react` (without a copy) and `parts` (with one). */
function containerOf({ fallback = async () => () => 'its own parts' }: { fallback?: () => Promise<Factory> } = {}) {
  const container = {
    p: '',
    m: {} as Record<string, (module: Module) => void>,
    f: {} as { consumes: (chunk: string, promises: Promise<unknown>[]) => void },
    consumesLoadingData: {
      chunkMapping: { page: ['1', '2'] },
      moduleIdToConsumeDataMapping: { 1: { shareKey: 'react' }, 2: { shareKey: 'parts#1', fallback } },
    },
    initializeExposesData: { moduleMap: { './module': () => Promise.resolve(() => 'the module') } },
    initContainer: undefined as unknown as (scope: object) => void,
    getContainer: undefined as unknown as (name: string) => Promise<Factory>,
  };
  const page = { currentScript: { src: 'https://study.example/modules/mfe-x/0123/remoteEntry.js' } };
  new Function('__webpack_require__', 'document', new ContainerRuntime().generate())(container, page);

  /** What the modules of the chunk have got. */
  async function load() {
    const promises: Promise<unknown>[] = [];
    container.f.consumes('page', promises);
    await Promise.all(promises);
    return ['1', '2'].map((id) => {
      const module: Module = { exports: undefined };
      container.m[id]?.(module);
      return module.exports;
    });
  }
  return { container, load };
}

const shared = (value: unknown) => ({ '19.3.1': { get: () => () => value } });

describe('a container', () => {
  it('finds its files beside itself, and answers what it exposes', async () => {
    const { container } = containerOf();
    expect(container.p).toBe('https://study.example/modules/mfe-x/0123/');
    expect((await container.getContainer('./module'))()).toBe('the module');
  });

  it('takes what its host gives, also where that comes later', async () => {
    const { container, load } = containerOf();
    container.initContainer({ react: shared('React'), 'parts#1': { '1': { get: async () => () => 'given parts' } } });
    expect(await load()).toEqual(['React', 'given parts']);
  });

  it('loads its own where the host gives another one', async () => {
    const { container, load } = containerOf();
    container.initContainer({ react: shared('React'), 'parts#2': shared('other parts') });
    expect(await load()).toEqual(['React', 'its own parts']);
  });

  it('fails by name where it has none of its own, and again asks for what did not come', async () => {
    expect(() => containerOf().container.f.consumes('page', [])).toThrow('No react');
    let tries = 0;
    const fallback = async () => {
      tries += 1;
      if (tries === 1) throw new Error('lost on the way');
      return () => 'its own parts';
    };
    const { container, load } = containerOf({ fallback });
    container.initContainer({ react: shared('React') });
    await expect(load()).rejects.toThrow('lost on the way');
    expect(await load()).toEqual(['React', 'its own parts']);
  });
});
