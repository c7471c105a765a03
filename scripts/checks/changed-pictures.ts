/** Collects differing pictures for review, in one folder that CI can keep. */
import { copyFileSync, globSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '../processes/programs.ts';

/** Playwright's folder of differences: one subfolder for each test, with shortened names. */
const FOUND = join(ROOT, 'scripts/pictures/test-results');
/** The collected pictures, a folder for each look. Git, Docker and the checks ignore it. */
export const CHANGED_PICTURES = join(ROOT, 'test-results/pictures');
/** Byte limit of the folder: nobody reviews more than this. */
const MOST = 20_000_000;
/** A new picture has no former one. */
const KINDS = /^(?<id>.+)-(?<kind>expected|actual|diff)\.\w+$/;
const LOOK = /-((?:light|dark)-\d+)$/;

interface Places {
  from?: string;
  to?: string;
  /** Bytes. */
  most?: number;
}

/**
 * Empties the folder of changed pictures and fills it with the results of the last comparison: for each picture the
 * kept one, the new one, and the difference, whole pictures as long as there is room. Returns a message; none if no
 * picture differs.
 */
export function saveChangedPictures({ from = FOUND, to = CHANGED_PICTURES, most = MOST }: Places = {}): string {
  rmSync(to, { recursive: true, force: true });
  const files = globSync('*/*', { cwd: from }).toSorted();
  const pictures = Map.groupBy(
    files.filter((file) => KINDS.test(basename(file))),
    (file) => join(LOOK.exec(dirname(file))?.[1] ?? dirname(file), KINDS.exec(basename(file))?.groups?.id ?? ''),
  );
  let room = most;
  const leftOut: string[] = [];
  for (const [picture, parts] of pictures) {
    room -= parts.reduce((bytes, file) => bytes + statSync(join(from, file)).size, 0);
    if (room < 0) {
      leftOut.push(picture);
      continue;
    }
    const folder = join(to, dirname(picture));
    mkdirSync(folder, { recursive: true });
    for (const file of parts) copyFileSync(join(from, file), join(folder, basename(file)));
  }
  if (pictures.size === 0) return '';
  const said = `What differs is in ${to}: of each picture the one that is kept (expected), the one of today (actual), and the difference (diff).`;
  if (leftOut.length === 0) return said;
  return `${said}\nThere was no room for ${leftOut.length} of ${pictures.size}, which are in ${from}: ${leftOut.slice(0, 5).join(', ')}${leftOut.length > 5 ? ' …' : ''}`;
}
