import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../processes/programs.ts';

/** A setting as docs/operations.md documents it. */
export type DocumentedSetting = {
  name: string;
  /** What holds where it is absent. In a row of several settings each has its own, or all have the same. */
  standard: string;
};

/** The settings that docs/operations.md documents: the first two columns of its table. */
export function settingsDocumented(): DocumentedSetting[] {
  const text = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const [, table = ''] = /\| setting \|[^\n]*\n\|[- |]*\n((?:\|[^\n]*\n)+)/.exec(text) ?? [];
  return table.split('\n').flatMap((row) => {
    const [, first = '', second = ''] = row.split('|');
    const names = [...first.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name);
    const standards = second
      .replaceAll('`', '')
      .split(/[,;]/)
      .map((standard) => standard.trim());
    const each = standards.length === names.length;
    return names.map((name, index) => ({ name, standard: standards[each ? index : 0] ?? '' }));
  });
}
