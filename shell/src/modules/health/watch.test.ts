// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RegisteredModule } from '../registry.ts';
import { TooSlowError } from '../with-timeout.ts';
import { isMeasured, type ModuleWatch, watchModules } from './watch.ts';

const VERSION = '0123456789abcdef';
const ADDRESS = `${location.origin}/modules/mfe-x/${VERSION}`;
const HASH = 'sha384-' as const;
const module: RegisteredModule = {
  ...{ name: 'mfe-x', version: VERSION, entry: `/modules/mfe-x/${VERSION}/remoteEntry.js`, integrity: `${HASH}other` },
  routes: { pages: [] },
};
const build = { module: 'mfe-x', version: VERSION };
const page = '/x/:id';

let sent: { path: string; body: unknown }[];
const answer = vi.fn<typeof fetch>();
let watch: ModuleWatch;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  sent = [];
  watch = start(module);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Other files share this document, and a hidden page requests nothing.
  Reflect.deleteProperty(document, 'visibilityState');
});

function start(registered: RegisteredModule, measured = true) {
  // Listeners of former tests hear the same window: each writes into its own list.
  const mine = sent;
  return watchModules({
    registered: (name) => (name === 'mfe-x' ? registered : undefined),
    inView: () => ({ module: 'mfe-x', path: page }),
    measured,
    send: (path, body) => mine.push({ path, body }),
  });
}

const failures = () =>
  sent.flatMap(({ path, body }) => (path === '/api/module-failures' ? (body as { failures: object[] }).failures : []));
const outcomes = () =>
  sent.flatMap(({ path, body }) =>
    path === '/api/module-loads' ? (body as { loads: { outcome: string }[] }).loads.map(({ outcome }) => outcome) : [],
  );
