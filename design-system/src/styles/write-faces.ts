/** Writes faces and sheet beside this file, or into the given folder. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFaces } from './faces.ts';

const place = process.argv[2] ?? import.meta.dirname;
const folder = join(place, 'faces');
const { files, sheet } = await makeFaces();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
writeFileSync(join(place, 'faces.css'), sheet);
