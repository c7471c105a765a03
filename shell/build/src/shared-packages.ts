import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { partsKey, partsRules, type SharedParts } from './shared-parts.ts';

/**
 * The packages of which a page has one copy, however many modules it shows: with two copies of React no hook works. The shell gives
 * its own to every module whose range fits.
 */
const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  // What development servers build with instead: a copy of their own would draw styles without the page's nonce.
  'react/jsx-dev-runtime',
  '@emotion/react/jsx-dev-runtime',
] as const;

/**
 * Packages of which a page may have several copies, and one is enough. A shared package is not tree-shaken, so what is shared is not the
 * package but a file of the kit that names what is used of it.
 */
const FACADES = { 'react-router-dom': 'router', '@tanstack/react-query': 'data-cache' } as const;

/** What nearly every page of every module needs of design system and kit: with the shell once, instead of with each module. */
const PARTS = { 'design-system': 'design-system/every-page', '@shell/kit': '@shell/kit/shared/module-base' } as const;

const require = createRequire(import.meta.url);
const KIT = dirname(require.resolve('@shell/kit/host'));

/** How a remote takes a package: under which name the shell gives it, and what it loads where the shell does not; false: nothing. */
export interface Consumed {
  shareKey: string;
  import: string | false;
  singleton: boolean;
  strictVersion: boolean;
  requiredVersion: string | false;
}

/**
 * What the modules of this checkout take from the shell, by what they import. Where a shell does not give it, they load a copy of
 * their own. Of React there is none: every shell has given it, and a page with two would show nothing; but one that is developed beside a
 * site that runs needs what only development builds import.
 */
export function consumedPackages({ production = true } = {}): Record<string, Consumed> {
  const singletons = SINGLETONS.map((name) => [
    name,
    {
      shareKey: name,
      import: production ? (false as const) : name,
      singleton: true,
      strictVersion: false,
      requiredVersion: `^${versionOf(packageOf(name))}`,
    },
  ]);
  const facades = Object.keys(FACADES).map((name) => [
    facadeFile(name as keyof typeof FACADES),
    {
      shareKey: facadeKey(name as keyof typeof FACADES),
      // Not by the file's path, which would stand in the build and make it differ from folder to folder.
      import: `@shell/kit/shared/${FACADES[name as keyof typeof FACADES]}`,
      singleton: false,
      strictVersion: false,
      requiredVersion: false,
    },
  ]);
  const parts = (production ? sharedParts() : []).map((shared) => [
    shared.file,
    { shareKey: partsKey(shared), import: shared.request, singleton: false, strictVersion: false, requiredVersion: false },
  ]);
  return Object.fromEntries([...singletons, ...facades, ...parts]);
}

/** Lets the files of parts that are shared be taken from the shell. Development servers take them as they are, to follow their changes. */
export function sharedPartsRules() {
  return sharedParts().flatMap(partsRules);
}

function sharedParts(): SharedParts[] {
  return Object.entries(PARTS).map(([name, request]) => ({ name, request, file: require.resolve(request) }));
}

/** What the shell gives: the name that a module asks for, and the version; for `DefinePlugin`, as the shell's `SHARED`. */
export function sharedVersions(): Record<string, { key: string; version: string }> {
  const singletons = SINGLETONS.map((name) => [name, { key: name, version: versionOf(packageOf(name)) }]);
  const facades = (Object.keys(FACADES) as (keyof typeof FACADES)[]).map((name) => [
    name,
    { key: facadeKey(name), version: versionOf(name) },
  ]);
  // Parts of this project, whose name says all.
  const parts = sharedParts().map((shared) => [shared.name, { key: partsKey(shared), version: '1' }]);
  return Object.fromEntries([...singletons, ...facades, ...parts]);
}

/** Leads imports of a package to what the kit shares of it, but for the import in that file itself. */
export function facadeAliases() {
  const names = Object.keys(FACADES) as (keyof typeof FACADES)[];
  const aliases = (place: (name: keyof typeof FACADES) => string) =>
    Object.fromEntries(names.map((name) => [`${name}$`, place(name)]));
  return {
    alias: aliases(facadeFile),
    rule: { include: join(KIT, 'shared'), resolve: { alias: aliases((name) => name) } },
  };
}

/**
 * The name that the shell gives what the kit shares of a package under. It changes with the names that are shared and with the package's
 * version, so that a module of another release never finds something else than it was built with.
 */
function facadeKey(name: keyof typeof FACADES): string {
  const contents = readFileSync(facadeFile(name), 'utf8').replaceAll('\r\n', '\n');
  return `${name}#${createHash('sha256')
    .update(`${versionOf(name)}\n${contents}`)
    .digest('hex')
    .slice(0, 8)}`;
}

function facadeFile(name: keyof typeof FACADES): string {
  return join(KIT, 'shared', `${FACADES[name]}.ts`);
}

function packageOf(name: string): string {
  return name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : (name.split('/')[0] as string);
}

function versionOf(name: string): string {
  return (createRequire(join(KIT, 'host.ts'))(`${name}/package.json`) as { version: string }).version;
}
