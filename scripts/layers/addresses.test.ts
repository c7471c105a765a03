import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { PATHS, parseAddress } from '../../api/contract/src/addresses.ts';
import { namedPaths, PATHS_FILE, pathsText } from '../../shell/build/src/named-paths.ts';

const CHECKOUT = resolve(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(join(CHECKOUT, file), 'utf8');

it('the table of addresses says what the modules say: npm run paths -w @shell/build', () => {
  expect(text(PATHS_FILE)).toBe(pathsText(namedPaths(CHECKOUT)));
});

it('breaks a line that is too long for the formatter', () => {
  const path = `/${'a'.repeat(60)}`;
  expect(pathsText(new Map([['two-of-them', [path, path]]]))).toContain(
    `  'two-of-them': [\n    '${path}',\n    '${path}',\n  ],`,
  );
});

/** Files that may write a path out: what has no builder of its own. */
const WRITTEN_OUT = [
  PATHS_FILE,
  // Whole branches of addresses that the restricted edition is without.
  'api/contract/src/restricted-variant.ts',
  // It goes through a former release as well, whose pages stand where they stood then.
  'nightly/skew/smoke.ts',
];

/** Files of this checkout that run somewhere, tests and what only tests read apart. */
function sources(): string[] {
  const folders = [
    'mfe-*/src/**/*.{ts,tsx}',
    'shell/{src,kit/src,server/src,build/src,releases/src}/**/*.{ts,tsx}',
    'api/{src,contract/src}/**/*.ts',
    '{nightly,scripts}/**/*.ts',
  ];
  const others =
    /\.(?:test|stories)\.tsx?$|testing|samples?|show-|open-(?:test|answering)|\/seed\/|node_modules|\/template\/|\.cache/;
  return globSync(folders, { cwd: CHECKOUT }).filter((file) => !others.test(file));
}

/** Files that may name the levels of a place where an address is built as well. */
const SPELLED_OUT = [
  'api/contract/src/addresses.ts',
  // They read what an address says: the place among the filters, and of what the questions are.
  'mfe-question-bank/src/addresses/list-selection.ts',
  // Several topics of each level, of which none is a place.
  'mfe-tests/src/make-test/selection.ts',
];

it('no other file writes out the path of a page that has a name', () => {
  const files = sources();
  expect(files.length).toBeGreaterThan(600);
  const found = files
    .filter((file) => !WRITTEN_OUT.includes(file))
    .flatMap((file) => pathsIn(text(file)).map((path) => `${file}: ${path}`));
  expect(found).toEqual([]);
});

it('only placeQuery and questionPlace spell out the levels of a place to build an address', () => {
  const found = sources().filter((file) => {
    const code = text(file);
    return /\b(?:addressOf|URLSearchParams)\(/.test(code) && /'subsubtopic'|\bsubsubtopic: search\.get/.test(code);
  });
  expect(found.filter((file) => !SPELLED_OUT.includes(file))).toEqual([]);
});

it('sees paths in quotes, in templates, in patterns and between the elements of a page, and not in comments', () => {
  const names = (code: string) => pathsIn(code).map((path) => parseAddress(path)?.name);
  expect(names("go('/blogs'); go(`/blogs/$" + '{slug}?draft`)')).toEqual(['blogs', 'blog-post']);
  expect(names(String.raw`if (!/^\/(?:math-questions|blogs)(?:\/|$)/.test(pathname)) return;`)).toEqual([
    'question-list',
    'blogs',
  ]);
  expect(names(String.raw`const POST = /^\/blogs\/[\w-]+$/i;`)).toEqual(['blog-post']);
  expect(names('<p>\n  The address changes from /blogs/{slug} to\n  /terms.\n</p>')).toEqual(['blog-post', 'terms']);
  expect(names("// A line of words.\ngo('/blogs')")).toEqual(['blogs']);
  expect(
    names("// '/blogs'\n/** <p>/blogs</p> */\nconst half = all / blogs / 2; get('/api/blogs'); /^\\/api\\/blogs/.test(path)"),
  ).toEqual([]);
});

/** How a named path begins, in a pattern too: most files hold none, and are looked at no further. */
const BEGINNING = new RegExp(
  `[/(|:](?:${[...new Set(Object.values(PATHS).flatMap((paths) => paths.map((path) => path.split('/')[1])))].join('|')})\\b`,
);

/** Paths in the code (not in its comments) that are those of named pages, whatever is filled in: in quotes, in patterns and in JSX. */
function pathsIn(code: string): string[] {
  if (!BEGINNING.test(code)) return [];
  const statements = code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const quoted = [...statements.matchAll(/['"`}](\/[a-z][^'"`?#\s]*)['"`?#]/g)].map(([, path = '']) =>
    path.replace(/\$\{[^}]*\}/g, 'x'),
  );
  const inPatterns = [...statements.matchAll(/(?<=[(,=:!&|?[{};]\s*)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\//g)]
    .filter(([, pattern = '']) => pattern.includes('\\/'))
    .flatMap(([, pattern = '']) => textsOf(pattern));
  const asText = [...statements.matchAll(/(?<=^\s*|[>\s])(\/[a-z][\w/-]*(?:\{[^{}]*\}[\w/-]*)*)(?=[\s<.,;:!?]|$)/gm)].map(
    ([, path = '']) => path.replace(/\{[^}]*\}/g, 'x'),
  );
  return [...new Set([...quoted, ...inPatterns, ...asText].filter((path) => parseAddress(path) !== null))];
}

/** Texts that a pattern finds, one for each choice between words that it has; whatever else it takes is an `x`. */
function textsOf(pattern: string): string[] {
  const choice = /\((?:\?:)?([^()]*)\)\??/.exec(pattern);
  if (choice) {
    const around = (part: string) => pattern.slice(0, choice.index) + part + pattern.slice(choice.index + choice[0].length);
    return (choice[1] ?? '').split('|').flatMap((part) => textsOf(around(part)));
  }
  const plain = pattern
    .replace(/\\\//g, '/')
    .replace(/(?:\[[^\]]*\]|\\[a-z]|\.)[+*?]?/g, 'x')
    .replace(/[\^$]/g, '');
  return plain.split('|').map((path) => path.replace(/(.)\/$/, '$1'));
}
