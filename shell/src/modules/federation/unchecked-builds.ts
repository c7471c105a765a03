import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RegisteredModule } from '../registry.ts';
import { absolute, moduleAt } from './integrity.ts';

/** The hash of no file: blocks what is requested with it. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/** Checks files of builds that name no hashes: scripts and styles on request, JavaScript modules ahead. Blocks unknown files. */
export function checkUncheckedBuilds(modules: () => Iterable<RegisteredModule>): ModuleFederationRuntimePlugin {
  function hashOf(address: string): string | undefined {
    const href = absolute(address);
    for (const { entry, hashes } of modules()) {
      if (hashes && href.startsWith(absolute(new URL('.', absolute(entry)).href)))
        return hashes[new URL(href).pathname] ?? NO_FILE;
    }
    return undefined;
  }
  checkElements(HTMLScriptElement.prototype, 'src', hashOf);
  checkElements(HTMLLinkElement.prototype, 'href', hashOf);

  return {
    name: 'check-unchecked-builds',
    async loadEntry({ remoteInfo: { entry, type } }) {
      if (type !== 'module') return undefined;
      const hashes = moduleAt(entry, modules())?.hashes;
      if (!hashes) throw new Error(`No integrity hashes for ${entry}`);
      // A browser that cannot preload modules would run them unchecked.
      if (!document.createElement('link').relList.supports('modulepreload')) throw new Error('This browser cannot check modules');
      await Promise.all(
        Object.keys(hashes)
          .filter((file) => !file.endsWith('.css'))
          .map(fetchModule),
      );
      return import(/* webpackIgnore: true */ entry);
    },
  };
}

/** Adds hashes when addresses of such elements are set. */
function checkElements<Element extends HTMLScriptElement | HTMLLinkElement>(
  prototype: Element,
  property: 'src' | 'href',
  hashOf: (address: string) => string | undefined,
): void {
  const described = Object.getOwnPropertyDescriptor(prototype, property) as PropertyDescriptor;
  Object.defineProperty(prototype, property, {
    ...described,
    set(this: Element, address: string) {
      const hash = hashOf(address);
      if (hash) {
        this.integrity = hash;
        this.crossOrigin = 'anonymous';
      }
      described.set?.call(this, address);
    },
  });
}

/** Preloads a JavaScript module with its hash; imports use that or fail. */
function fetchModule(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  link.addEventListener('load', () => resolve());
  link.addEventListener('error', () => reject(new Error(`${address} did not load`)));
  document.head.append(link);
  return promise.finally(() => link.remove());
}
