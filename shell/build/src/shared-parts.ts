import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { LoaderContext, RuleSetRule } from '@rspack/core';

/** A file that names parts of a package, each with where it stands; the shell gives all of them under one name. */
export interface SharedParts {
  /** What the shell gives them under, before their hash. */
  name: string;
  /** How sources import the file. */
  request: string;
  file: string;
}

/** What a file offers: of its own, and passed on from others under the names that those have. */
interface Offered {
  own: readonly string[];
  passedOn: readonly { from: string; name: string; there: string }[];
}

const DECLARED = /^export (?:async )?(?:function|const|let|class) (\w+)/gm;
const DESTRUCTURED = /^export const \{([^}]*)\} =/gm;
const LISTED = /export\s*(type )?\{([^}]*)\}(?: from ['"]([^'"]+)['"])?/g;
const IMPORTED = /^(?:import|export) (?!type )[^;'"]*?from ['"]([^'"]+)['"]/gms;

/**
 * The name that the shell gives the parts under. It holds a hash of everything that they are made of, so that a module which was built with
 * any other design system or kit does not find them, and loads its own.
 */
export function partsKey({ name, file }: SharedParts): string {
  const hash = createHash('sha256');
  for (const part of [...sourcesBelow(file)].toSorted()) hash.update(`${part}\n`);
  return `${name}#${hash.digest('hex').slice(0, 8)}`;
}

/**
 * Lets a module take each part from what is shared instead of bundling its file: the file becomes one that passes on what the shell gives.
 * Where it gives nothing, the same files are loaded as they are, for which they are told apart by a layer.
 * @throws Error for a file that exports more than is shared of it: the rest would come with a second copy of all.
 */
export function partsRules({ name, file }: SharedParts): RuleSetRule[] {
  const files = Object.entries(partsByFile(file)).map(([part, names]) => {
    const { own, passedOn } = offeredBy(part);
    const missing = [...own, ...passedOn.map(({ name }) => name)].filter((name) => !(name in names));
    if (missing.length > 0) throw new Error(`${file} leaves out ${missing.join(', ')} of ${part}`);
    const text = `export { ${Object.entries(names)
      .map(([own, shared]) => `${shared} as ${own}`)
      .join(', ')} } from ${JSON.stringify(file)};`;
    return {
      resource: part,
      issuerLayer: { not: name },
      enforce: 'pre',
      use: [{ loader: import.meta.filename, options: { text } }],
    } as RuleSetRule;
  });
  return [{ resource: file, layer: name }, ...files];
}

/** The loader of these rules: puts `text` in place of the file. */
export default function passOnShared(this: LoaderContext<{ text: string }>): string {
  return this.getOptions().text;
}

/** Which names the parts of each file are shared under: `{ '/…/Icon.mjs': { default: 'Icon' } }`. */
function partsByFile(facade: string): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {};
  for (const { from, name, there } of offeredBy(facade).passedOn) {
    const named = fileOf(from, facade);
    // Files of a package import each other, past the one that the package is imported by.
    const [file, own] = from.startsWith('.') ? [named, there] : definition(named, there);
    found[file] = { ...found[file], [own]: name };
  }
  return found;
}

/** The file that a name comes from, and what it is called there. */
function definition(file: string, name: string): [file: string, name: string] {
  const { own, passedOn } = offeredBy(file);
  if (own.includes(name)) return [file, name];
  const further = passedOn.find((passed) => passed.name === name);
  if (!further) throw new Error(`${file} exports no ${name}`);
  return definition(fileOf(further.from, file), further.there);
}

function offeredBy(file: string): Offered {
  const text = readFileSync(file, 'utf8');
  const own = [...text.matchAll(DECLARED)].map(([, name = '']) => name);
  for (const [, names] of text.matchAll(DESTRUCTURED)) own.push(...listed(names).map(([, name]) => name));
  const passedOn: { from: string; name: string; there: string }[] = [];
  for (const [, type, names, from] of text.matchAll(LISTED)) {
    if (type) continue;
    for (const [there, name] of listed(names)) {
      if (from === undefined) own.push(name);
      else passedOn.push({ from, name, there });
    }
  }
  return { own, passedOn };
}

/** Values of a list in braces: what each is there, and what it is called here. */
function listed(names = ''): [there: string, name: string][] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [there = '', here = there] = name.split(/ as |: /);
      return [there, here];
    });
}

/** All that a file is made of: contents of files of this project, packages with their version. */
function sourcesBelow(file: string, known = new Set<string>(), seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return known;
  seen.add(file);
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  known.add(text);
  for (const [, from = ''] of text.matchAll(IMPORTED)) {
    if (isOwn(from)) sourcesBelow(fileOf(from, file), known, seen);
    else known.add(`${packageOf(from)}@${packageBeside(from, file).version}`);
  }
  return known;
}

/** Packages that are part of this project, whose sources count and not their version. */
const isOwn = (from: string) => /^(?:\.|@api\/|@shell\/|design-system(?:\/|$))/.test(from);

/** The file that an import leads to: of a package that is bundled as it comes, the one for bundlers. */
function fileOf(from: string, importer: string): string {
  if (from.startsWith('.')) return resolve(dirname(importer), from);
  if (isOwn(from)) return createRequire(importer).resolve(from);
  const { folder, module } = packageBeside(from, importer);
  return join(folder, module);
}

function packageBeside(from: string, importer: string): { folder: string; version: string; module: string } {
  const file = createRequire(importer).resolve(`${packageOf(from)}/package.json`);
  return { folder: dirname(file), ...(JSON.parse(readFileSync(file, 'utf8')) as { version: string; module: string }) };
}

function packageOf(from: string): string {
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
}
