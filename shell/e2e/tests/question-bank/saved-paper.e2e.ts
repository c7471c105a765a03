import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { pagesOf } from '../../../../api/test/read-pdf.ts';
import { signedInAs } from '../../preparation/demo-accounts.ts';
import { saveQuestions, signedInAsNewLearner } from '../../preparation/learner-account.ts';

/** Presses the dialog's button and returns the text of the downloaded paper. */
async function download(page: Page): Promise<string[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  return pagesOf(bytes);
}

test('a learner prints ten chosen ones of eleven saved questions', async ({ page }) => {
  await signedInAsNewLearner(page);
  await saveQuestions(page, 11);
  await page.goto('/saved-questions');
  await expect(page.getByText(/^11 questions, \d+ marks in total\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Download Questions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download as a paper' });
  await expect(dialog.getByText('You can download up to 10 questions at a time.')).toContainText('10 chosen.');
  const choices = dialog.getByRole('checkbox');
  await expect(choices.nth(10)).toBeDisabled();
  await choices.nth(0).click();
  await choices.nth(10).click();
  await expect(dialog.getByText('10 chosen.')).toBeVisible();
  const pages = await download(page);
  expect(pages[0]).toMatch(/QUESTIONS 10 /);
  expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
  await expect(page.getByText('Your paper is in your downloads.')).toBeVisible();
});

test('staff print eleven at once; a guest is asked to log in', async ({ page }) => {
  await page.goto('/saved-questions');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible();

  await signedInAs(page, 'staff');
  await saveQuestions(page, 11);
  await page.goto('/saved-questions');
  await page.getByRole('button', { name: 'Download Questions' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(0);
  const pages = await download(page);
  expect(pages[0]).toMatch(/QUESTIONS 11 /);
});