function thrown(message: string, file = `${ADDRESS}/12.js:1:20`): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at render (${location.origin}/shell/react.1.js:1:1)\n    at Page (${file})`;
  return error;
}
const hide = (state: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('a module that fails', () => {
  it.each(['bootstrap', 'mount', 'unmount'] as const)('to %s is reported with its version and page', async (step) => {
    watch.failed({ module: 'mfe-x', step, error: new Error('No') });
    await vi.advanceTimersByTimeAsync(600);
    expect(failures()).toEqual([{ ...build, kind: step, message: 'Error: No', page }]);
    expect(outcomes()).toEqual(['failed']);
  });

  it.each([
    ['missing', async () => new Response('', { status: 404 })],
    ['tampered', async () => new Response('changed()')],
  ])('to load is found to be %s', async (kind, respond) => {
    answer.mockImplementation(respond);
    watch.failed({ module: 'mfe-x', step: 'load', error: new Error('could not be loaded') });
    await vi.waitFor(() => expect(outcomes()).toEqual(['failed']));
    await vi.advanceTimersByTimeAsync(600);
    expect(failures()).toMatchObject([{ ...build, kind }]);
  });

  it('to load although it is whole is broken', async () => {
    answer.mockImplementation(async () => new Response('x()'));
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', new TextEncoder().encode('x()')));
    watch = start({ ...module, integrity: `${HASH}${btoa(String.fromCharCode(...hash))}` });
    watch.failed({ module: 'mfe-x', step: 'load', error: new Error('could not be loaded') });
    await vi.waitFor(() => expect(outcomes()).toEqual(['failed']));
    await vi.advanceTimersByTimeAsync(600);
    expect(failures()).toMatchObject([{ kind: 'broken' }]);
  });

  it('to load in time is slow', async () => {
    watch.failed({
      module: 'mfe-x',
      step: 'load',
      error: new Error('x', { cause: new TooSlowError('Not done within 10000 ms') }),
    });
    await vi.advanceTimersByTimeAsync(600);
    expect(failures()).toMatchObject([{ kind: 'slow' }]);
  });

  it('because the visitor has no network is reported by nobody', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    watch.failed({ module: 'mfe-x', step: 'load', error: new Error('could not be loaded') });
    await vi.advanceTimersByTimeAsync(6_000);
    expect(sent).toEqual([]);
  });

  it('while rendering is reported by its boundary', async () => {
    watch.stopped(thrown('Not a function'));
    await vi.advanceTimersByTimeAsync(600);
    expect(failures()).toEqual([{ ...build, kind: 'render', message: 'TypeError: Not a function', page }]);
  });

  it('to load the code of a page is reported with the cause', async () => {
    answer.mockImplementation(async () => new Response('', { status: 503 }));
    const cause = Object.assign(new Error(`Loading chunk 12 failed.\n(error: ${ADDRESS}/12.js)`), { name: 'ChunkLoadError' });
    watch.stopped(Object.assign(new Error('The code of a page did not come', { cause }), { name: 'PageCodeMissingError' }));
    await vi.waitFor(() => expect(outcomes()).toEqual(['failed']));
    await vi.advanceTimersByTimeAsync(600);
    expect(failures()).toMatchObject([{ ...build, kind: 'missing' }]);
  });

  it('in an event or later is known by the file that threw', async () => {
    const event = (error: Error, filename: string) => new ErrorEvent('error', { error, message: error.message, filename });
    window.dispatchEvent(event(thrown('In an event'), `${location.origin}/shell/react.1.js`));
    window.dispatchEvent(event(thrown('Of an extension', 'chrome-extension://abc/a.js'), 'chrome-extension://abc/a.js'));
    await vi.advanceTimersByTimeAsync(600);
    expect(failures()).toEqual([{ ...build, kind: 'error', message: 'TypeError: In an event', page }]);
  });

  it('in a promise that nobody waits for is known in the same way', async () => {
    const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    reject(thrown('Later'));
    reject(Object.assign(thrown('Aborted'), { name: 'AbortError' }));
    reject(Object.assign(thrown('Offline'), { status: 0 }));
    reject('a text');
    await vi.advanceTimersByTimeAsync(600);
    expect(failures()).toMatchObject([{ kind: 'rejection', message: 'TypeError: Later' }]);
  });

  it('again and again is reported once, and no page reports more than 20', async () => {
    for (let time = 0; time < 1_000; time += 1) watch.stopped(thrown('Same'));
    for (let time = 0; time < 1_000; time += 1) watch.stopped(thrown(`${time} ${'x'.repeat(1_000)}`));
    await vi.advanceTimersByTimeAsync(600);
    expect(failures()).toHaveLength(20);
    expect(Math.max(...sent.map(({ body }) => JSON.stringify(body).length))).toBeLessThan(16_384);
    expect(outcomes()).toEqual(['failed']);
  });

  it('from a development server is no release that failed', async () => {
    watch = start({ ...module, version: 'override' });
    watch.failed({ module: 'mfe-x', step: 'mount', error: new Error('No') });
    watch.shown('mfe-x');
    await vi.advanceTimersByTimeAsync(11_000);
    expect(sent).toEqual([]);
  });
});

describe('a load', () => {
  it('is good after ten seconds, once, and a later fault is reported too', async () => {
    watch.shown('mfe-x');
    watch.shown('mfe-x');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(outcomes()).toEqual(['ok']);
    watch.stopped(thrown('Late'));
    watch.stopped(thrown('Later still'));
    expect(outcomes()).toEqual(['ok', 'failed-later']);
  });

  it('is good when the page is left before that', () => {
    watch.shown('mfe-x');
    hide('hidden');
    hide('visible');
    hide('hidden');
    expect(outcomes()).toEqual(['ok']);
  });

  it('is reported only by pages that are measured', async () => {
    watch = start(module, false);
    watch.shown('mfe-x');
    watch.failed({ module: 'mfe-x', step: 'mount', error: new Error('No') });
    await vi.advanceTimersByTimeAsync(11_000);
    expect(outcomes()).toEqual([]);
    expect(failures()).toHaveLength(1);
  });

  it('is measured wherever a module is watched, else now and then', () => {
    expect(isMeasured([module], 0.5)).toBe(false);
    expect(isMeasured([module], 0.05)).toBe(true);
    expect(isMeasured([{ ...module, watched: true }], 0.5)).toBe(true);
  });

  it.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
    ['connection', { saveData: true }],
  ])('is not measured where the visitor asks for quiet: %s', (name, value) => {
    vi.stubGlobal('navigator', { [name]: value });
    expect(isMeasured([{ ...module, watched: true }], 0)).toBe(false);
    vi.unstubAllGlobals();
  });
});
