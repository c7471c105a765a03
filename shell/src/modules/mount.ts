import type { ExposedModule, Host } from '@shell/kit';
import { registerApplication, start } from 'single-spa';
import { noteLoad } from '../api/slow-loads.ts';
import { forgetContainer, loadContainer } from './containers.ts';
import { contentInView, takeContent } from './first-content-in-page.ts';
import { watchModules } from './health/watch.ts';
import { loadWithRetry } from './load.ts';
import { createModuleLife, type ModuleFailure, type ModuleLife, type ModuleState } from './module-life.ts';
import { useModuleStates } from './module-states.ts';
import { fetchRegistry, OVERRIDE, type RegisteredModule } from './registry.ts';

interface MountOptions {
  modules: readonly RegisteredModule[];
  development: boolean;
  host: Host;
  /** Where modules are mounted, one at a time. */
  element: () => HTMLElement;
  /** The page that the current address belongs to: its module, and its path as the routes write it; undefined where there is none. */
  pageInView: () => { module: string; path: string } | undefined;
  /** Whether this page tells how its modules load. */
  measured: boolean;
}

/** What the registry says of each module by now, and how each is shown. */
const registered = new Map<string, RegisteredModule>();
const lives = new Map<string, ModuleLife>();
const loaded = new Map<string, ExposedModule>();
let inDevelopment = false;

/** What the gateway has sent of a module stays in view while the module is on its way. */
function noteState(name: string, state: ModuleState): void {
  useModuleStates.setState({ [name]: state === 'loading' && contentInView(name) ? 'ready' : state });
}

/** Registers every module with single-spa; each is loaded when its first page comes into view. */
export function mountModules({ modules, development, host, element, pageInView, measured }: MountOptions): void {
  for (const module of modules) registered.set(module.name, module);
  inDevelopment = development;
  const watch = watchModules({ registered: (name) => registered.get(name), inView: pageInView, measured });
  const hostOfModules: Host = { ...host, reportFailure: watch.stopped };
  for (const { name } of modules) {
    const life = createModuleLife({
      name,
      host: hostOfModules,
      outlet: element,
      load: (anew) => noteLoad(loadExposed({ name }, anew)),
      firstContent: () => takeContent({ name, version: registered.get(name)?.version ?? '' }),
      onState: (state) => {
        noteState(name, state);
        if (state === 'ready') watch.shown(name);
      },
      onFailure: (failure) => {
        logFailure(failure);
        watch.failed(failure);
      },
    });
    lives.set(name, life);
    // single-spa says when a module's pages come and go. It never waits for one: a module that hangs would hold up all others.
    const lifecycles = { bootstrap: async () => {}, mount: async () => life.show(), unmount: async () => life.leave() };
    registerApplication({ name, app: async () => lifecycles, activeWhen: () => pageInView()?.module === name });
  }
  start();
}

/**
 * Loads what a module exposes, whether or not it comes into view. A second try, and a try `anew`, asks the registry first: the files
 * that this page knows of may be gone, or damaged on their way.
 * @throws ModuleUnavailableError
 */
export async function loadExposed({ name }: Pick<RegisteredModule, 'name'>, anew = false): Promise<ExposedModule> {
  const before = loaded.get(name);
  if (before && !anew) return before;
  if (!before) noteState(name, 'loading');
  const exposed = await loadWithRetry(name, async (tryNumber) => {
    if (anew || tryNumber > 0) await renew(name);
    const module = registered.get(name);
    return module ? loadContainer(module, inDevelopment || module.version === OVERRIDE) : null;
  });
  loaded.set(name, exposed);
  return exposed;
}

/** Forgets what is in memory of a module, and takes what the registry names now, past the browser's cache. */
async function renew(name: string): Promise<void> {
  const fresh = await fetchRegistry().catch(() => undefined);
  const module = fresh?.modules.find((candidate) => candidate.name === name) ?? registered.get(name);
  if (!module) return;
  if (registered.get(name)?.version !== OVERRIDE) registered.set(name, module);
  const now = registered.get(name) ?? module;
  await fetch(now.entry, { cache: 'reload' }).then(
    (response) => response.arrayBuffer(),
    () => undefined,
  );
  forgetContainer(name);
}

/** Tries a failed module again, in its newest release. */
export function retryModule(name: string): void {
  lives.get(name)?.retry();
}

function logFailure({ module, step, error }: ModuleFailure): void {
  // biome-ignore lint/suspicious/noConsole: the page says that the module failed, this says why.
  console.error(`${module} ${registered.get(module)?.version ?? ''} failed to ${step}`, error);
}
