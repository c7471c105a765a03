/**
 * Preloaded into dependency-cruiser (`node --import`): gives it the TypeScript 6 of this folder instead of the TypeScript 7 that
 * the project is checked with, which is a native program and cannot be called as a library.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const isTypescript = specifier === 'typescript' || specifier.startsWith('typescript/');
    return next(specifier, isTypescript ? { ...context, parentURL: import.meta.url } : context);
  },
});
