/** Moves a module to a separate repository: its source unchanged, with packages instead of workspaces. */
import { appendFile, copyFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../processes/programs.ts';
import { NODE_RANGE, type Packed } from './pack.ts';

/** What this repository has once for all its folders, and a repository with one module needs itself. */
const TOOLS = [
  '@adobe/structured-data-validator',
  '@biomejs/biome',
  '@marbec/web-auto-extractor',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/react',
  '@types/react-dom',
  'axe-core',
  'jsdom',
  'typescript',
  'vitest',
];

/** The pipelines of new modules; older modules get them when they move. */
const TEMPLATE = join(ROOT, 'scripts/new-module/template');
const PIPELINES = ['.github/workflows/module.yml', '.gitlab-ci.yml', 'renovate.json'];

/** Folders that builds leave in a checkout. */
const WRITTEN = /(?:^|[\\/])(?:dist|node_modules|\.turbo)(?:[\\/]|$)/;

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Writes module `name` of this checkout into the folder `to`, leaning on published packages. */
export async function moveOut(name: string, to: string, packages: readonly Pick<Packed, 'name' | 'version'>[]): Promise<void> {
  const source = join(ROOT, name);
  await cp(source, to, { recursive: true, filter: (path) => !WRITTEN.test(path.slice(source.length)) });
  const manifest = await readManifest(join(to, 'package.json'));
  const tools = {
    ...(await readManifest(join(ROOT, 'shell/kit/package.json'))).devDependencies,
    ...(await readManifest(join(ROOT, 'package.json'))).devDependencies,
  };
  const published = new Map(packages.map(({ name, version }) => [name, version]));
  const ours = (listed: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(listed).map(([name, range]) => [name, published.get(name) ?? range]));
  const tooling = Object.fromEntries(TOOLS.map((tool) => [tool, tools[tool] as string]));
  const moved = {
    ...manifest,
    engines: { node: NODE_RANGE },
    dependencies: ours(manifest.dependencies),
    devDependencies: { ...ours(manifest.devDependencies), ...tooling },
  };
  await writeFile(join(to, 'package.json'), `${JSON.stringify(moved, null, 2)}\n`);
  const readme = await readFile(join(to, 'README.md'), 'utf8');
  await writeFile(
    join(to, 'README.md'),
    readme.replaceAll(` -w ${name}`, '').replaceAll(/\[(docs\/[^\]]+)\]\(\.\.\/[^)]+\)/g, "the platform's $1"),
  );
  await writeFile(join(to, 'tsconfig.json'), '{ "extends": "@shell/build/tsconfig.json", "include": ["src"] }\n');
  await writeFile(join(to, 'biome.json'), '{ "extends": ["@shell/build/biome.json"] }\n');
  await writeFile(join(to, '.gitignore'), 'node_modules/\ndist/\n');
  for (const file of PIPELINES) await cp(join(TEMPLATE, file), join(to, file), { force: false });
  await copyFile(join(ROOT, '.npmrc'), join(to, '.npmrc'));
  // An older Node is refused in words; it would fail with a SyntaxError later.
  await appendFile(join(to, '.npmrc'), 'engine-strict=true\n');
}

const readManifest = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Manifest;
