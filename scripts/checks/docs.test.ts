import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../processes/programs.ts';
import {
  type Decision,
  filesLinkedFrom,
  PAGE_LINES,
  PAGE_WORDS,
  pathsNamedIn,
  pathsOfTree,
  readDecision,
  SECTIONS,
  sourceTree,
} from './docs.ts';

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

/** Where a document is read: a template's in the folder of the module that is made of it. */
const folderOf = (document: string) => (document.startsWith('scripts/new-module/template/') ? 'mfe-new' : dirname(document));

describe('links of the documentation', () => {
  const { documents } = sourceTree(ROOT);

  it('lead to what is there', () => {
    const lost = (text: string, document: string) =>
      filesLinkedFrom(text).filter((path) => !existsSync(join(ROOT, folderOf(document), path)));

    expect(faultsOf(documents, lost)).toEqual([]);
  });
});

describe('decisions', () => {
  const index = join(ROOT, 'docs/decisions/README.md');
  const folders = ['docs/decisions', 'design-system/decisions'].map((folder) => join(ROOT, folder));
  const files = folders
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file !== index);
  const decisions = new Map<string, Decision>(files.map((file) => [basename(file), readDecision(readFileSync(file, 'utf8'))]));

  const among = (isWrong: (decision: Decision, file: string) => boolean) =>
    [...decisions].filter(([file, decision]) => isWrong(decision, file)).map(([file]) => file);

  it('have a status, the date of their name, and alternatives', () => {
    expect(among(({ status }) => !/^(?:accepted|proposed|superseded by)\b/.test(status))).toEqual([]);
    expect(among(({ date }, file) => date !== file.slice(0, 10))).toEqual([]);
    expect(among(({ alternatives }) => alternatives.length === 0)).toEqual([]);
  });

  it('answer one question each, on at most a page', () => {
    expect(among(({ sections }) => !isDeepStrictEqual(sections, SECTIONS))).toEqual([]);
    expect(among(({ questions }) => questions !== 1)).toEqual([]);
    expect(among(({ lines, words }) => lines > PAGE_LINES || words > PAGE_WORDS)).toEqual([]);
  });

  it('name every decision whose place they take, or that takes their place', () => {
    expect(among(({ refersTo }, file) => refersTo.some((other) => !decisions.get(other)?.refersTo.includes(file)))).toEqual([]);
  });

  it('are all in the index, each once', () => {
    const linked = filesLinkedFrom(readFileSync(index, 'utf8')).map((path) => join(dirname(index), path));

    expect(linked.filter((path) => folders.includes(dirname(path))).toSorted()).toEqual(files.toSorted());
  });

  it('reads a status over several lines, and says what is missing', () => {
    const whole =
      '# Lists\n\n- Status: accepted; supersedes\n  a.md\n- Date: 2026-11-21\n\n## Question\n\nWhich?\n\n## Alternatives\n\n- None: no.\n\n' +
      '## What follows\n\n- A point.\n\n```\nin code\n```\n';

    expect(readDecision(whole)).toEqual({
      status: 'accepted; supersedes a.md',
      date: '2026-11-21',
      sections: ['Question', 'Alternatives', 'What follows'],
      questions: 1,
      alternatives: ['- None: no.'],
      lines: 21,
      words: 28,
      refersTo: ['a.md'],
    });
    expect(readDecision('# Lists\n\n- A point.\n')).toMatchObject({
      status: '',
      date: '',
      alternatives: [],
      refersTo: [],
      questions: 0,
    });
  });

  it('finds links to files, without their places, and none to other sites', () => {
    expect(filesLinkedFrom('[a](a.md), [b](../b.md#part), [c](https://example.org/c.md), `d.md`, [e](#part)')).toEqual([
      'a.md',
      '../b.md',
    ]);
  });
});
