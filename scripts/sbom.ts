/** `npm run sbom [-- FILE]`: writes the bill of materials as CycloneDX; to standard output without a file. */
import { writeFile } from 'node:fs/promises';
import { billOfMaterials } from './components/bill-of-materials.ts';
import { lockedPackages } from './components/locked-packages.ts';

const text = `${JSON.stringify(billOfMaterials('study-platform', lockedPackages()), null, 2)}\n`;
const [file] = process.argv.slice(2);
if (file) await writeFile(file, text);
else process.stdout.write(text);
