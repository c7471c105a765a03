import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../processes/programs.ts';
import { pathsNamedIn, sourceTree } from './docs.ts';

describe('paths that the documentation names', () => {
  const tree = sourceTree(ROOT);

  it.each(tree.documents.map((document) => relative(ROOT, document)))('%s names only what is there', (document) => {
    const named = pathsNamedIn(readFileSync(join(ROOT, document), 'utf8'));

    expect(named.filter((path) => !tree.has(path))).toEqual([]);
  });

  it('finds a path by its end, and by its pattern', () => {
    expect(
      pathsNamedIn('See `checks/docs.ts`, `mfe-*/src/routes.json` and `api/src/no-such-folder/`, not `Set-Cookie` or `a / b`.'),
    ).toEqual(['checks/docs.ts', 'mfe-*/src/routes.json', 'api/src/no-such-folder']);
    expect(tree.has('checks/docs.ts')).toBe(true);
    expect(tree.has('mfe-*/src/routes.json')).toBe(true);
    expect(tree.has('api/src/no-such-folder')).toBe(false);
    expect(tree.has('ecks/docs.ts')).toBe(false);
  });
});
