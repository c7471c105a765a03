import type { ModuleRoutes } from '@shell/kit/routes';
import { OVERRIDE, type RegisteredModule, type Registry } from './registry.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * Storage key of the overrides: `{"mfe-tests": "http://127.0.0.1:3103/remoteEntry.js"}`. The storage is the tab's own, which no link,
 * frame or message of another site can write, and it ends with the tab.
 */
const STORAGE_KEY = 'module-overrides';
/** The development servers of this very machine; the content security policy names the same two. */
const LOOPBACK = ['localhost', '127.0.0.1'];
const MODULE_NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** Milliseconds that a development server may take to describe its module. */
const TIMEOUT_MS = 3_000;

/** Modules by name, each with the address of its entry. */
export type Overrides = Readonly<Record<string, string>>;

/**
 * A team's own build in place of the live one, where the deployment allows it (`MODULE_OVERRIDES`). Its routes are those that its
 * server describes, so that a module that was never released can be tried too; without a description the live ones stay.
 */
export async function withOverrides(registry: Registry): Promise<readonly RegisteredModule[]> {
  if (!registry.overrides) return registry.modules;
  const overrides = Object.entries(readOverrides());
  if (overrides.length === 0) return registry.modules;
  const own = await Promise.all(
    overrides.map(async ([name, entry]) => {
      const live = registry.modules.find((module) => module.name === name);
      const routes = (await routesAt(name, entry)) ?? live?.routes ?? { pages: [] };
      return { ...live, name, entry, version: OVERRIDE, integrity: '', routes };
    }),
  );
  return [...registry.modules.filter(({ name }) => !own.some((override) => override.name === name)), ...own];
}

/** What is set in this tab: only what could have been set here. Storage that cannot be read counts as none. */
export function readOverrides(): Overrides {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        ([name, entry]) => MODULE_NAME.test(name) && typeof entry === 'string' && overrideAddress(entry) === entry,
      ),
    );
  } catch {
    return {};
  }
}

/** Takes a developer's build from the next page load on. `entry` is what `overrideAddress` made. */
export function setOverride(name: string, entry: string): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readOverrides(), [name]: entry }));
}

/** Back to the live module from the next page load on; to all of them without a name. */
export function dropOverride(name?: string): void {
  const rest = Object.entries(readOverrides()).filter(([overridden]) => name !== undefined && overridden !== name);
  if (rest.length === 0) sessionStorage.removeItem(STORAGE_KEY);
  else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(rest)));
}

/** The entry that is meant by what was typed, `3103` or `localhost:3103`; undefined where it is not on this machine. */
export function overrideAddress(typed: string): string | undefined {
  const text = typed.trim();
  const address = /^\d+$/.test(text) ? `http://127.0.0.1:${text}` : /^\w+:\/\//.test(text) ? text : `http://${text}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const harmless = url.protocol === 'http:' && LOOPBACK.includes(url.hostname) && !url.username && !url.password;
  if (!harmless) return undefined;
  return url.pathname === '/' ? `${url.origin}/remoteEntry.js` : url.origin + url.pathname;
}

async function routesAt(name: string, entry: string): Promise<ModuleRoutes | undefined> {
  try {
    const answer = await withTimeout(fetch(new URL('module.json', entry), { cache: 'no-store' }), TIMEOUT_MS);
    const described = (await answer.json()) as { name?: unknown; routes?: ModuleRoutes };
    return described.name === name && Array.isArray(described.routes?.pages) ? described.routes : undefined;
  } catch {
    return undefined;
  }
}
