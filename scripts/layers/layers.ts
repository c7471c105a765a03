/** The program that checks the layering rules of .dependency-cruiser.mjs. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolders } from '../../shell/build/src/module-folders.ts';
import { type Program, ROOT } from '../processes/programs.ts';

/** dependency-cruiser over `folders`, reporting for people (`err-long`) or programs (`json`). */
export function layersProgram(folders: readonly string[], report: 'err-long' | 'json'): Program {
  return {
    name: 'Layering',
    file: process.execPath,
    options: [
      ...['--import', join(import.meta.dirname, 'use-typescript-6.mjs'), join(ROOT, 'node_modules/.bin/depcruise')],
      ...['--config', join(ROOT, '.dependency-cruiser.mjs'), '--output-type', report, ...folders],
    ],
  };
}

export function layersOfCheckout(): Program {
  const folders = [...workspaceFolders(ROOT).map((folder) => folder.split('/')[0] ?? folder), 'scripts'];
  return layersProgram(
    [...new Set(folders)].filter((folder) => existsSync(join(ROOT, folder))),
    'err-long',
  );
}
