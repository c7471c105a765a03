import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** What the developer tools of Module Federation read of a host and of its remotes, by name or by name and version. */
type ModuleInfo = Record<
  string,
  { version: string; remoteEntry: string; remotesInfo: Record<string, { matchedVersion: string }> }
>;

/**
 * Tells the developer tools of Module Federation which remotes there are, in which version. The runtime tells that of remotes which are loaded
 * by their manifests; here the registry stands for those.
 */
export function tellDeveloperTools(): ModuleFederationRuntimePlugin {
  return {
    name: 'tell-developer-tools',
    registerRemote(registered) {
      const { name, version = '', entry } = registered.remote as { name: string; version?: string; entry: string };
      const { moduleInfo } = (globalThis as unknown as { __FEDERATION__: { moduleInfo: ModuleInfo } }).__FEDERATION__;
      moduleInfo.shell ??= { version: '', remoteEntry: '', remotesInfo: {} };
      moduleInfo.shell.remotesInfo[name] = { matchedVersion: version };
      moduleInfo[`${name}:${version}`] = { version, remoteEntry: entry, remotesInfo: {} };
      return registered;
    },
  };
}
