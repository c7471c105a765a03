/** Moves a module to a repository of its own: its source unchanged, with packages in place of workspaces. */
import { copyFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../processes/programs.ts';
import type { Packed } from './pack.ts';

/** What this repository has once for all its folders, and a repository with one module needs itself. */
const TOOLS = [
  '@biomejs/biome',
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

/** Folders that builds leave in a checkout. */
const WRITTEN = /(?:^|[\\/])(?:dist|node_modules|\.turbo)(?:[\\/]|$)/;

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Writes module `name` of this checkout into the folder `to`, leaning on the given packages. */
export async function moveOut(name: string, to: string, packages: readonly Packed[]): Promise<void> {
  const source = join(ROOT, name);
  await cp(source, to, { recursive: true, filter: (path) => !WRITTEN.test(path.slice(source.length)) });
  const manifest = JSON.parse(await readFile(join(to, 'package.json'), 'utf8')) as Manifest;
  const { devDependencies: tools } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as Manifest;
  const packed = new Map(packages.map(({ name, file }) => [name, `file:${file}`]));
  const ours = (listed: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(listed).map(([name, range]) => [name, packed.get(name) ?? range]));
  const tooling = Object.fromEntries(TOOLS.map((tool) => [tool, tools[tool] as string]));
  const moved = {
    ...manifest,
    dependencies: ours(manifest.dependencies),
    devDependencies: { ...ours(manifest.devDependencies), ...tooling },
  };
  await writeFile(join(to, 'package.json'), `${JSON.stringify(moved, null, 2)}\n`);
  await writeFile(join(to, 'tsconfig.json'), '{ "extends": "@shell/build/tsconfig.json", "include": ["src"] }\n');
  await copyFile(join(ROOT, 'biome.json'), join(to, 'biome.json'));
  await writeFile(join(to, '.gitignore'), 'node_modules/\ndist/\n');
  await copyFile(join(ROOT, '.npmrc'), join(to, '.npmrc'));
}
