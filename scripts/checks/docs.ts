/** Checks that paths named in the documentation exist. */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file name with an extension of the project, or a path with folders; `*` and `<name>` match one name. */
const PATH = /^[\w.*<>-]+(?:\/[\w.*<>-]+)*\/?$/;
const FILE = /\.(?:css|html|json|jsonl|md|mjs|sql|ts|tsx|txt|yaml|yml)$/;

/** An ending alone: `.jsonl`. */
const ENDING = /^\.\w+$/;

/** Folders that builds and tests write: no clean checkout has them. */
const WRITTEN = /(?:^|\/)(?:dist|node_modules|storybook-static|test-results|\.data)(?:\/|$)/;

/** The beginning of a fraction: `3/4`, `1/2x`. */
const FRACTION = /^\d+\/\d/;

const MEDIA_TYPE = /^(?:application|audio|font|image|multipart|text|video)\/[\w.+*-]+$/;

/** The paths that a document names in code spans, as it names them. Left out: what is built, settings in capitals, media types, fractions. */
export function pathsNamedIn(markdown: string): string[] {
  const prose = markdown.replace(/```[\s\S]*?```/g, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, span = '']) => span)
    .filter((span) => PATH.test(span) && !ENDING.test(span) && (FILE.test(span) || span.includes('/')))
    .filter((span) => !WRITTEN.test(span) && !MEDIA_TYPE.test(span) && !FRACTION.test(span) && !/^[A-Z_]+\//.test(span))
    .map((span) => span.replace(/\/$/, ''));
}

/**
 * The paths in the code block below a document's heading `## The tree`, from the root: its first column, with indented
 * lines within the last unindented one.
 */
export function pathsOfTree(markdown: string): string[] {
  const [, fence = ''] = /\n## The tree\n+```\n([\s\S]*?)\n```/.exec(markdown) ?? [];
  let folder = '';
  return fence.split('\n').flatMap((line) => {
    const [, indent = '', column] = /^( {0,2})(\S+(?: \S+)*)/.exec(line) ?? [];
    if (column === undefined) return [];
    const [first = '', ...others] = column.split(' ').map((name) => name.replace(/\/$/, ''));
    // `src/app.ts config.ts` are both in `src`.
    const siblings = others.map((name) => (name.includes('/') ? name : join(dirname(first), name)));
    if (indent === '') folder = first;
    return [first, ...siblings].map((name) => (indent === '' ? name : join(folder, name)));
  });
}

/** Posts are content: their paths are not ours. */
const POSTS = /(?:^|\/)blog-posts\//;

/** The checkout's documents, whether a file or folder of it has a path that ends so, and whether one has just this path. */
export function sourceTree(root: string): {
  documents: string[];
  has: (path: string) => boolean;
  hasAtRoot: (path: string) => boolean;
} {
  const files = globSync('**/*', {
    cwd: root,
    exclude: (path) => WRITTEN.test(path) || path === '.git',
  }).concat(
    globSync('{.dependency-cruiser.mjs,.ci/*,.github/*,design-system/.storybook/*,scripts/new-module/template/.*}', {
      cwd: root,
    }),
  );
  const paths = new Set(files.map((file) => file.replaceAll('\\', '/')));
  for (const file of [...paths]) {
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) paths.add(folder);
  }
  const text = `/${[...paths].join('\n/')}\n`;
  return {
    documents: [...paths].filter((path) => path.endsWith('.md') && !POSTS.test(path)).map((path) => join(root, path)),
    has: (path) => new RegExp(`/${patternOf(path)}\n`).test(text),
    hasAtRoot: (path) => new RegExp(`^/${patternOf(path)}$`, 'm').test(text),
  };
}

function patternOf(path: string): string {
  return path.replace(/[.+]/g, '\\$&').replaceAll('*', '[^/\\n]*').replace(/<\w+>/g, '[^/\\n]+');
}
