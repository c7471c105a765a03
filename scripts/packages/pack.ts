/**
 * The packages that a module outside of this repository leans on, as npm installs them. Here they are workspaces: Node runs their
 * TypeScript as it is, and their names lead to each other. Packed, what Node loads has to be JavaScript (it strips types nowhere below
 * node_modules), and `*` has to be a version. What browsers get stays TypeScript, which the module's own build compiles with the rest.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { Fault } from '../processes/fault.ts';
import { type Program, ROOT, runOrFail } from '../processes/programs.ts';

/** The packed folders, and their entries that Node itself loads: all, or the named ones. */
const PACKAGES: readonly { folder: string; forNode: 'all' | readonly string[] }[] = [
  { folder: 'api/contract', forNode: ['./addresses', './call-needs', './settings'] },
  { folder: 'design-system', forNode: [] },
  { folder: 'shell/kit', forNode: ['./host', './vitest'] },
  { folder: 'shell/releases', forNode: 'all' },
  { folder: 'shell/build', forNode: 'all' },
];

/** Of these a page has one copy, so the module brings them, and a package says which versions it fits. */
const ONE_COPY = ['@emotion/react', '@tanstack/react-query', 'react', 'react-dom', 'react-router-dom'];

/** Needed by the entries of the kit for tests: a module installs what its tests use. */
const FOR_TESTS = [
  '@adobe/structured-data-validator',
  '@marbec/web-auto-extractor',
  '@testing-library/jest-dom',
  '@testing-library/react',
  'axe-core',
  'vitest',
];

/** The Node that runs build and commands of the packages. */
export const NODE_RANGE = '>=24';

/** Stays at home: tests, stories, documentation of the source, and what only this repository runs. */
const LEFT_OUT =
  /(?:\.(?:test|stories)\.tsx?$|^node_modules|^dist|^storybook-static|^\.|^decisions|vitest\.config\.ts$|^biome\.json$|\/write-[^/]+\.ts$)/;

/** Settings of tools that `@shell/build` brings. */
const SETTINGS = ['tsconfig.json', 'biome.json'];

interface Manifest {
  name: string;
  version?: string;
  private?: boolean;
  engines?: { node: string };
  exports: Record<string, string | Record<string, string>>;
  bin?: Record<string, string>;
  scripts?: unknown;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional: true }>;
}

/** A packed package: its name and the file that `npm install` takes. */
export interface Packed {
  name: string;
  version: string;
  file: string;
}

/** Packs all of them into `folder`, which is made where it is missing. */
export async function packAll(folder: string, signal?: AbortSignal): Promise<Packed[]> {
  const manifests = await Promise.all(PACKAGES.map(({ folder: from }) => readManifest(from)));
  const versions = await packedVersions(signal);
  const tools = { ...(await readManifest('shell/kit')).devDependencies, ...(await readManifest('.')).devDependencies };
  await mkdir(folder, { recursive: true });
  const packed: Packed[] = [];
  for (const [index, { folder: from, forNode }] of PACKAGES.entries()) {
    const manifest = manifests[index] as Manifest;
    const staged = join(folder, 'staged', manifest.name);
    await stage(from, staged, { manifest, versions, forNode, tools });
    const options = ['pack', '--pack-destination', folder, '--loglevel=error'];
    const npm: Program = { name: `npm pack of ${manifest.name}`, file: 'npm', options, directory: staged };
    const written = (await runOrFail(npm, signal ? { signal } : {})).trim().split('\n').at(-1) ?? '';
    packed.push({ name: manifest.name, version: versions.get(manifest.name) ?? '', file: join(folder, written) });
  }
  await rm(join(folder, 'staged'), { recursive: true });
  return packed;
}

/**
 * The version that a package is packed as: its own, with the number of changes so far as the patch, so that a new content has a new version.
 * All packages of one checkout have the same patch.
 */
export function packedVersion(version: string, patch: number): string {
  return `${version.split('.').slice(0, 2).join('.')}.${patch}`;
}

/** The versions that the packages of this checkout are packed as. Throws a `Fault` where its history is not there. */
export async function packedVersions(signal?: AbortSignal): Promise<Map<string, string>> {
  const manifests = await Promise.all(PACKAGES.map(({ folder }) => readManifest(folder)));
  const patch = await changesSoFar(signal);
  return new Map(manifests.map(({ name, version = '0.0.0' }) => [name, packedVersion(version, patch)]));
}

/** How many commits have changed what is packed. Throws a `Fault` where the history is not there. */
async function changesSoFar(signal?: AbortSignal): Promise<number> {
  const git = async (...options: string[]) =>
    (await runOrFail({ name: 'git', file: 'git', options, directory: ROOT }, signal ? { signal } : {})).trim();
  if ((await git('rev-parse', '--is-shallow-repository')) !== 'false')
    throw new Fault('Packages are numbered by their history, and this clone has a part of it: git fetch --unshallow');
  const paths = [...PACKAGES.map(({ folder }) => folder), 'scripts/packages', 'package.json', 'tsconfig.base.json', 'biome.json'];
  return Number(await git('rev-list', '--count', 'HEAD', '--', ...paths));
}

