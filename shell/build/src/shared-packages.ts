import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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

const require = createRequire(import.meta.url);
const KIT = dirname(require.resolve('@shell/kit/host'));

/** How a remote takes a package: under which name the shell gives it, and what fits. */
export interface Consumed {
  shareKey: string;
  import: string;
  singleton: boolean;
  strictVersion: boolean;
  requiredVersion: string | false;
}

/**
 * What the modules of this checkout take from the shell, by what they import. Where a shell does not give it, they load a copy of
 * their own.
 */
export function consumedPackages(): Record<string, Consumed> {
  const singletons = SINGLETONS.map((name) => [
    name,
    { shareKey: name, import: name, singleton: true, strictVersion: false, requiredVersion: `^${versionOf(packageOf(name))}` },
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
  return Object.fromEntries([...singletons, ...facades]);
}

/** What the shell gives: the name that a module asks for, and the version; for `DefinePlugin`, as the shell's `SHARED`. */
export function sharedVersions(): Record<string, { key: string; version: string }> {
  const names = [...SINGLETONS, ...(Object.keys(FACADES) as (keyof typeof FACADES)[])];
  return Object.fromEntries(
    names.map((name) => [name, { key: name in FACADES ? facadeKey(name as never) : name, version: versionOf(packageOf(name)) }]),
  );
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
