import type { ModuleRoutes } from '@shell/kit/routes';
import { OVERRIDE, type RegisteredModule, type Registry } from './registry.ts';
import { withTimeout } from './with-timeout.ts';

/** In session storage, which other sites cannot write and which ends with the tab. */
const STORAGE_KEY = 'module-overrides';
/** This machine's development servers, as in the content security policy. */
const LOOPBACK = ['localhost', '127.0.0.1'];
const MODULE_NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** Milliseconds for a development server's description. */
const TIMEOUT_MS = 3_000;

export type Overrides = Readonly<Record<string, string>>;

/** Replaces modules by a developer's builds (`MODULE_OVERRIDES`), with the routes of their servers, if described. */
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

/** This tab's overrides; none if storage is unreadable. */
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

/** From the next page load on. `entry` is from `overrideAddress`. */
export function setOverride(name: string, entry: string): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readOverrides(), [name]: entry }));
}

/** Without a name: all. */
export function dropOverride(name?: string): void {
  const rest = Object.entries(readOverrides()).filter(([overridden]) => name !== undefined && overridden !== name);
  if (rest.length === 0) sessionStorage.removeItem(STORAGE_KEY);
  else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(rest)));
}

/** The entry of `3103` or `localhost:3103`; undefined off this machine. */
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
