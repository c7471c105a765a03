import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { codesOf, pagesOf } from '../../../../api/test/read-pdf.ts';
import { signedInAs } from '../../preparation/demo-accounts.ts';
import { openNewTest } from '../../preparation/new-test.ts';

test('a learner prints a test before taking it', async ({ page }) => {
  await signedInAs(page, 'learner');
  const slug = await openNewTest(page);
  await page.getByRole('button', { name: 'Print' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${slug}.pdf`);
  const paper = await readFile(await download.path());
  const pages = await pagesOf(paper);
  expect(pages[0]).toMatch(/Practice test .*Maths AA HL.*QUESTIONS 5 /);
  expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
  const address = new URL(`/take-a-test/${slug}`, page.url()).href;
  const codes = (await codesOf(paper)).map((code) => code?.replace(/&q=.*/, ''));
  expect(codes).toEqual(pages.map((_, index) => `${address}#page=${index + 1}`));
});
