import { type ExposedModule, noteWaiting } from '@shell/kit';
import { sampleUser } from '@shell/kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const signIn = () => useSessionStore.getState().signIn('token', sampleUser());

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  useSessionStore.getState().clear();
  vi.clearAllMocks();
  inView = undefined;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('asks only the module that has noted something, at the start and when the network is back', async () => {
  signIn();
  noteWaiting('mfe-two', true);
  start();
  await pass(0);
  expect(sent).toHaveBeenCalledExactlyOnceWith(host);
  await pass(0);
  expect(load.mock.calls.map(([{ name }]) => name)).toEqual(['mfe-two']);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(sent).toHaveBeenCalledTimes(2);
  noteWaiting('mfe-two', false);
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
});

it('waits until a user has signed in', async () => {
  noteWaiting('mfe-one', true);
  start();
  await pass(0);
  expect(load).not.toHaveBeenCalled();
  signIn();
  await pass(0);
  expect(sent).toHaveBeenCalledOnce();
});

it('leaves a module in view alone, and goes on where one cannot be loaded', async () => {
  signIn();
  for (const { name } of modules) noteWaiting(name, true);
  inView = 'mfe-one';
  load.mockRejectedValueOnce(new Error('gone'));
  start();
  await pass(0);
  expect(load.mock.calls.map(([{ name }]) => name)).toEqual(['mfe-two']);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(sent).toHaveBeenCalledOnce();
});

describe('what could not be sent', () => {
  beforeEach(() => {
    signIn();
    noteWaiting('mfe-one', true);
  });

  it('is asked for again by itself, after longer and longer, until an answer came', async () => {
    load.mockRejectedValueOnce(new Error('gone'));
    sent.mockRejectedValueOnce(new Error('No answer'));
    start();
    await pass(1_999);
    expect(load).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(sent).toHaveBeenCalledTimes(1);
    await pass(3_999);
    expect(sent).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(sent).toHaveBeenCalledTimes(2);
    // No further attempt would help.
    await pass(600_000);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('is asked for once its page is left', async () => {
    inView = 'mfe-one';
    start();
    await pass(60_000);
    expect(load).not.toHaveBeenCalled();
    inView = undefined;
    window.dispatchEvent(new Event('single-spa:routing-event'));
    await pass(2_000);
    expect(sent).toHaveBeenCalledOnce();
  });

  it('is asked for where another module does not come to an end', async () => {
    noteWaiting('mfe-two', true);
    sent.mockReturnValueOnce(new Promise(() => {}));
    sent.mockRejectedValueOnce(new Error('No answer'));
    start();
    await pass(0);
    expect(sent).toHaveBeenCalledTimes(2);
    await pass(62_000);
    expect(sent).toHaveBeenCalledTimes(4);
  });

  it('of who has signed in meanwhile is asked for after what is under way', async () => {
    const answered = Promise.withResolvers<void>();
    sent.mockReturnValueOnce(answered.promise);
    start();
    await pass(0);
    useSessionStore.getState().signIn('another', sampleUser({ id: 8 }));
    answered.resolve();
    await pass(2_000);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('is not asked for once it is stopped', async () => {
    sent.mockRejectedValue(new Error('No answer'));
    start();
    await pass(0);
    stop();
    await pass(60_000);
    expect(sent).toHaveBeenCalledOnce();
    sent.mockReset();
  });
});
