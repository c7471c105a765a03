import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a checkout that .gitignore does not name and `wanted` takes, as paths from its folder with `/`. */
export function checkoutFiles(root: string, wanted: RegExp): string[] {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', options, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  return files.filter((file) => wanted.test(file) && existsSync(join(root, file)));
}
