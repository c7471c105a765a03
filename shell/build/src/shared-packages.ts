import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The packages of which a page has one copy, however many modules it shows. The names with a slash cover their
 * sub-paths: without them every remote would load a `react-dom/client` of its own (65 KB). A shared package is not
 * tree-shaken, so only what every module needs whole stands here.
 */
const SINGLETONS = ['react', 'react/', 'react-dom', 'react-dom/', '@emotion/react', '@emotion/react/'] as const;

/** The `shared` option of a module in `folder`, at the versions installed there. */
export function sharedPackages(folder: string): Record<string, { singleton: true; requiredVersion: string; eager: false }> {
  const require = createRequire(join(folder, 'package.json'));
  return Object.fromEntries(
    SINGLETONS.map((name) => {
      const { version } = require(`${name.replace(/\/$/, '')}/package.json`) as { version: string };
      return [name, { singleton: true, requiredVersion: `^${version}`, eager: false }];
    }),
  );
}
