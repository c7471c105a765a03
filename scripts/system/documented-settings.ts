import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS } from '../../api/contract/src/settings/index.ts';
import { ROOT } from '../processes/programs.ts';

const HEAD = `# Settings

Read from the environment; every program reports all faults of its settings together and stops. This page is generated from
\`api/contract/src/settings/catalogue.ts\` by \`npx vitest run documented-settings -u\`.

| setting | default | read by | meaning |
| --- | --- | --- | --- |
`;

/** A comment of the catalogue, and the settings below it up to the next one. */
type Group = { names: (keyof typeof SETTINGS)[]; meaning: string };

const isSetting = (name: string): name is keyof typeof SETTINGS => name in SETTINGS;

/** The settings of the catalogue in its order, by the comment that is about them. */
export function settingGroups(): Group[] {
  const catalogue = readFileSync(join(ROOT, 'api/contract/src/settings/catalogue.ts'), 'utf8');
  const groups: Group[] = [];
  for (const [, comment, name = ''] of catalogue.matchAll(/^ {2}(?:\/\*\*([\s\S]*?)\*\/\s+)?([A-Z][A-Z0-9_]+): setting\(/gm)) {
    if (!isSetting(name)) continue;
    if (comment !== undefined) groups.push({ names: [name], meaning: comment.replace(/\s*\n\s+\*\s?/g, ' ').trim() });
    else groups.at(-1)?.names.push(name);
  }
  return groups;
}

function standardOf(name: keyof typeof SETTINGS): string {
  const { data } = SETTINGS[name].schema.safeParse(undefined);
  return data === undefined || (Array.isArray(data) && data.length === 0) ? 'none' : `\`${data}\``;
}

/** docs/settings.md: a row for each comment of the catalogue. */
export function settingsDocument(): string {
  const rows = settingGroups().map(({ names, meaning }) => {
    const standards = names.map(standardOf);
    const readers = [...new Set(names.flatMap((name) => SETTINGS[name].readBy))];
    const cells = [
      names.map((name) => `\`${name}\``).join(', '),
      new Set(standards).size === 1 ? standards[0] : standards.join(', '),
      readers.join(', '),
      meaning.replaceAll('|', '\\|'),
    ];
    return `| ${cells.join(' | ')} |\n`;
  });
  return `${HEAD}${rows.join('')}`;
}
