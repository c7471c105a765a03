import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { pagesOf } from '../../api/test/read-pdf.ts';
import { signedInAs } from './demo-accounts.ts';
import { openNewTest } from './new-test.ts';

test('a learner prints a test before taking it', async ({ page }) => {
  await signedInAs(page, 'learner');
  const slug = await openNewTest(page);
  await page.getByRole('button', { name: 'Print' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Questions with room for working' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${slug}.pdf`);
  const pages = await pagesOf(await readFile(await download.path()));
  expect(pages[0]).toMatch(/Practice test .*Maths AA HL.*QUESTIONS 5 /);
  expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
});
