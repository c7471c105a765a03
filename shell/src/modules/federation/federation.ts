import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import type { ExposedModule } from '@shell/kit';
import { fetchRegistry, OVERRIDE, type RegisteredModule } from '../registry.ts';
import { LOAD_LIMIT, timeLimits, withTimeout } from '../with-timeout.ts';
import { requireIntegrity } from './integrity.ts';
import { sharedPackages } from './shared-packages.ts';

/** Every module exposes this. */
const EXPOSED = 'module';

class ModuleUnavailableError extends Error {
  override readonly name = 'ModuleUnavailableError';
}

/** The registry's modules as remotes of Module Federation. */
export interface Federation {
  registered(name: string): RegisteredModule | undefined;
  /** Loads what a module exposes. A retry, or `fresh`, reads the registry first. @throws ModuleUnavailableError */
  load(name: string, fresh?: boolean): Promise<ExposedModule>;
}

/** Makes the shell a host whose remotes the registry names. */
export function createFederation(modules: readonly RegisteredModule[], development: boolean): Federation {
  provideRuntime();
  const registered = new Map(modules.map((module) => [module.name, module]));
  const isDeveloped = ({ version }: RegisteredModule) => development || version === OVERRIDE;
  const instance = createInstance({
    name: 'shell',
    remotes: modules.map(remoteOf),
    shared: sharedPackages(),
    shareStrategy: 'loaded-first',
    plugins: [
      requireIntegrity(() => registered.values(), isDeveloped),
      timeLimits(),
      retryFromRegistry(renewRemote),
      tellDeveloperTools(),
    ],
  });

  function renewRemote(remote: string): Promise<void> {
    const module = [...registered.values()].find((candidate) => remoteOf(candidate).name === remote);
    return module ? renew(module) : Promise.resolve();
  }

  /** Drops a loaded module and registers the current one, bypassing the browser's cache. */
  async function renew({ name }: RegisteredModule): Promise<void> {
    // A dead network must not hold up the next try.
    await withTimeout(askAgain(name), LOAD_LIMIT).catch(() => undefined);
    const now = registered.get(name) as RegisteredModule;
    if (now.hashes) await checkUnchecked();
    // Chunks of another version have the same numbers.
    Reflect.deleteProperty(globalThis, `rspackChunk${remoteOf(now).name}`);
    instance.registerRemotes([remoteOf(now)], { force: true });
  }

  async function askAgain(name: string): Promise<void> {
    const { modules: named } = await fetchRegistry().catch(() => ({ modules: [] as readonly RegisteredModule[] }));
    const before = registered.get(name) as RegisteredModule;
    const now = isDeveloped(before) ? before : (named.find((module) => module.name === name) ?? before);
    registered.set(name, now);
    await (await fetch(now.entry, { cache: 'reload' })).arrayBuffer();
  }

  let checking: Promise<void> | undefined;
  /** Only modules of other build tools need it. */
  function checkUnchecked(): Promise<void> {
    checking ??= import('./unchecked-builds.ts').then(
      ({ checkUncheckedBuilds }) => instance.registerPlugins([checkUncheckedBuilds(() => registered.values())]),
      (error: unknown) => {
        checking = undefined;
        throw error;
      },
    );
    return checking;
  }

  return {
    registered: (name) => registered.get(name),
    async load(name, fresh = false) {
      const module = registered.get(name);
      if (!module) throw new ModuleUnavailableError(`There is no ${name}`);
      if (module.hashes) await checkUnchecked();
      if (fresh) await renew(module);
      const exposed = await instance
        .loadRemote<ExposedModule>(`${remoteOf(module).name}/${EXPOSED}`)
        .catch((cause: unknown) => Promise.reject(new ModuleUnavailableError(`${name} could not be loaded`, { cause })));
      if (!exposed) throw new ModuleUnavailableError(`${name} is empty`);
      return exposed;
    },
  };
}

/** A remote in the runtime's form. Development servers' modules are named as our build names them. */
function remoteOf({ name, version, entry, federation }: RegisteredModule) {
  const own = name.replaceAll('-', '_');
  const { name: remote, global: entryGlobalName, type } = federation ?? { name: own, global: own, type: 'global' as const };
  return { name: remote, entryGlobalName, type, entry, version };
}

/** What Module Federation's developer tools read, by name or by name and version. */
type ModuleInfo = Record<
  string,
  { version: string; remoteEntry: string; remotesInfo: Record<string, { matchedVersion: string }> }
>;

/** Lists remotes for the developer tools, which the runtime only does for manifests. */
function tellDeveloperTools(): ModuleFederationRuntimePlugin {
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

declare global {
  var __FEDERATION_BUNDLER_RUNTIME__: typeof bundlerRuntime;
}

/** Our builds leave the runtime out (`shell/build/src/remote.ts`); others bring their own. */
function provideRuntime(): void {
  globalThis.__FEDERATION_BUNDLER_RUNTIME__ = bundlerRuntime;
}

/** Retries after reading the registry, since files may be gone or damaged. (The official plugin retries the same address.) */
function retryFromRegistry(renew: (remote: string) => Promise<void>): ModuleFederationRuntimePlugin {
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
