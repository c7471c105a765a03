import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PATHS, parseAddress } from '@api/contract/addresses';
import type { ModuleRoutes } from '@shell/kit/routes';
import { expect, it } from 'vitest';
import { remoteNames } from './module-folders.ts';

const CHECKOUT = resolve(import.meta.dirname, '../../..');
const text = (file: string) => readFileSync(join(CHECKOUT, file), 'utf8');
const routeFiles = ['shell/src/routing/shell-routes.json', ...remoteNames(CHECKOUT).map((name) => `${name}/src/routes.json`)];

/** The named pages of every module: patterns by name, by the file that says so. */
const named = routeFiles.map((file) => {
  const { pages } = JSON.parse(text(file)) as ModuleRoutes;
  const names = Map.groupBy(
    pages.filter(({ name }) => name !== undefined),
    ({ name }) => name as string,
  );
  return [file, new Map([...names].map(([name, of]) => [name, of.map(({ path }) => path)]))] as const;
});

it('the table of addresses says of every name what its module says', () => {
  const said = new Map(named.flatMap(([, names]) => [...names]));
  for (const [name, paths] of Object.entries(PATHS)) expect([name, said.get(name)]).toEqual([name, paths]);
});

it('no two modules give the same name', () => {
  const owners = named.flatMap(([file, names]) => [...names.keys()].map((name) => ({ name, file })));
  const taken = [...Map.groupBy(owners, ({ name }) => name)].filter(([, of]) => of.length > 1);
  expect(taken).toEqual([]);
});

/** Files that may write a path out: what has no builder of its own. */
const WRITTEN_OUT = [
  // The table itself.
  'api/contract/src/addresses.ts',
  // Whole branches of addresses that the restricted edition is without.
  'api/contract/src/restricted-variant.ts',
];

it('nobody else writes out the path of a page that has a name', () => {
  const files = globSync(
    ['mfe-*/src/**/*.{ts,tsx}', 'shell/{src,kit/src,server/src}/**/*.{ts,tsx}', 'api/{src,contract/src}/**/*.ts'],
    {
      cwd: CHECKOUT,
    },
  ).filter((file) => !/\.(?:test|stories)\.tsx?$|testing|samples?|show-|open-test|\/seed\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files
    .filter((file) => !WRITTEN_OUT.includes(file))
    .flatMap((file) => pathsIn(text(file)).map((path) => `${file}: ${path}`));
  expect(found).toEqual([]);
});

/** Literals in the code (not its comments) that are the path of a named page, whatever is filled in. */
function pathsIn(code: string): string[] {
  const statements = code.replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');
  return [...statements.matchAll(/['"`}](\/[a-z][^'"`?#\s]*)['"`?#]/g)]
    .map(([, path = '']) => path)
    .filter((path) => parseAddress(path.replace(/\$\{[^}]*\}/g, 'x')) !== null);
}
