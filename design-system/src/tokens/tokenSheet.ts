import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** By name without dashes. */
export type TokenValues = ReadonlyMap<string, string>;

const sheet = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

function block(selector: string): TokenValues {
  const start = sheet.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no block ${selector}`);
  const body = sheet.slice(start, sheet.indexOf('}', start));
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ').trim()]),
  );
}

/** Values of light, chosen dark and device's dark theme, for tests. */
export const lightTokens = block(':root');
export const darkTokens = block(':root[data-theme="dark"]');
export const systemDarkTokens = block(':root:not([data-theme="light"])');
