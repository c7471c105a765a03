/** What the documentation says of the tree, beside the tree. */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file by its name with an ending that the project has, or a path with folders; `*` and `<name>` stand for one name. */
const PATH = /^[\w.*<>-]+(?:\/[\w.*<>-]+)*\/?$/;
const FILE = /\.(?:css|html|json|mjs|md|sql|ts|tsx|txt|yml)$/;

/** Folders that builds and tests write: no clean checkout has them. */
const WRITTEN = /(?:^|\/)(?:dist|node_modules|storybook-static|test-results|\.data)(?:\/|$)/;

/** What a fraction begins with: `3/4`, `1/2x`. */
const FRACTION = /^\d+\/\d/;

/** What a media type looks like, which is no path. */
const MEDIA_TYPE = /^(?:application|audio|font|image|multipart|text|video)\/[\w.+*-]+$/;

/** The paths that a document names in code spans, as it names them. Left out: what is built, settings in capitals, media types, fractions. */
export function pathsNamedIn(markdown: string): string[] {
  const prose = markdown.replace(/```[\s\S]*?```/g, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, span = '']) => span)
    .filter((span) => PATH.test(span) && (FILE.test(span) || span.includes('/')))
    .filter((span) => !WRITTEN.test(span) && !MEDIA_TYPE.test(span) && !FRACTION.test(span) && !/^[A-Z_]+\//.test(span))
    .map((span) => span.replace(/\/$/, ''));
}

/** The checkout's documents, and whether a file or folder of it has a path that ends so. */
export function sourceTree(root: string): { documents: string[]; has: (path: string) => boolean } {
  const files = globSync('**/*', {
    cwd: root,
    exclude: (path) => WRITTEN.test(path) || path === '.git',
  }).concat(globSync('{.dependency-cruiser.mjs,.ci/*,design-system/.storybook/*}', { cwd: root }));
  const paths = new Set(files.map((file) => file.replaceAll('\\', '/')));
  for (const file of [...paths]) {
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) paths.add(folder);
  }
  const text = `/${[...paths].join('\n/')}\n`;
  return {
    documents: [...paths]
      .filter((path) => /^(?:CONTRIBUTING|README|SECURITY|docs\/.+|[\w-]+\/(?:[\w-]+\/)?README)\.md$/.test(path))
      .map((path) => join(root, path)),
    has: (path) => new RegExp(`/${patternOf(path)}\n`).test(text),
  };
}

/** What a decision says of itself below its title, and how long it is. */
export type Decision = { status: string; date: string; alternatives: string[]; lines: number; refersTo: string[] };

/** A page of paper. What is longer hides a description of how things work, which stands in `docs` under its own name. */
export const PAGE_LINES = 60;

/** Reads the head of a decision, the files that its status names, and the points below `## Alternatives`; what is missing is empty. */
export function readDecision(markdown: string): Decision {
  const status = /^- Status: ([\s\S]*?)\n- Date: /m.exec(markdown)?.[1]?.replace(/\s+/g, ' ') ?? '';
  const alternatives = markdown.split('\n## Alternatives\n')[1] ?? '';
  return {
    status,
    date: /^- Date: (\S+)$/m.exec(markdown)?.[1] ?? '',
    alternatives: alternatives.split('\n').filter((line) => line.startsWith('- ')),
    lines: markdown.trimEnd().split('\n').length,
    refersTo: [...status.matchAll(/[\w-]+\.md/g)].map(([name]) => name),
  };
}

function patternOf(path: string): string {
  return path.replace(/[.+]/g, '\\$&').replaceAll('*', '[^/\\n]*').replace(/<\w+>/g, '[^/\\n]+');
}
