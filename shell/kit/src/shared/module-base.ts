/** Provided by the shell to all modules, with all exports. No per-module state (`page-on-demand.tsx`) here. */
export * from '../addresses.ts';
export * from '../api-error.ts';
export * from '../api-hooks.ts';
export * from '../data-cache.ts';
export * from '../host-context.tsx';
export * from '../module-boundary.tsx';
export * from '../module-lifecycles.tsx';
export * from '../module-tree.tsx';
export * from '../server-rendering.ts';
export * from '../style-nonce.tsx';
