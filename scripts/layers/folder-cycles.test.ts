import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkoutFiles } from '../checks/checkout-files.ts';
import { ROOT } from '../processes/programs.ts';
import { folderCycles } from './folder-cycles.ts';

const PRODUCT = /^(?:api|bank|design-system|mfe-[^/]+|nightly|scripts|shell)\/.*\.(?:tsx?|mjs)$/;
const NOT_THE_PRODUCT = /\/template\/|\.(?:test|stories)\.tsx?$|testing\.tsx?$|^(?:api\/test|shell\/e2e)\//;

describe('sibling folders', () => {
  it('depend one way', () => {
    const sources = checkoutFiles(ROOT, PRODUCT).filter((file) => !NOT_THE_PRODUCT.test(file));
    expect(sources.length).toBeGreaterThan(1_000);
    const found = folderCycles(new Map(sources.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')])));

    expect(found).toEqual([]);
  });

  const cycles = (sources: Record<string, string>) => folderCycles(new Map(Object.entries(sources)));

  it('are a pair where each imports of the other, deep below as well, types as well', () => {
    expect(
      cycles({
        'src/take/page.ts': "import type { Row } from '../read/deep/row.ts';",
        'src/read/deep/list.tsx': "const later = import('../../take/page.ts');",
      }),
    ).toEqual([{ parent: 'src', folders: ['read', 'take'] }]);
  });

  it('are a round where three do', () => {
    const sources = {
      'src/a/a.ts': "import '../b/b.ts';",
      'src/b/b.ts': "export * from '../c/c.ts';",
      'src/c/c.ts': "import '../a/a.ts';",
      'src/d/d.ts': "import '../a/a.ts';",
    };
    expect(cycles(sources)).toEqual([{ parent: 'src', folders: ['a', 'b', 'c'] }]);
  });

  it('have no cycle if one imports the other, or both import the folder above them', () => {
    const sources = {
      'src/a/a.ts': "import '../b/b.ts';\nimport '../shared.ts';\nimport 'react';",
      'src/b/b.ts': "import '../shared.ts';\nimport './deep/c.ts';",
      'src/shared.ts': "import './a/a.ts';",
      'src/b/deep/c.ts': "import '../b.ts';",
    };
    expect(cycles(sources)).toEqual([]);
  });
});
