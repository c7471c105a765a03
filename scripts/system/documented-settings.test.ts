import { expect, test } from 'vitest';
import { SETTINGS } from '../../api/contract/src/settings/index.ts';
import { settingsDocumented } from './documented-settings.ts';

const documented = settingsDocumented();

test('every setting that is read is documented once, and no other', () => {
  expect(documented.map(({ name }) => name).toSorted()).toEqual(Object.keys(SETTINGS).toSorted());
});

/** In words, or with other settings in them. */
const TOLD_OTHERWISE = ['CORS_ORIGINS', 'MAIL_FROM', 'PUBLIC_URL', 'WATERMARK_TEXT'];

test('what holds where a setting is absent is documented as it is', () => {
  for (const [name, { schema }] of Object.entries(SETTINGS)) {
    const { success, data } = schema.safeParse(undefined);
    if (!success || data === undefined || TOLD_OTHERWISE.includes(name)) continue;
    const { standard } = documented.find((one) => one.name === name) ?? {};
    expect(standard, name).toBe(String(data));
  }
});
