import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ExposedModule, Host } from '@shell/kit';
import { addErrorHandler, registerApplication, start, triggerAppChange } from 'single-spa';
import { create } from 'zustand';
import { noteLoad } from '../api/slow-loads.ts';
import { requireIntegrity } from './integrity.ts';
import { loadWithRetry } from './load.ts';
import type { RegisteredModule } from './registry.ts';

/** How far each module is; a module that was never asked for has no entry. */
export type ModuleState = 'loading' | 'ready' | 'failed';
export const useModuleStates = create<Record<string, ModuleState>>()(() => ({}));

interface MountOptions {
  modules: readonly RegisteredModule[];
  development: boolean;
  host: Host;
  /** Where modules are mounted, one at a time. */
  element: () => HTMLElement;
  /** The module that the current address belongs to; undefined for the shell's own pages. */
  moduleInView: () => string | undefined;
}

/** The global variable that a module's container becomes; the build names it the same way. */
const containerName = (name: string) => name.replaceAll('-', '_');

const asRemote = ({ name, entry }: RegisteredModule) => ({ name: containerName(name), entry, type: 'global' as const });

/** Registers every module with federation and single-spa; each is loaded when its first page comes into view. */
export function mountModules({ modules, development, host, element, moduleInView }: MountOptions): void {
  registerPlugins([requireIntegrity(modules, development)]);
  registerRemotes(modules.map(asRemote));
  // A module that fails shows as such in the page; single-spa would otherwise throw it at the window.
  addErrorHandler((error) => useModuleStates.setState({ [error.appOrParcelName]: 'failed' }));
  for (const module of modules) {
    registerApplication({
      name: module.name,
      app: () => loadModule(module) as never,
      activeWhen: () => moduleInView() === module.name,
      customProps: { host, domElementGetter: element },
    });
  }
  start();
}

async function loadModule(module: RegisteredModule): Promise<ExposedModule> {
  const failedBefore = useModuleStates.getState()[module.name] === 'failed';
  useModuleStates.setState({ [module.name]: 'loading' });
  const exposed = await noteLoad(loadExposed(module, failedBefore));
  useModuleStates.setState({ [module.name]: 'ready' });
  return exposed;
}

/** Loads what a registered module exposes, whether or not it comes into view. Throws ModuleUnavailableError. */
export function loadExposed(module: RegisteredModule, failedBefore = false): Promise<ExposedModule> {
  return loadWithRetry(module.name, (tryNumber) => {
    // Federation remembers a failed entry; registering it anew makes it ask again.
    if (tryNumber > 0 || failedBefore) forget(module);
    return loadRemote<ExposedModule>(`${containerName(module.name)}/module`);
  });
}

function forget(module: RegisteredModule): void {
  if (getInstance()) registerRemotes([asRemote(module)], { force: true });
}

/** Tries a failed module again: single-spa loads what the address needs and is not there. */
export function retryModules(): Promise<unknown> {
  return triggerAppChange();
}
