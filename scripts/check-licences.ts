/** `npm run check:licences`: lists the packages whose licence is not allowed, and fails if there is one. */
import { refusedLicences } from './components/licences.ts';
import { lockedPackages } from './components/locked-packages.ts';

const packages = lockedPackages();
const refused = refusedLicences(packages);
process.stdout.write(
  refused.length > 0 ? `${refused.join('\n')}\n` : `${packages.length} packages, each with a licence that may be here\n`,
);
if (refused.length > 0) process.exitCode = 1;
