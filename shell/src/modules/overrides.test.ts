import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropOverride, overrideAddress, readOverrides, setOverride, withOverrides } from './overrides.ts';
import type { Registry } from './registry.ts';

const moduleOf = (name: string) => ({
  ...{ name, version: 'abc', entry: `/modules/${name}/abc/remoteEntry.js`, integrity: 'sha384-hash' },
  routes: { pages: [], redirects: [], navigation: [] },
});
const registry = (overrides: boolean | undefined, development = false): Registry => ({
  ...{ variant: 'full', development, ...(overrides === undefined ? {} : { overrides }) },
  links: { getInTouch: null, demoClass: null, trialClass: null, contactEmail: null },
  modules: [moduleOf('mfe-tests'), moduleOf('mfe-account')],
});
const OWN = 'http://127.0.0.1:3103/remoteEntry.js';
const routes = { pages: [{ path: '/new', audience: 'everyone', title: 'New' }] };
let answer: () => Promise<Response>;

beforeEach(() => {
  answer = async () => Response.json({ name: 'mfe-tests', routes });
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answer()),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

describe('a module of one’s own in place of the live one', () => {
  beforeEach(() => setOverride('mfe-tests', OWN));

  it('is taken where the deployment allows it, with the routes that its server describes, and the others stay', async () => {
    const [account, tests] = await withOverrides(registry(true));
    expect(account).toEqual(moduleOf('mfe-account'));
    expect(tests).toMatchObject({ entry: OWN, version: 'override', integrity: '', routes });
  });

  it.each([
    ['away', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no description', async () => new Response('<html>')],
    ['that of another module', async () => Response.json({ name: 'mfe-other', routes })],
  ])('keeps the live routes where what its server says is %s', async (_what, said) => {
    answer = said;
    const modules = await withOverrides(registry(true));
    expect(modules.find(({ name }) => name === 'mfe-tests')).toMatchObject({ entry: OWN, routes: moduleOf('mfe-tests').routes });
  });

  it('may be one that was never released', async () => {
    answer = async () => Response.json({ name: 'mfe-new', routes });
    setOverride('mfe-new', OWN);
    expect((await withOverrides(registry(true))).at(-1)).toMatchObject({ name: 'mfe-new', entry: OWN, routes });
  });

  it.each([false, undefined])('is never taken where it is not allowed (%s): whatever lies in the storage', async (allowed) => {
    expect(await withOverrides(registry(allowed))).toEqual(registry(allowed).modules);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is dropped by its name alone, or all at once', () => {
    setOverride('mfe-account', OWN);
    dropOverride('mfe-tests');
    expect(readOverrides()).toEqual({ 'mfe-account': OWN });
    dropOverride();
    expect(readOverrides()).toEqual({});
  });
});

describe('nobody else can set one', () => {
  const said = JSON.stringify({ 'mfe-tests': OWN });

  it('no link: neither query nor hash', async () => {
    history.replaceState(null, '', `/?module-overrides=${encodeURIComponent(said)}#module-overrides=${encodeURIComponent(said)}`);
    expect(await withOverrides(registry(true))).toEqual(registry(true).modules);
  });

  it('no message, no opener, no name of the window, no storage that outlives the tab', async () => {
    window.dispatchEvent(
      new MessageEvent('message', { data: { 'module-overrides': said }, origin: 'https://elsewhere.example' }),
    );
    vi.stubGlobal('opener', { 'module-overrides': said });
    window.name = said;
    localStorage.setItem('module-overrides', said);
    expect(await withOverrides(registry(true))).toEqual(registry(true).modules);
    window.name = '';
  });

  it.each([
    'not JSON',
    'null',
    '"text"',
    '[]',
    '{"mfe-tests":1}',
    '{"mfe-tests":"https://elsewhere.example/remoteEntry.js"}',
    '{"mfe-tests":"http://127.0.0.1.elsewhere.example/remoteEntry.js"}',
    '{"mfe-tests":"http://me@127.0.0.1:3103/remoteEntry.js"}',
    '{"mfe-tests":"data:text/javascript,alert(1)"}',
    '{"../evil":"http://127.0.0.1:3103/remoteEntry.js"}',
  ])('nothing is taken from a storage that says %s', async (stored) => {
    sessionStorage.setItem('module-overrides', stored);
    expect(await withOverrides(registry(true))).toEqual(registry(true).modules);
  });
});

it.each([
  ['3103', OWN],
  [' 127.0.0.1:3103 ', OWN],
  ['localhost:3103', 'http://localhost:3103/remoteEntry.js'],
  ['http://localhost:3103/dist/remoteEntry.js', 'http://localhost:3103/dist/remoteEntry.js'],
  ['https://localhost:3103', undefined],
  ['elsewhere.example:3103', undefined],
  ['localhost.elsewhere.example', undefined],
  ['http://', undefined],
  ['', undefined],
])('understands %j as an address of this machine: %s', (typed, address) => {
  expect(overrideAddress(typed)).toBe(address);
});
