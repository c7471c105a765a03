import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ModuleRoutes } from '@shell/kit/routes';
import { remoteNames } from './module-folders.ts';

export const PATHS_FILE = 'api/contract/src/paths.ts';

const LINE_WIDTH = 130;

/** The patterns of each named page and redirect, by name. @throws Error if two modules give the same name. */
export function namedPaths(root: string): ReadonlyMap<string, readonly string[]> {
  const files = ['shell/src/routing/shell-routes.json', ...remoteNames(root).map((name) => `${name}/src/routes.json`)];
  const all = new Map<string, string[]>();
  for (const file of files) {
    const { pages, redirects = [] } = JSON.parse(readFileSync(join(root, file), 'utf8')) as ModuleRoutes;
    const named = [...pages, ...redirects.map(({ name, from: path }) => ({ name, path }))];
    const own = Map.groupBy(named, ({ name }) => name);
    for (const [name, of] of own) {
      if (name === undefined) continue;
      if (all.has(name)) throw new Error(`${file} gives the name ${name}, which another module has`);
      all.set(
        name,
        of.map(({ path }) => path),
      );
    }
  }
  return all;
}

/** The text of the generated file. */
export function pathsText(paths: ReadonlyMap<string, readonly string[]>): string {
  const lines = [...paths].map(([name, patterns]) => {
    const key = /^[a-z]+$/.test(name) ? name : `'${name}'`;
    const quoted = patterns.map((path) => `'${path}'`);
    const line = `  ${key}: [${quoted.join(', ')}],`;
    return line.length <= LINE_WIDTH ? line : `  ${key}: [\n${quoted.map((path) => `    ${path},\n`).join('')}  ],`;
  });
  return `// Generated from every routes.json: \`npm run paths -w @shell/build\`.

/** The patterns of the site's named pages. */
export const PATHS = {
${lines.join('\n')}
} as const;
`;
}

if (import.meta.main) {
  const checkout = resolve(import.meta.dirname, '../../..');
  writeFileSync(join(checkout, PATHS_FILE), pathsText(namedPaths(checkout)));
}
