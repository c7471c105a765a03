import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import injectRuntime from '@module-federation/inject-external-runtime-core-plugin';
import type { ExposedModule } from '@shell/kit';
import { containerName } from './container-name.ts';
import { requireIntegrity } from './integrity.ts';
import type { RegisteredModule } from './registry.ts';
import { shareScope } from './share-scope.ts';

/** What is loaded by this runtime, as the registry says it. */
const registered = new Map<string, RegisteredModule>();
let begun = false;

/**
 * Loads what a module of a former build exposes. Those builds expect of the page the runtime of @module-federation/enhanced (25 KB), which
 * comes only where such a module is live.
 */
export async function loadOlderContainer(module: RegisteredModule): Promise<ExposedModule> {
  if (!begun) begin();
  registered.set(module.name, module);
  const name = containerName(module.name);
  registerRemotes([{ name, entry: module.entry, type: 'global' }], { force: true });
  const exposed = await loadRemote<ExposedModule>(`${name}/module`);
  if (!exposed) throw new Error(`${module.name} is empty`);
  return exposed;
}

function begin(): void {
  begun = true;
  const shared = Object.entries(shareScope()).flatMap(([name, versions]) =>
    Object.entries(versions).map(([version, { get }]) => [
      name,
      { version, lib: get(), shareConfig: { singleton: true, requiredVersion: `^${version}` } },
    ]),
  );
  init({
    name: 'shell',
    remotes: [],
    shared: Object.fromEntries(shared),
    plugins: [injectRuntime(), requireIntegrity(() => [...registered.values()], false)],
  });
}
