import type { Release, Visitor } from '@shell/releases';
import type { LiveModule } from './registry.ts';
import type { Settings } from './settings.ts';

/** The response of `/modules.json`, also embedded in pages. Commits only where developers are allowed. */
export function registryDocument(
  { variant, links, figures, development, offlineReading: offline, moduleOverrides: overrides }: Settings,
  modules: readonly LiveModule[],
  { asks: { pass }, shell, files = false }: { asks: { pass: boolean }; shell: Release | undefined; files?: boolean },
) {
  const live = modules.map((module) => ({
    ...asRegistered(module),
    ...(files && { files: filesOf(module) }),
    ...(overrides && { commit: module.commit }),
  }));
  const document = { variant, links, figures, development, pass, offline, modules: live };
  if (!overrides) return document;
  return { ...document, overrides, ...(shell && { shell: { version: shell.version, commit: shell.origin.commit } }) };
}

function filesOf({ preload, pages }: LiveModule) {
  const addresses = (files: LiveModule['preload']) => files.map(({ href }) => href);
  return {
    first: addresses(preload),
    pages: Object.fromEntries(Object.entries(pages).map(([path, files]) => [path, addresses(files)])),
  };
}

function asRegistered({
  preload: _preload,
  pages: _pages,
  commit: _commit,
  serverEntry: _serverEntry,
  routes,
  ...module
}: LiveModule) {
  return { ...module, routes: { ...routes, pages: routes.pages.map(({ code: _code, shows: _shows, ...page }) => page) } };
}

interface Caching {
  'cache-control': string;
  vary?: string;
}

/** Shared caches must not store a response that differs between visitors. */
export function cachingFor(visitor: Visitor, { number, pass }: { number: boolean; pass: boolean }): Caching {
  const differs = number || pass || Object.keys(visitor.previews).length > 0;
  return differs ? { 'cache-control': 'private, no-cache', vary: 'cookie' } : { 'cache-control': 'no-cache' };
}
