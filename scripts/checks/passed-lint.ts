/** Skips files that are unchanged since lint last passed. Each lint rule looks at one file alone. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../processes/programs.ts';
import { checkoutFiles } from './checkout-files.ts';

/** The hashes of files by their paths. */
export type FileHashes = Record<string, string>;

const CACHE = 'node_modules/.cache/study-platform/passed-lint.json';
/** A change to these may affect the result for any file. */
const RULES = ['biome.json', 'package-lock.json'];

/** The hashes of all files that may be linted, as they are now. */
export function hashFiles(root = ROOT): FileHashes {
  const files = checkoutFiles(root, /\.([cm]?[jt]sx?|jsonc?|css|html)$/);
  const hash = (file: string) =>
    createHash('sha1')
      .update(readFileSync(join(root, file)))
      .digest('base64');
  return Object.fromEntries(files.map((file) => [file, hash(file)]));
}

/** The files that have changed since all passed; `null` if all of them need lint. */
export function changedSinceLint(now: FileHashes, root = ROOT): string[] | null {
  let passed: FileHashes;
  try {
    passed = JSON.parse(readFileSync(join(root, CACHE), 'utf8')) as FileHashes;
  } catch {
    return null;
  }
  if (RULES.some((file) => passed[file] !== now[file])) return null;
  return Object.keys(now).filter((file) => passed[file] !== now[file]);
}

export function savePassedLint(hashes: FileHashes, root = ROOT): void {
  mkdirSync(dirname(join(root, CACHE)), { recursive: true });
  writeFileSync(join(root, CACHE), JSON.stringify(hashes));
}
