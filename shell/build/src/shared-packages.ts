import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';

/** A page has one copy of each of these, however many modules it shows: with two copies of React no hook works. */
const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  // Development servers build with this instead: a copy of its own would draw styles without the page's nonce.
  'react/jsx-dev-runtime',
  '@emotion/react/jsx-dev-runtime',
] as const;

/** A shared package is not tree-shaken, so a file of the kit names what is used of it, and that file is shared. */
const FACADES = {
  'react-router-dom': '@shell/kit/shared/router',
  '@tanstack/react-query': '@shell/kit/shared/data-cache',
} as const;

/** What nearly every page needs of design system and kit: loaded once with the shell. */
const PARTS = {
  'design-system/every-page': ['lucide-react/dist/esm/createLucideIcon.mjs'],
  '@shell/kit/shared/module-base': [],
} as const;

const require = createRequire(import.meta.url);
const KIT = dirname(require.resolve('@shell/kit/host'));

export interface SharedPackage {
  shareKey: string;
  /** False if only the shell has it. */
  import: string | false;
  singleton: boolean;
  version: string;
  requiredVersion: string;
}

/** What modules take from the shell. None has its own React: a page with two would show nothing. */
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

/** Sends imports of design system and kit to the shared file, except in development, which follows their changes. */
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

/** Within a module's own copy, parts import each other as they are: asking for what is shared would wait for itself. */
export const ownCopyRules = () => Object.keys(PARTS).map((request) => ({ resource: require.resolve(request), layer: request }));

/** The files that a facade passes on, each under the same names there, which a test checks. */
export function partsOf(facade: string): string[] {
  return [...readFileSync(facade, 'utf8').matchAll(/ from '(\.[^']+)'/g)].map(([, part = '']) => join(dirname(facade), part));
}

/** Changes with any source of the shared parts: a module built with others loads its own. */
function sourcesVersion(): string {
  const folders = ['design-system/every-page', '@shell/kit/host', '@api/contract'].map((name) => dirname(require.resolve(name)));
  const hash = createHash('sha256');
  for (const cwd of folders) {
    const files = globSync('**/*.{ts,tsx}', { cwd, exclude: ['**/*.{test,stories}.*'] }).toSorted();
    for (const file of files) hash.update(readFileSync(join(cwd, file), 'utf8').replaceAll('\r\n', '\n'));
  }
  return `0.0.0-x${hash.digest('hex').slice(0, 8)}`;
}

/** Versions of what the shell provides, for `DefinePlugin`. */
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

/** Changes with a facade's names and its package's version, so that a module never gets less than it was built with. */
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
