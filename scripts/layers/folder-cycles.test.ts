import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../processes/programs.ts';
import { type FolderCycle, folderCycles } from './folder-cycles.ts';

/** What depends on each other all the same, and why; the list only gets shorter. */
const KNOWN: readonly (FolderCycle & { reason: string })[] = [
  {
    parent: 'api',
    folders: ['sandbox', 'src'],
    reason:
      'Outside production the API starts its stand-ins itself, and they sign as its adapters do; neither is there in production.',
  },
];

const NOT_THE_PRODUCT =
  /node_modules|\/dist\/|\.cache|storybook-static|\/template\/|\.(?:test|stories)\.tsx?$|testing\.tsx?$|^(?:api\/test|shell\/e2e)\//;

describe('folders that stand side by side', () => {
  it('depend one way, but for those that are known', () => {
    const files = globSync('{api,bank,design-system,mfe-*,scripts,shell}/**/*.{ts,tsx,mjs}', {
      cwd: ROOT,
      exclude: (name) => name.endsWith('node_modules') || name.endsWith('dist'),
    });
    const sources = files.map((file) => file.replaceAll('\\', '/')).filter((file) => !NOT_THE_PRODUCT.test(file));
    const found = folderCycles(new Map(sources.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')])));
    const named = ({ parent, folders }: FolderCycle) => `${parent}: ${folders.join(', ')}`;

    expect(found.map(named).toSorted()).toEqual(KNOWN.map(named).toSorted());
    for (const { reason } of KNOWN) expect(reason.length).toBeGreaterThan(40);
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

  it('are none where one imports the other, or both what stands above them', () => {
    const sources = {
      'src/a/a.ts': "import '../b/b.ts';\nimport '../shared.ts';\nimport 'react';",
      'src/b/b.ts': "import '../shared.ts';\nimport './deep/c.ts';",
      'src/shared.ts': "import './a/a.ts';",
      'src/b/deep/c.ts': "import '../b.ts';",
    };
    expect(cycles(sources)).toEqual([]);
  });
});
