import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RegisteredModule } from './registry.ts';

/**
 * Loads a remote's entry only when it is, byte for byte, what the registry named (subresource integrity). Federation by
 * itself would run a tampered entry. A remote that the registry gives no hash for is refused, so that forgetting fails
 * closed; only development goes without.
 */
export function requireIntegrity(
  modules: () => readonly RegisteredModule[],
  development: boolean,
): ModuleFederationRuntimePlugin {
  const absolute = (address: string) => new URL(address, location.href).href;
  return {
    name: 'require-integrity',
    createScript({ url }) {
      const integrity = modules().find(({ entry }) => absolute(entry) === absolute(url))?.integrity;
      if (development) return undefined;
      if (!integrity) throw new Error(`No integrity hash for ${url}`);
      const script = document.createElement('script');
      script.src = url;
      script.integrity = integrity;
      script.crossOrigin = 'anonymous';
      return script;
    },
  };
}
