import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RegisteredModule } from '../registry.ts';
import { LOAD_LIMIT } from '../with-timeout.ts';

/** The module whose entry is at an address, however that is written. */
export function moduleAt(entry: string, modules: Iterable<RegisteredModule>): RegisteredModule | undefined {
  return [...modules].find((module) => absolute(module.entry) === absolute(entry));
}

export const absolute = (address: string) => new URL(address, location.href).href;

/**
 * Runs a module's entry only when it is, byte for byte, what the registry names (subresource integrity). One that the registry gives no
 * hash for is refused, so that forgetting fails closed; only development goes without.
 */
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
