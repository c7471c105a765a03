import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../processes/programs.ts';
import { pathsNamedIn, pathsOfTree, sourceTree } from './docs.ts';

/** What `find` finds wrong in documents, each fault after the document's name. */
const faultsOf = (documents: readonly string[], find: (text: string, document: string) => readonly string[]) =>
  documents.flatMap((file) => {
    const document = relative(ROOT, file);
    return find(readFileSync(file, 'utf8'), document).map((fault) => `${document}: ${fault}`);
  });

describe('paths that the documentation names', () => {
  const tree = sourceTree(ROOT);

  it('are there', () => {
    expect(faultsOf(tree.documents, (text) => pathsNamedIn(text).filter((path) => !tree.has(path)))).toEqual([]);
  });

  it('finds a path by its end, and by its pattern', () => {
    expect(
      pathsNamedIn('See `checks/docs.ts`, `mfe-*/src/routes.json` and `api/src/no-such-folder/`, not `Set-Cookie` or `a / b`.'),
    ).toEqual(['checks/docs.ts', 'mfe-*/src/routes.json', 'api/src/no-such-folder']);
    expect(tree.has('checks/docs.ts')).toBe(true);
    expect(tree.has('mfe-*/src/routes.json')).toBe(true);
    expect(tree.has('api/src/no-such-folder')).toBe(false);
    expect(tree.has('ecks/docs.ts')).toBe(false);
    expect(pathsNamedIn('`items.yml`, `base/gone.yaml` and `items.jsonl`, not `.jsonl`')).toEqual([
      'items.yml',
      'base/gone.yaml',
      'items.jsonl',
    ]);
    expect(tree.has('base/gone.yaml')).toBe(false);
  });

  it('reads every document but the posts', () => {
    const documents = tree.documents.map((document) => relative(ROOT, document));

    expect(documents).toEqual(
      expect.arrayContaining([
        'design-system/decisions/2026-11-21-native-controls-before-base-ui.md',
        'docs/glossary.md',
        'mfe-admin/README.md',
        'scripts/new-module/template/README.md',
        'shell/kit/CHANGELOG.md',
      ]),
    );
    expect(documents.filter((document) => document.includes('blog-posts'))).toEqual([]);
  });

  it('finds the tree of the architecture as it is drawn', () => {
    const drawn = pathsOfTree(readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8'));

    expect(drawn).toEqual(expect.arrayContaining(['api/src/app.ts', 'design-system/src/components/<Name>', 'mfe-*/src/<task>']));
    expect(drawn.filter((path) => !tree.hasAtRoot(path))).toEqual([]);
  });

  it('reads a tree by its first column', () => {
    const fence = [
      'a.json b.md   both at the top',
      'api/',
      '  src/x.ts y.ts   in src',
      '                 and more of it',
      '  lost/  gone',
    ];
    const drawn = pathsOfTree(`# A\n\n## The tree\n\n\`\`\`\n${fence.join('\n')}\n\`\`\`\n\n\`\`\`\nnpm start\n\`\`\`\n`);

    expect(drawn).toEqual(['a.json', 'b.md', 'api', 'api/src/x.ts', 'api/src/y.ts', 'api/lost']);
    expect(tree.hasAtRoot('api/lost')).toBe(false);
    expect(tree.hasAtRoot('src/app.ts')).toBe(false);
  });
});

it('lists every decision in the index', () => {
  const index = readFileSync(join(ROOT, 'docs/decisions/README.md'), 'utf8');
  const decisions = globSync('{docs,design-system}/decisions/2*.md', { cwd: ROOT }).map((file) => basename(file));

  expect(decisions.length).toBeGreaterThan(30);
  expect(decisions.filter((file) => !index.includes(`${file})`))).toEqual([]);
});
