import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderStore } from './folder-storage.ts';
import { createToken, listTokens, noteUse, readToken, revokeToken } from './tokens.ts';

const NAME = 'mfe-content';
const NOW = new Date('2026-01-02T00:00:00.000Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);
const DAY = 24 * 60 * 60 * 1_000;
let folder: string;
let store: FolderStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tokens-'));
  store = new FolderStore(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const make = (module = NAME, options: { days?: number; now?: Date } = {}) =>
  createToken({ store, module, note: 'pipeline', by: 'test', now: NOW, ...options });

it('is known as that of one module, and its secret is nowhere in the store', async () => {
  const [token, other] = [await make(), await make('mfe-tests')];
  expect(await readToken(store, token)).toMatchObject({ module: NAME, note: 'pipeline' });
  expect(await readToken(store, other)).toMatchObject({ module: 'mfe-tests' });
  expect(await store.readText(`${NAME}/tokens.json`)).not.toContain(token.split('.').at(-1));
});

it('is worth nothing once it is changed, moved to another module, or revoked', async () => {
  const token = await make();
  await make('mfe-tests');
  const changed = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  const moved = [token.replace(NAME, 'mfe-tests'), token.replace(NAME, '../mfe-content')];
  for (const wrong of [changed, ...moved, '', 'rel.', `${token}x`]) expect(await readToken(store, wrong)).toBeNull();
  const [{ id } = { id: '' }] = await listTokens(store, NAME);
  await revokeToken(store, NAME, id);
  expect(await readToken(store, token)).toBeNull();
  await expect(revokeToken(store, NAME, id)).rejects.toThrow('has no token');
});

it('expires after 90 days, or as many as were asked for, at most a year', async () => {
  await make();
  await make(NAME, { days: 7 });
  expect((await listTokens(store, NAME)).map(({ expires }) => expires)).toEqual([
    after(90 * DAY).toISOString(),
    after(7 * DAY).toISOString(),
  ]);
  for (const days of [0, 366, 1.5, Number.NaN]) await expect(make(NAME, { days })).rejects.toThrow('1 to 365 days');
});

it('of a former release, which had no end, expires after a year', async () => {
  await make();
  await store.updateText(`${NAME}/tokens.json`, (text = '[]') => text.replace(/,\s*"expires": "[^"]+"/, ''));
  expect(await listTokens(store, NAME)).toMatchObject([{ expires: after(365 * DAY).toISOString(), used: null }]);
});

it('is listed with its last use, written down once a minute', async () => {
  const token = await make();
  const use = async (at: Date) => {
    const read = await readToken(store, token);
    if (read) await noteUse(store, read, at);
    return (await listTokens(store, NAME))[0]?.used;
  };
  expect((await listTokens(store, NAME))[0]?.used).toBeNull();
  expect(await use(after(1_000))).toBe(after(1_000).toISOString());
  expect(await use(after(30_000))).toBe(after(1_000).toISOString());
  expect(await use(after(90_000))).toBe(after(90_000).toISOString());
});

it('is one of twenty at most; expired ones make room', async () => {
  for (let number = 0; number < 20; number += 1) await make(NAME, { days: 1 });
  await expect(make()).rejects.toThrow('20 tokens already');
  await make(NAME, { now: after(2 * DAY) });
  expect(await listTokens(store, NAME)).toHaveLength(1);
});
