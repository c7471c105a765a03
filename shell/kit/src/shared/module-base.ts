/**
 * Code that the shell provides to all modules. Per-module state (`page-on-demand.tsx`) does not
 * belong here.
 */
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
