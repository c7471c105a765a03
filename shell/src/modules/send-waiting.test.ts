import { type ExposedModule, noteWaiting } from '@shell/kit';
import { sampleUser } from '@shell/kit/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { host } from '../host.ts';
import { useSessionStore } from '../session/session-store.ts';
import type { RegisteredModule } from './registry.ts';
import { sendWaiting } from './send-waiting.ts';

const routes = { pages: [], redirects: [], navigation: [] };
const modules = ['mfe-one', 'mfe-two'].map(
  (name): RegisteredModule => ({ name, version: '1', entry: `/${name}.js`, integrity: 'sha384-x', routes }),
);
const sent = vi.fn(async () => {});
const load = vi.fn(async (_: RegisteredModule) => ({ sendWaiting: sent }) as unknown as ExposedModule);
let inView: string | undefined;
let stop: () => void;
const start = () => {
  stop = sendWaiting({ modules, host, moduleInView: () => inView, load });
};
const signIn = () => useSessionStore.getState().signIn('token', sampleUser());

beforeEach(() => {
  localStorage.clear();
  useSessionStore.getState().clear();
  vi.clearAllMocks();
  inView = undefined;
});
afterEach(() => stop());

it('asks only the module that has noted something, at the start and when the network is back', async () => {
  signIn();
  noteWaiting('mfe-two', true);
  start();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith(host), { timeout: 30_000 });
  expect(load.mock.calls.map(([{ name }]) => name)).toEqual(['mfe-two']);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2), { timeout: 30_000 });
  noteWaiting('mfe-two', false);
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
});

it('waits until somebody has signed in', async () => {
  noteWaiting('mfe-one', true);
  start();
  expect(load).not.toHaveBeenCalled();
  signIn();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce(), { timeout: 30_000 });
});

it('leaves a module in view alone, and goes on where one cannot be loaded', async () => {
  signIn();
  for (const { name } of modules) noteWaiting(name, true);
  inView = 'mfe-one';
  load.mockRejectedValueOnce(new Error('gone'));
  start();
  expect(load.mock.calls.map(([{ name }]) => name)).toEqual(['mfe-two']);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce(), { timeout: 30_000 });
});
