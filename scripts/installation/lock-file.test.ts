import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../processes/programs.ts';

type Entry = { version?: string; resolved?: string; optionalDependencies?: Record<string, string> };
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, Entry> };

it('names no registry, so that all users can use their own', () => {
  const named = Object.entries(packages).filter(([, { resolved }]) => resolved?.includes('://'));
  expect(named.map(([folder]) => folder)).toEqual([]);
});

// npm leaves out of the lock file what a registry lacks for other platforms, and `npm ci` then refuses the file there.
it('holds the packages for every platform', () => {
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(folder, name)),
  );
  expect(missing).toEqual([]);
});

it('pins the same Node for every platform and for the images', () => {
  const versions = Object.keys(packages['']?.optionalDependencies ?? {}).flatMap((name) =>
    /^node-(?:bin-)?(?:darwin|linux|win)-/.test(name) ? [packages[`node_modules/${name}`]?.version] : [],
  );
  const [, image] = /^ARG NODE_IMAGE=node:([\d.]+)-/m.exec(readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8')) ?? [];
  expect(versions).toEqual(Array(5).fill(image));
});

function isLocked(folder: string, name: string): boolean {
  for (let place = folder; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    if (`${place}${place && '/'}node_modules/${name}` in packages) return true;
    if (!place.includes('/node_modules/')) return `node_modules/${name}` in packages;
  }
}
