import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Compilation } from '@rspack/core';
import type { ModuleDescription } from '@shell/releases';

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

/** What the parts of a build weigh, beside what they may. */
export function weigh(compilation: Compilation, { start, pages, budget }: Measured): Weights {
  const sizes = new Map<string, number>();
  const size = (file: string) => {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const bytes = compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0);
    const compressed = brotliCompressSync(bytes).byteLength;
    sizes.set(file, compressed);
    return compressed;
  };
  const kib = (files: readonly string[]) => Math.round((files.reduce((sum, file) => sum + size(file), 0) / 1024) * 10) / 10;
  const weights: Weights = { start: { kib: kib(start), budget: budget.start } };
  for (const [path, files] of Object.entries(pages)) {
    weights[path] = { kib: kib([...start, ...files]), budget: budget[path] ?? budget.start + budget.page };
  }
  return weights;
}
