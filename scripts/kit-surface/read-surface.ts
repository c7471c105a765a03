/** What `@shell/kit` promises: every name that it exports, by entry, with what its own docstring says of it. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../processes/programs.ts';

export const KIT = join(ROOT, 'shell/kit');

/** Entries that shell, gateway and build share with the kit. A module that used them would know more of its host than its contract says. */
export const FOR_THE_HOST = [
  './call-address',
  './ssr-protocol',
  './first-drawing',
  './host',
  './longest-call',
  './routes',
  './shared/data-cache',
  './shared/module-base',
  './shared/router',
  './site-facts',
  './style-nonce',
];

/** Entries that only tests and their configuration load. */
export const FOR_TESTS = ['./sharing/testing', './testing', './test-setup', './vitest'];

/** Names by entry, each with the first sentence of its docstring. */
export type Surface = Record<string, Record<string, string>>;

export interface KitPackage {
  version: string;
  exports: Record<string, string>;
}

export const readKitPackage = () => JSON.parse(readFileSync(join(KIT, 'package.json'), 'utf8')) as KitPackage;

/** The surface as the sources have it. */
export function readSurface(): Surface {
  const entries = Object.entries(readKitPackage().exports).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([entry, file]) => [entry, sorted(exportsOf(join(KIT, file)))]));
}

const DECLARED =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\n)?export (?:async )?(?:function\*?|const|let|class|abstract class|interface|type|enum) (\w+)/g;
const DESTRUCTURED = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\n)?export const \{([^}]*)\} =/g;
const PASSED_ON = /export (?:type )?(?:\{([^}]*)\}|\*) from '([^']+)'/g;

function exportsOf(file: string): Record<string, string> {
  const text = readFileSync(file, 'utf8');
  const found: Record<string, string> = {};
  for (const [, comment, name] of text.matchAll(DECLARED)) found[name as string] = firstSentence(comment);
  for (const [, comment, names] of text.matchAll(DESTRUCTURED)) {
    for (const name of listed(names)) found[name] = firstSentence(comment);
  }
  for (const [, names, from = ''] of text.matchAll(PASSED_ON)) {
    const there = from.startsWith('.') ? exportsOf(join(dirname(file), from)) : {};
    if (names === undefined) Object.assign(found, there);
    else for (const name of listed(names)) found[name] = there[name] ?? `As in ${from}.`;
  }
  return found;
}

const listed = (names = '') =>
  names
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter(Boolean);

/** What ends with a dot and no sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|cf|vs)\.$/;

/**
 * The first sentence of a docstring: up to a dot, colon or semicolon before a space, outside of brackets, code and
 * abbreviations.
 */
export function firstSentence(comment = ''): string {
  const text = comment
    .replace(/^\s*\*\s?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const ends = [...text.matchAll(/`[^`]*`|[([]|[)\]]|[.:;](?=\s|$)/g)];
  let depth = 0;
  for (const { 0: sign, index } of ends) {
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (sign.length === 1 && depth <= 0 && !ABBREVIATION.test(text.slice(0, index + 1))) {
      return `${text.slice(0, index)}.`.replaceAll('|', '\\|');
    }
  }
  return text.replaceAll('|', '\\|');
}

/** Names of which their docstring says nothing, as `entry name`. */
export const unsaid = (surface: Surface): string[] =>
  Object.entries(surface).flatMap(([entry, names]) =>
    Object.entries(names).flatMap(([name, what]) => (what === '' ? [`@shell/kit${entry.slice(1)} ${name}`] : [])),
  );

const sorted = (names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const BEGINS = /<!-- surface of (\S+) -->/;

/** The version of which the README lists the surface. */
export const recordedVersion = (readme: string): string | undefined => BEGINS.exec(readme)?.[1];

/** The entries and names that the README lists, a line each. */
export const listedNames = (readme: string): string[] =>
  readme.split('\n').flatMap((line) => /^### .*|^\| `\w+` \|/.exec(line)?.[0] ?? []);

/** The kit's README with its list of exports rewritten from the docstrings, for `version`. */
export function readmeWith(surface: Surface, version: string, readme: string): string {
  const entries = Object.keys(surface);
  const group = (title: string, isOf: (entry: string) => boolean) => [
    `## ${title}`,
    '',
    ...entries.filter(isOf).flatMap((entry) => tableOf(entry, surface[entry] ?? {})),
  ];
  const lines = [
    ...group('For modules', (entry) => !FOR_THE_HOST.includes(entry) && !FOR_TESTS.includes(entry)),
    ...group('For their tests', (entry) => FOR_TESTS.includes(entry)),
    ...group('For shell, gateway and build alone', (entry) => FOR_THE_HOST.includes(entry)),
  ];
  return `${readme.slice(0, readme.search(BEGINS))}<!-- surface of ${version} -->\n\n${lines.join('\n').trimEnd()}\n`;
}

function tableOf(entry: string, names: Record<string, string>): string[] {
  const rows = Object.entries(names).map(([name, what]) => `| \`${name}\` | ${what} |`);
  const title = `### @shell/kit${entry.slice(1)}`;
  return rows.length === 0
    ? [title, '', 'Loaded for what it does.', '']
    : [title, '', '| name | what it is |', '| --- | --- |', ...rows, ''];
}
