import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../processes/programs.ts';
import { settingsDocumented } from './documented-settings.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name as string);

/** Those of the system and of Node: no settings of ours. */
const NOT_OURS = ['PATH', 'NODE_COMPILE_CACHE'];

/** Besides the API's schema: the gateway, the commands, the releases and the browser of the checks. */
const PARSERS = [
  'shell/server/src/settings.ts',
  'scripts/system/settings.ts',
  'shell/build/src/module-folders.ts',
  'shell/releases/src/place.ts',
  'shell/releases/src/commands.ts',
  'scripts/checks/browser.ts',
];

/** What they read from the environment. */
function settingsRead(): string[] {
  const parsers = PARSERS.map(read).join('\n');
  return [
    ...all(read('api/src/config.ts'), /^ {4}([A-Z][A-Z0-9_]+):/gm),
    ...all(parsers, /env\.([A-Z][A-Z0-9_]+)/g),
    ...all(parsers, /(?:readPort|readLink|readEmail|readNumber|noted)\([^)\n]*'([A-Z][A-Z0-9_]+)'/g),
  ].filter((name) => !NOT_OURS.includes(name));
}

test('every setting that is read is documented, and no other', () => {
  const [known, documented] = [new Set(settingsRead()), new Set(settingsDocumented())];
  expect(known.size).toBeGreaterThan(30);
  expect(
    [...known].filter((name) => !documented.has(name)),
    'not in docs/operations.md',
  ).toEqual([]);
  expect(
    [...documented].filter((name) => !known.has(name)),
    'read by nobody',
  ).toEqual([]);
});
