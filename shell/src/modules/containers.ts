import type { ExposedModule } from '@shell/kit';
import { containerName } from './container-name.ts';
import type { RegisteredModule } from './registry.ts';
import { type ShareScope, shareScope } from './share-scope.ts';

/** A module as Module Federation builds it. https://webpack.js.org/concepts/module-federation/#dynamic-remote-containers */
interface Container {
  init(scope: ShareScope): void | Promise<void>;
  get(name: string): Promise<() => ExposedModule>;
}

/** What every module exposes. */
const EXPOSED = './module';

const containers = globalThis as unknown as Record<string, Container | undefined>;

/**
 * Loads what a module exposes: its container, which is told what the shell shares, and from it the module. A container of a build that
 * brings no loader of its own along, as those before did, gets one.
 * @throws Error when its file does not come or is not what the registry says, and when the module does not run.
 */
export async function loadContainer(module: RegisteredModule, development: boolean): Promise<ExposedModule> {
  if (!development && module.container === undefined) {
    const { loadOlderContainer } = await import('./older-containers.ts');
    return loadOlderContainer(module);
  }
  const name = containerName(module.name);
  containers[name] = undefined;
  await runScript(module, development);
  const container = containers[name] as Container | undefined;
  if (!container) throw new Error(`${module.entry} defines no ${name}`);
  await container.init(shareScope());
  const factory = await container.get(EXPOSED);
  return factory();
}

/**
 * Forgets what the page has of a module, so that another version finds nothing of the former one: the chunks that its container has
 * loaded are its own.
 */
export function forgetContainer(name: string): void {
  Reflect.deleteProperty(globalThis, `rspackChunk${containerName(name)}`);
}

/**
 * Runs a module's entry only when it is, byte for byte, what the registry names (subresource integrity). One that the registry gives no
 * hash for is refused, so that forgetting fails closed; only development goes without.
 */
function runScript({ name, entry, integrity }: RegisteredModule, development: boolean): Promise<void> {
  if (!development && !integrity) throw new Error(`No integrity hash for ${entry}`);
  const script = document.createElement('script');
  script.src = entry;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => reject(new Error(`The entry of ${name} did not load`)));
  document.head.append(script);
  return promise.finally(() => script.remove());
}
