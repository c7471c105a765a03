import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../processes/programs.ts';

/** The settings that docs/operations.md documents: the first column of its table. */
export function settingsDocumented(): string[] {
  const text = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const [, table = ''] = /\| setting \|[^\n]*\n\|[- |]*\n((?:\|[^\n]*\n)+)/.exec(text) ?? [];
  return table
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)])
    .map(([, name]) => name as string);
}
