/** Every story as it was when its picture was kept: a test for each, in both themes and at two widths. */
import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { pictured, test } from './preview.ts';

const stories = pictured();

for (const { id, title, name } of stories) {
  test(`${title}: ${name}`, async ({ show }) => {
    const { page, clip } = await show(id);
    await expect(page).toHaveScreenshot(`${id}.webp`, { clip, fullPage: true });
  });
}

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a test needs, and this one needs nothing.
test('there is no picture of a removed story', ({}, testInfo) => {
  const folder = dirname(testInfo.snapshotPath('any.webp'));
  const left = readdirSync(folder).filter((file) => !stories.some(({ id }) => file === `${id}.webp`));
  if (testInfo.config.updateSnapshots === 'none') expect(left).toEqual([]);
  else for (const file of left) rmSync(join(folder, file));
});
