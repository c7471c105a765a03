/**
 * Preloaded into dependency-cruiser (`node --import`): gives it the TypeScript 6 of this folder instead of the TypeScript 7 that
 * the project is checked with, which is a native program and cannot be called as a library.
 */
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const substitutes = new Map(
  ['typescript', 'typescript/package.json'].map((name) => [name, pathToFileURL(require.resolve(name)).href]),
);

registerHooks({
  resolve(specifier, context, next) {
    const url = substitutes.get(specifier);
    return url === undefined ? next(specifier, context) : { url, shortCircuit: true };
  },
});
