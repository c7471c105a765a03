import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Tries a module that did not load once more, after the registry was asked again: the files that this page knows of may be gone, or damaged
 * on their way. (The retry plugin of Module Federation asks for the same address again, past no cache.)
 * @param renew takes what the registry names now for a remote.
 */
export function retryFromRegistry(renew: (remote: string) => Promise<void>): ModuleFederationRuntimePlugin {
  const underWay = new Set<string>();
  return {
    name: 'retry-from-registry',
    async errorLoadRemote({ id, origin, lifecycle }) {
      if (lifecycle !== 'onLoad' || underWay.has(id)) return undefined;
      underWay.add(id);
      try {
        await renew(id.slice(0, id.lastIndexOf('/')));
        return await origin.loadRemote(id);
      } finally {
        underWay.delete(id);
      }
    },
  };
}