interface Staging {
  manifest: Manifest;
  versions: ReadonlyMap<string, string>;
  forNode: 'all' | readonly string[];
  /** Versions of what tests need. */
  tools: Readonly<Record<string, string>>;
}

async function stage(from: string, to: string, staging: Staging): Promise<void> {
  const { manifest, forNode } = staging;
  const source = join(ROOT, from);
  await cp(source, to, {
    recursive: true,
    filter: (path) => path === source || !LEFT_OUT.test(path.slice(source.length + 1).replaceAll('\\', '/')),
  });
  await rm(join(to, 'tsconfig.json'), { force: true });
  if (manifest.name === '@shell/build') {
    await writeTypeSettings(to);
    await writeLintRules(to);
  }
  if (forNode === 'all') await stripFolder(to);
  const nodeEntries = forNode === 'all' ? [] : forNode;
  for (const entry of nodeEntries) await stripEntry(to, String(manifest.exports[entry]));
  await writeFile(join(to, 'package.json'), JSON.stringify(packedManifest(staging), null, 2));
}

/** Types and source for compilers, JavaScript for Node. */
function packedManifest({ manifest, versions, forNode, tools }: Staging): Manifest {
  const { scripts: _scripts, devDependencies: _devDependencies, private: _private, ...kept } = manifest;
  const exports = Object.entries(manifest.exports).map(([entry, file]) => {
    if (typeof file !== 'string' || !file.endsWith('.ts')) return [entry, file];
    if (forNode === 'all') return [entry, asScript(file)];
    return [entry, forNode.includes(entry) ? { types: file, node: asScript(file), default: file } : file];
  });
  const dependencies = Object.entries(manifest.dependencies ?? {});
  const peers = dependencies.filter(([name]) => ONE_COPY.includes(name)).map(([name, version]) => [name, `^${version}`]);
  const own = dependencies.filter(([name]) => !ONE_COPY.includes(name));
  const optional = manifest.name === '@shell/kit' ? FOR_TESTS.map((name) => [name, `^${tools[name]}`]) : [];
  return {
    ...kept,
    version: versions.get(manifest.name) ?? '',
    engines: { node: NODE_RANGE },
    exports: Object.fromEntries([
      ...exports,
      ['./package.json', './package.json'],
      ...(manifest.name === '@shell/build' ? SETTINGS.map((file) => [`./${file}`, `./${file}`]) : []),
    ]),
    ...(manifest.bin
      ? { bin: Object.fromEntries(Object.entries(manifest.bin).map(([name, file]) => [name, asScript(file)])) }
      : {}),
    dependencies: Object.fromEntries(own.map(([name, range]) => [name, versions.get(name) ?? range])),
    peerDependencies: Object.fromEntries([...peers, ...optional]),
    peerDependenciesMeta: Object.fromEntries(optional.map(([name]) => [name, { optional: true }])),
  };
}

/** The settings of TypeScript that every module has, for those that cannot name them by a path. */
async function writeTypeSettings(to: string): Promise<void> {
  const base = JSON.parse(await readFile(join(ROOT, 'tsconfig.base.json'), 'utf8')) as { compilerOptions: object };
  const browser = { jsx: 'react-jsx', jsxImportSource: '@emotion/react', lib: ['es2024', 'dom', 'dom.iterable'] };
  await writeFile(
    join(to, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...base.compilerOptions, ...browser } }, null, 2),
  );
}

async function writeLintRules(to: string): Promise<void> {
  const {
    $schema: _schema,
    overrides,
    ...rules
  } = JSON.parse(await readFile(join(ROOT, 'biome.json'), 'utf8')) as Record<string, unknown>;
  await writeFile(
    join(to, 'biome.json'),
    JSON.stringify({ ...rules, files: { includes: ['**', '!**/*.svg'] }, overrides }, null, 2),
  );
}

async function stripFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of entries.filter((entry) => entry.isFile() && /(?<!\.d)\.ts$/.test(entry.name))) {
    await strip(join(parentPath, name), asScript(join(parentPath, name)));
    await rm(join(parentPath, name));
  }
}

/** Relative value imports; type imports are already removed. */
const IMPORTED = /^(?:import|export) (?!type )[^;]*?from '(\.[^']+\.ts)';/gm;

/** An entry that Node loads, with its imports within the package. */
async function stripEntry(folder: string, file: string): Promise<void> {
  await mkdir(dirname(join(folder, asScript(file))), { recursive: true });
  await strip(join(folder, file), join(folder, asScript(file)));
  const source = await readFile(join(folder, file), 'utf8');
  for (const [, beside = ''] of source.matchAll(IMPORTED)) await stripEntry(folder, join(dirname(file), beside));
}

async function strip(from: string, to: string): Promise<void> {
  const script = stripTypeScriptTypes(await readFile(from, 'utf8'));
  await writeFile(to, script.replace(/((?:from|import)\s*\(?\s*')(\.[^']+)\.ts'/g, "$1$2.js'"));
}

const asScript = (file: string) => file.replace(/\.ts$/, '.js');

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
}
