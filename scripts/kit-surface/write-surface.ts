/**
 * `npm run surface -w @shell/kit`, after a change of what the kit exports: writes the README's list from the docstrings. A changed surface
 * has a version of its own, and the changelog says what changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KIT, listedNames, readKitPackage, readmeWith, readSurface, recordedVersion, unsaid } from './read-surface.ts';

const surface = readSurface();
const { version } = readKitPackage();
const file = join(KIT, 'README.md');
const before = readFileSync(file, 'utf8');
const readme = readmeWith(surface, version, before);
const silent = unsaid(surface);

if (silent.length > 0) {
  process.stderr.write(`These say nothing of themselves in the README: give each a docstring.\n${silent.join('\n')}\n`);
  process.exitCode = 1;
} else if (recordedVersion(before) === version && listedNames(before).join() !== listedNames(readme).join()) {
  process.stderr.write(
    `The surface has changed since ${version}. Raise "version" in shell/kit/package.json (its major part only with\nHOST_VERSION), say in CHANGELOG.md what changed, then run this again.\n`,
  );
  process.exitCode = 1;
} else {
  writeFileSync(file, readme);
}
