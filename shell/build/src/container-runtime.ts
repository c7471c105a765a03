import { type Compiler, RuntimeModule } from '@rspack/core';

/**
 * What a container needs at run time to take from its host what both share. rspack's own form of it compares versions and negotiates
 * between hosts, 3 KiB in each module; here a shared name says already what fits (`shared-packages.ts`). The containers leave the place
 * for it open (`enhanced`), where @module-federation/enhanced puts its runtime.
 */
export class ContainerRuntimePlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ContainerRuntime', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('ContainerRuntime', (chunk) => {
        if (chunk.hasRuntime()) compilation.addRuntimeModule(chunk, new ContainerRuntime());
      });
    });
  }
}

/** The code of it, beside what rspack puts into a container. */
export class ContainerRuntime extends RuntimeModule {
  constructor() {
    // Last, in place of what would say that no runtime was given.
    super('container', RuntimeModule.STAGE_TRIGGER);
  }

  /**
   * `given`: what the host shares, by name and version. What it does not give is loaded from the module's own files, where it has them.
   * These lie beside the container, wherever it is served.
   */
  override generate(): string {
    return `
const given = {};
__webpack_require__.p = new URL('.', document.currentScript.src).href;
__webpack_require__.initContainer = (scope) => void Object.assign(given, scope);
__webpack_require__.getContainer = (name) => __webpack_require__.initializeExposesData.moduleMap[name]();
__webpack_require__.f.consumes = (chunkId, promises) => {
  const { chunkMapping, moduleIdToConsumeDataMapping } = __webpack_require__.consumesLoadingData;
  for (const id of chunkMapping[chunkId] || []) {
    if (__webpack_require__.m[id]) continue;
    const { shareKey, fallback } = moduleIdToConsumeDataMapping[id];
    const [shared] = Object.values(given[shareKey] || {});
    if (!shared && !fallback) throw Error('No ' + shareKey);
    promises.push(Promise.resolve(shared ? shared.get() : fallback()).then((factory) => {
      __webpack_require__.m[id] = (module) => { module.exports = factory(); };
    }));
  }
};`;
  }
}
