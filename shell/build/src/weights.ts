import { readFileSync } from 'node:fs';
import type { Compilation } from '@rspack/core';
import type { ModuleDescription } from '@shell/releases';
import { brotli, emitCopy } from './compressed-copies.ts';

/**
 * How much a module may weigh, in KiB of brotli: `config.budget` of its package.json. `start` is what any page of it needs first,
 * `page` what the code of a page may add, and a path, for a page that may be more, what that page comes to with the start.
 */
export type Budget = { start: number; page: number } & Record<string, number>;

/** What a module that says nothing may weigh. */
const USUAL: Budget = { start: 20, page: 20 };

type Weights = NonNullable<ModuleDescription['weights']>;

/** The budget in a package.json. */
export function budgetOf(packageFile: string): Budget {
  const { config } = JSON.parse(readFileSync(packageFile, 'utf8')) as { config?: { budget?: Partial<Budget> } };
  return { ...USUAL, ...config?.budget } as Budget;
}

interface Measured {
  start: readonly string[];
  /** Files of each page besides the start. */
  pages: Readonly<Record<string, readonly string[]>>;
  budget: Budget;
}

/** What the parts of a build weigh, beside what they may. What was compressed for it stays as the copies of those files. */
export async function weigh(compilation: Compilation, { start, pages, budget }: Measured): Promise<Weights> {
  const sizes = new Map<string, number>();
  const weighFile = async (file: string) => {
    const copy = await brotli(compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0), 11);
    sizes.set(file, copy.byteLength);
    emitCopy(compilation, file, '.br', copy);
  };
  await Promise.all([...new Set([...start, ...Object.values(pages).flat()])].map(weighFile));
  const kib = (files: readonly string[]) =>
    Math.round((files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) / 1024) * 10) / 10;
  const weights: Weights = { start: { kib: kib(start), budget: budget.start } };
  for (const [path, files] of Object.entries(pages)) {
    weights[path] = { kib: kib([...start, ...files]), budget: budget[path] ?? budget.start + budget.page };
  }
  return weights;
}
