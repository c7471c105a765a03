import type { ExposedModule, Host } from '@shell/kit';
import { noteLoad } from '../api/slow-loads.ts';
import { createFederation, type Federation } from './federation/federation.ts';
import { watchModules } from './health/watch.ts';
import { type ModuleFailure, type ModuleState, registerModule, startModules } from './module-applications.ts';
import { useModuleStates } from './module-states.ts';
import type { RegisteredModule } from './registry.ts';
import { contentInView, takeContent } from './ssr-in-page.ts';

interface MountOptions {
  modules: readonly RegisteredModule[];
  development: boolean;
  host: Host;
  /** Modules mount here, one at a time. */
  element: () => HTMLElement;
  pageInView: () => { module: string; path: string } | undefined;
  measured: boolean;
}

/** Server-rendered content stays in view while its module loads. */
function noteState(name: string, state: ModuleState): void {
  useModuleStates.setState({ [name]: state === 'loading' && contentInView(name) ? 'ready' : state });
}

/** Registers all modules, which load when first in view. Returns a loader for modules out of view. */
export function mountModules({ modules, development, host, element, pageInView, measured }: MountOptions): Federation['load'] {
  const { registered, load } = createFederation(modules, development);
  const watch = watchModules({ registered, inView: pageInView, measured });
  const hostOfModules: Host = { ...host, reportFailure: watch.stopped };

  function logFailure({ module, step, error }: ModuleFailure): void {
    // biome-ignore lint/suspicious/noConsole: the page says that the module failed, this says why.
    console.error(`${module} ${registered(module)?.version ?? ''} failed to ${step}`, error);
  }

  for (const { name } of modules) {
    registerModule({
      name,
      host: hostOfModules,
      load: (fresh: boolean): Promise<ExposedModule> => noteLoad(load(name, fresh)),
      isInView: () => pageInView()?.module === name,
      outlet: element,
      firstContent: () => takeContent({ name, version: registered(name)?.version ?? '' }),
      onState: (state) => {
        noteState(name, state);
        if (state === 'ready') watch.shown(name);
      },
      onFailure: (failure) => {
        logFailure(failure);
        watch.failed(failure);
      },
    });
  }
  startModules();
  return load;
}
