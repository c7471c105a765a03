/** Every story as it was when its picture was kept: a test for each, in both themes and at two widths. */
import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { stories, test } from './preview.ts';

const { pictured, ofModules } = stories();

for (const { id, title, name } of pictured) {
  test(`${title}: ${name}`, async ({ show }) => {
    const { page, clip } = await show(id);
    await expect(page).toHaveScreenshot(`${id}.webp`, { clip, fullPage: true });
  });
}

for (const { id, title, name } of ofModules) {
  test(`${title}: ${name} renders`, async ({ show }) => {
    const { page } = await show(id);
    await expect(page.getByRole('heading').first()).toBeVisible();
  });
}

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a test needs, and this one needs nothing.
test('there is no picture of a removed story', ({}, testInfo) => {
  const folder = dirname(testInfo.snapshotPath('any.webp'));
  const left = readdirSync(folder).filter((file) => !pictured.some(({ id }) => file === `${id}.webp`));
  if (testInfo.config.updateSnapshots === 'none') expect(left).toEqual([]);
  else for (const file of left) rmSync(join(folder, file));
});
