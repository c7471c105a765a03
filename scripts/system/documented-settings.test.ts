import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SETTINGS } from '../../api/contract/src/settings/index.ts';
import { ROOT } from '../processes/programs.ts';
import { settingGroups, settingsDocument } from './documented-settings.ts';

test('every setting has a comment of its own or is below one', () => {
  const groups = settingGroups();

  expect(groups.flatMap(({ names }) => names)).toEqual(Object.keys(SETTINGS));
  expect(groups.filter(({ meaning }) => meaning === '')).toEqual([]);
});

test('docs/settings.md is what the catalogue says', async () => {
  await expect(settingsDocument()).toMatchFileSnapshot(join(ROOT, 'docs/settings.md'));
});
