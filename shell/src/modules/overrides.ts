import type { RegisteredModule, Registry } from './registry.ts';

/** Storage key of the overrides: `{"mfe-tests": "http://localhost:3103/remoteEntry.js"}`. */
const STORAGE_KEY = 'module-overrides';

/** A team's own build in place of the live one, in development only. Storage that cannot be read counts as none. */
export function withOverrides(registry: Registry): readonly RegisteredModule[] {
  if (!registry.development) return registry.modules;
  const overrides = readOverrides();
  return registry.modules.map((module) => {
    const entry = overrides[module.name];
    return entry ? { ...module, entry, version: 'override', integrity: '' } : module;
  });
}

/** Back to the live modules: offered where an override fails to load. */
export function dropOverride(name: string): void {
  const { [name]: _dropped, ...rest } = readOverrides();
  localStorage.setItem(STORAGE_KEY, JSON.stringify(rest));
}

function readOverrides(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : {};
  } catch {
    return {};
  }
}
