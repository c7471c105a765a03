import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceStore, draftStore, fieldsIn, hold, storedDraft, storedKeys, storedValue } from './index.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const refuse = () =>
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });

describe('a store of the device', () => {
  it('takes changes in the order in which they are made, through one connection', async () => {
    const open = vi.spyOn(indexedDB, 'open');
    const store = deviceStore<number>('numbers', 'kept');
    await Promise.all([store.set('a', 1), store.set('b', 1), store.set('a', 2), store.delete('b'), store.set('c', 3)]);
    await store.update('c', (value = 0) => value + 1);
    expect([await store.keys(), await store.values()]).toEqual([
      ['a', 'c'],
      [2, 4],
    ]);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('says so when the device refuses, and works once it does not', async () => {
    const refused = refuse();
    const store = deviceStore<number>('numbers', 'kept');
    await expect(store.set('a', 1)).rejects.toThrow('No room');
    refused.mockRestore();
    await store.set('a', 1);
    expect(await store.get('a')).toBe(1);
  });
});

describe('drafts', () => {
  it('live as long as the page where the browser keeps none', async () => {
    const refused = refuse();
    const drafts = draftStore<string>('texts', 'drafts');
    expect(await drafts.keep('a', 'one')).toBe(false);
    expect(await drafts.read('a')).toBe('one');
    expect(await draftStore<string>('texts', 'drafts').read('a')).toBeNull();
    refused.mockRestore();
    expect(await drafts.keep('a', 'two')).toBe(true);
    expect(await draftStore<string>('texts', 'drafts').read('a')).toBe('two');
    await drafts.forget('a');
    expect(await drafts.read('a')).toBeNull();
  });
});

describe('a value that answers at once', () => {
  const text = (stored: unknown) => (typeof stored === 'string' ? stored : null);

  it('belongs to one person and is forgotten when it is sent', () => {
    const [mine, theirs] = [storedDraft(1, 'note', text), storedDraft(2, 'note', text)];
    expect(mine.keep('Half a word')).toBe(true);
    expect([mine.read(), theirs.read()]).toEqual(['Half a word', null]);
    expect(storedKeys('draft:1:')).toEqual(['draft:1:note']);
    mine.keep(null);
    expect(mine.read()).toBeNull();
  });

  it.each(['{', '7', 'null'])('is none where %s cannot be made out', (stored) => {
    localStorage.setItem('draft:1:note', stored);
    expect(storedDraft(1, 'note', text).read()).toBeNull();
    localStorage.setItem('own', stored);
    const strict = storedValue('own', (value) => (value as { deep: { down: string } }).deep.down);
    expect(strict.read()).toBeNull();
    expect(fieldsIn(7)).toEqual({});
  });

  it('stays in its tab where it must', () => {
    storedValue('phone', text, 'tab').keep('+91');
    expect([sessionStorage.getItem('phone'), localStorage.getItem('phone')]).toEqual(['"+91"', null]);
    sessionStorage.clear();
  });

  it('is not kept where the browser keeps nothing, and nothing breaks', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    expect(storedDraft(1, 'note', text).keep('x')).toBe(false);
  });
});

/** A browser's locks, as far as they are used. */
function locks() {
  const held = new Set<string>();
  const request = async (name: string, _: { ifAvailable: true }, work: (lock: object | null) => Promise<void>) => {
    if (held.has(name)) return work(null);
    held.add(name);
    await work({ name });
    held.delete(name);
  };
  return { request };
}

it('lets one tab alone hold a name, until it lets go', async () => {
  vi.stubGlobal('navigator', { locks: locks() });
  const release = await hold('outbox');
  expect(await hold('outbox')).toBeNull();
  expect(await hold('another')).not.toBeNull();
  release?.();
  await vi.waitFor(async () => expect(await hold('outbox')).not.toBeNull(), { timeout: 30_000 });
});
