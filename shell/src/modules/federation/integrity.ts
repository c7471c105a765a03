import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RegisteredModule } from '../registry.ts';
import { LOAD_LIMIT } from './time-limits.ts';

/**
 * Runs a module's entry only when it is, byte for byte, what the registry names (subresource integrity). One that the registry gives no
 * hash for is refused, so that forgetting fails closed; only development goes without.
 */
export function requireIntegrity(
  modules: () => Iterable<RegisteredModule>,
  isDeveloped: (module: RegisteredModule) => boolean,
): ModuleFederationRuntimePlugin {
  const absolute = (address: string) => new URL(address, location.href).href;
  return {
    name: 'require-integrity',
    createScript({ url }) {
      const module = [...modules()].find(({ entry }) => absolute(entry) === absolute(url));
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      if (module?.integrity) script.integrity = module.integrity;
      else if (!module || !isDeveloped(module)) throw new Error(`No integrity hash for ${url}`);
      return { script, timeout: LOAD_LIMIT };
    },
  };
}
