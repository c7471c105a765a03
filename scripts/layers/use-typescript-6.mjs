/**
 * Preloaded into dependency-cruiser (`node --import`): gives it `typescript-for-imports.mjs` instead of the TypeScript 7 that the project
 * is checked with, which is a native program and cannot be called as a library.
 */
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const facade = new URL('typescript-for-imports.mjs', import.meta.url).href;
const substitutes = new Map([
  ['typescript', facade],
  ['typescript/package.json', pathToFileURL(require.resolve('typescript/package.json')).href],
]);

registerHooks({
  resolve(specifier, context, next) {
    const url = context.parentURL === facade ? undefined : substitutes.get(specifier);
    return url === undefined ? next(specifier, context) : { url, shortCircuit: true };
  },
});
