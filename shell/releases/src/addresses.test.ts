import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startCanary } from './canary-releases.ts';
import { FolderStore } from './folder-storage.ts';
import { grantPrefix, ownedPrefixes, revokePrefix } from './granting.ts';
import { release } from './releasing.ts';
import { writeBuild } from './testing.ts';

let folder: string;
let store: FolderStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'addresses-'));
  store = new FolderStore(join(folder, 'store'));
});
afterEach(() => rm(folder, { recursive: true }));

let builds = 0;
/** Releases a module at some addresses; `mayClaim: false` as with a token. */
async function releaseOf(
  name: string,
  paths: readonly string[],
  { pageName, ...options }: { mayClaim?: boolean; dryRun?: boolean; pageName?: string } = {},
) {
  builds += 1;
  const build = join(folder, `build-${builds}`);
  const named = pageName === undefined ? {} : { name: pageName };
  const pages = paths.map((path) => ({ ...named, path, audience: 'everyone' as const, title: 'Page' }));
  await writeBuild(build, { name, files: { 'remoteEntry.js': `${builds}` }, routes: { pages } });
  return release({ store, name, build, origin: { commit: null, by: 'test', at: '' }, ...options });
}
const byToken = { mayClaim: false };

it('one module alone gets an address that many claim at once', async () => {
  const names = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d', 'mfe-e'];
  const tried = await Promise.allSettled(names.map((name) => releaseOf(name, ['/clash'])));
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const live = await Promise.all(names.map((name) => store.live(name)));
  expect(live.filter(Boolean)).toHaveLength(1);
});

it.each(['/*', '/', '/:anything', '/*/more', '/api/questions', '/releases', '/modules/:x'])('nobody gets %s', async (path) => {
  await expect(releaseOf('mfe-a', ['/fine', path])).rejects.toThrow(/would take every page|that the site answers itself/);
  expect(await store.live('mfe-a')).toBeUndefined();
});

it('a token takes what was granted to its module, and nothing else', async () => {
  await expect(releaseOf('mfe-a', ['/plans', '/plans/:id'], byToken)).rejects.toThrow(
    'The addresses /plans, /plans/:id are not granted to mfe-a: ask an administrator to grant it.',
  );
  await grantPrefix(store, { module: 'mfe-a', prefix: '/plans' });
  await releaseOf('mfe-a', ['/plans', '/plans/:id'], byToken);
  await expect(releaseOf('mfe-b', ['/plans/:id/edit'], byToken)).rejects.toThrow('/plans/:id/edit belongs to mfe-a');
  // Even with the store itself, while the module has pages there.
  await expect(releaseOf('mfe-b', ['/plans/:other'])).rejects.toThrow('belongs to mfe-a');
  await grantPrefix(store, { module: 'mfe-b', prefix: '/plans-of-others' });
  await releaseOf('mfe-b', ['/plans-of-others'], byToken);
});

it("the name of a page is its owner's, also while that has nothing live there", async () => {
  await grantPrefix(store, { module: 'mfe-a', prefix: '/pricing' });
  await grantPrefix(store, { module: 'mfe-b', prefix: '/plans' });
  const named = { ...byToken, pageName: 'pricing' };
  await expect(releaseOf('mfe-b', ['/plans'], named)).rejects.toThrow('The name pricing belongs to a page of mfe-a.');
  await releaseOf('mfe-a', ['/pricing'], named);
  await releaseOf('mfe-b', ['/plans'], { ...byToken, pageName: 'plans' });
});

it('a canary needs its addresses as a release does', async () => {
  await grantPrefix(store, { module: 'mfe-a', prefix: '/plans' });
  await releaseOf('mfe-a', ['/plans'], byToken);
  const tried = await releaseOf('mfe-a', ['/plans', '/more'], { dryRun: true });
  const canary = { store, name: 'mfe-a', by: 'test', version: tried.version, audience: { kind: 'staff' as const } };
  await expect(startCanary({ ...canary, mayClaim: false })).rejects.toThrow('/more is not granted');
  await startCanary(canary);
  expect(await ownedPrefixes(store, 'mfe-a')).toEqual(['/more', '/plans']);
});

it('moves a page between modules of a deploy, once the first has given it up', async () => {
  await releaseOf('mfe-a', ['/first', '/moving']);
  await expect(releaseOf('mfe-b', ['/moving'])).rejects.toThrow('/moving belongs to mfe-a');
  await releaseOf('mfe-a', ['/first']);
  await releaseOf('mfe-b', ['/moving']);
  expect(await ownedPrefixes(store, 'mfe-a')).toEqual(['/first']);
  expect(await ownedPrefixes(store, 'mfe-b')).toEqual(['/moving']);
});

it('is granted and revoked in words', async () => {
  await releaseOf('mfe-a', ['/plans/:id']);
  const grant = (prefix: string, module = 'mfe-b') => grantPrefix(store, { module, prefix });
  await expect(grant('/plans')).rejects.toThrow('/plans belongs to mfe-a');
  for (const wrong of ['plans', '/plans/', '/:id', '/*', '//x', '/a b', ''])
    await expect(grant(wrong)).rejects.toThrow('no address such as');
  await expect(grant('/api')).rejects.toThrow('the site answers itself');
  await expect(grant('/x', '../x')).rejects.toThrow('no name of a module');
  await grant('/x');
  await grant('/x');
  await revokePrefix(store, { module: 'mfe-b', prefix: '/x' });
  await expect(revokePrefix(store, { module: 'mfe-b', prefix: '/x' })).rejects.toThrow('does not own /x');
  await revokePrefix(store, { module: 'mfe-a', prefix: '/plans' });
  await expect(releaseOf('mfe-a', ['/plans/:id'], byToken)).rejects.toThrow('not granted');
});

it('a store from before addresses had owners gives each live module what it has', async () => {
  await releaseOf('mfe-a', ['/plans/:id', '/plans', '/other/page']);
  await rm(join(store.folder, 'addresses.json'));
  expect(await ownedPrefixes(store, 'mfe-a')).toEqual(['/other/page', '/plans']);
  await releaseOf('mfe-a', ['/plans'], byToken);
});
