import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RegisteredModule } from '../registry.ts';
import { LOAD_LIMIT } from '../with-timeout.ts';

/** The module of an entry's address, however written. */
export function moduleAt(entry: string, modules: Iterable<RegisteredModule>): RegisteredModule | undefined {
  return [...modules].find((module) => absolute(module.entry) === absolute(entry));
}

export const absolute = (address: string) => new URL(address, location.href).href;

/** Runs only entries with the registry's hash. Without a hash, refuses, except in development. */
export function requireIntegrity(
  modules: () => Iterable<RegisteredModule>,
  isDeveloped: (module: RegisteredModule) => boolean,
): ModuleFederationRuntimePlugin {
  return {
    name: 'require-integrity',
    createScript({ url }) {
      const module = moduleAt(url, modules());
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      if (module?.integrity) script.integrity = module.integrity;
      else if (!module || !isDeveloped(module)) throw new Error(`No integrity hash for ${url}`);
      return { script, timeout: LOAD_LIMIT };
    },
  };
}
