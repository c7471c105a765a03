import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';

/**
 * The packages of which a page has one copy, however many modules it shows: with two copies of React no hook works. The shell gives
 * its own to every module.
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
const FACADES = {
  'react-router-dom': '@shell/kit/shared/router',
  '@tanstack/react-query': '@shell/kit/shared/data-cache',
} as const;

/**
 * Files that name what nearly every page of every module needs of design system and kit: with the shell once, instead of with each. Beside
 * them what they pass on of packages.
 */
const PARTS = {
  'design-system/every-page': ['lucide-react/dist/esm/createLucideIcon.mjs'],
  '@shell/kit/shared/module-base': [],
} as const;

const require = createRequire(import.meta.url);
const KIT = dirname(require.resolve('@shell/kit/host'));

/** How a remote shares a package, in the form of `ModuleFederationPlugin`. */
export interface SharedPackage {
  shareKey: string;
  /** False: the shell alone has it. */
  import: string | false;
  singleton: boolean;
  version: string;
  requiredVersion: string;
}

/**
 * The packages that modules take from the shell, by their imports. They have no copy of React: every shell provides it, and a
 * page with two would show nothing. A module that is developed beside a site that runs needs what only development builds import.
 */
export function sharedByModules({ production = true } = {}): Record<string, SharedPackage> {
  const singletons = SINGLETONS.map((name) => {
    const version = versionOf(packageOf(name));
    return [
      name,
      { shareKey: name, import: production ? (false as const) : name, singleton: true, version, requiredVersion: `^${version}` },
    ];
  });
  const facades = Object.entries(FACADES).map(([name, facade]) => {
    const version = facadeVersion(name, facade);
    return [require.resolve(facade), { shareKey: facade, import: facade, singleton: false, version, requiredVersion: version }];
  });
  const version = sourcesVersion();
  const parts = (production ? Object.keys(PARTS) : []).map((request) => [
    require.resolve(request),
    { shareKey: request, import: request, singleton: false, version, requiredVersion: version },
  ]);
  return Object.fromEntries([...singletons, ...facades, ...parts]);
}

/**
 * Has imports of the shared parts of design system and kit lead to the file that names them, which the shell gives. Development servers
 * take them as they are, to follow their changes.
 */
export function sharedParts() {
  return Object.entries(PARTS).map(([request, ofPackages]) => {
    const facade = require.resolve(request);
    const inside = new Set([facade, ...partsOf(facade), ...ofPackages.map((part) => require.resolve(part))]);
    return new rspack.NormalModuleReplacementPlugin(/^(?:\.|@shell\/kit\/)/, (asked) => {
      const file = asked.request.startsWith('.') ? join(asked.context, asked.request) : require.resolve(asked.request);
      if (inside.has(file) && asked.contextInfo.issuerLayer !== request) asked.request = request;
    });
  });
}

/**
 * Tells a module's own copy of the parts apart, with all below it: there they import each other as they are. A copy that asked for what is
 * shared would wait for itself.
 */
export const ownCopyRules = () => Object.keys(PARTS).map((request) => ({ resource: require.resolve(request), layer: request }));

/** The files that a facade passes on. Each has its exports under the same names there; a test holds that. */
export function partsOf(facade: string): string[] {
  return [...readFileSync(facade, 'utf8').matchAll(/ from '(\.[^']+)'/g)].map(([, part = '']) => join(dirname(facade), part));
}

/** Changes with any source that the shared parts may be made of: a module that was built with others loads its own. */
function sourcesVersion(): string {
  const folders = ['design-system/every-page', '@shell/kit/host', '@api/contract'].map((name) => dirname(require.resolve(name)));
  const hash = createHash('sha256');
  for (const cwd of folders) {
    const files = globSync('**/*.{ts,tsx}', { cwd, exclude: ['**/*.{test,stories}.*'] }).toSorted();
    for (const file of files) hash.update(readFileSync(join(cwd, file), 'utf8').replaceAll('\r\n', '\n'));
  }
  return `0.0.0-x${hash.digest('hex').slice(0, 8)}`;
}

/** What the shell gives: versions by name, for `DefinePlugin`. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(Object.values(sharedByModules()).map(({ shareKey, version }) => [shareKey, version]));
}

/** Redirects imports of a package to the kit's facade, except in the facade itself. */
export function facadeAliases() {
  const names = Object.keys(FACADES) as (keyof typeof FACADES)[];
  const aliases = (place: (name: keyof typeof FACADES) => string) =>
    Object.fromEntries(names.map((name) => [`${name}$`, place(name)]));
  return {
    alias: aliases((name) => require.resolve(FACADES[name])),
    rule: { include: join(KIT, 'shared'), resolve: { alias: aliases((name) => name) } },
  };
}

/**
 * The version of a facade changes with the names in it and with the package's version, so that a module of another release never gets less
 * than it was built with: it brings its own copy.
 */
function facadeVersion(name: string, facade: string): string {
  const contents = readFileSync(require.resolve(facade), 'utf8').replaceAll('\r\n', '\n');
  const hash = createHash('sha256')
    .update(`${versionOf(name)}\n${contents}`)
    .digest('hex');
  return `0.0.0-x${hash.slice(0, 8)}`;
}

function packageOf(name: string): string {
  return name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : (name.split('/')[0] as string);
}

function versionOf(name: string): string {
  return (createRequire(join(KIT, 'host.ts'))(`${name}/package.json`) as { version: string }).version;
}
