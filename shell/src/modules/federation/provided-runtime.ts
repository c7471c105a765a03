import bundlerRuntime from '@module-federation/webpack-bundler-runtime';

declare global {
  var __FEDERATION_BUNDLER_RUNTIME__: typeof bundlerRuntime;
}

/** Gives modules of this site the federation runtime, which their builds leave out (`shell/build/src/remote.ts`). Others bring their own. */
export function provideRuntime(): void {
  globalThis.__FEDERATION_BUNDLER_RUNTIME__ = bundlerRuntime;
}
