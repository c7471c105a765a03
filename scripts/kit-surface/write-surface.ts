/**
 * `npm run surface -w @shell/kit`, after a change of what the kit exports: records the names and writes the README's list. A changed
 * surface has a version of its own, and the changelog says what changed. Every name has a docstring that says what it is.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KIT, namesOf, readKitPackage, readmeWith, readSurface, unsaid } from './read-surface.ts';

const surface = readSurface();
const { version } = readKitPackage();
const record = join(KIT, 'surface.json');
const before = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as { version: string; names: object }) : undefined;
const changed = JSON.stringify(before?.names) !== JSON.stringify(namesOf(surface));

const silent = unsaid(surface);

if (silent.length > 0) {
  process.stderr.write(`These say nothing of themselves in the README: give each a docstring.\n${silent.join('\n')}\n`);
  process.exitCode = 1;
} else if (before && changed && before.version === version) {
  process.stderr.write(
    `The surface has changed since ${version}. Raise "version" in shell/kit/package.json (its major part only with\nHOST_VERSION), say in CHANGELOG.md what changed, then run this again.\n`,
  );
  process.exitCode = 1;
} else {
  writeFileSync(record, `${JSON.stringify({ version, names: namesOf(surface) }, null, 2)}\n`);
  const readme = join(KIT, 'README.md');
  writeFileSync(readme, readmeWith(surface, readFileSync(readme, 'utf8')));
}
