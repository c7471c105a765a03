import { expect, type Page } from '@playwright/test';

/** One page of each module, that staff see: of their own module, one that shows nothing but what the database has. */
export const MODULE_PAGES: Readonly<Record<string, string>> = {
  'mfe-question-bank': '/math-questions?subject=math-aa-sl&topic=functions',
  'mfe-tests': '/take-a-test',
  'mfe-progress': '/today',
  'mfe-account': '/pricing',
  'mfe-admin': '/admin/reported-questions',
  'mfe-content': '/blogs',
};

/** A page of the shell's own, without any module. */
export const WITHOUT_MODULE = '/forgot-password';

/** Goes to another page as links do, and waits until its module shows it, or until none is left. */
export async function showPage(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address);
  if (address === WITHOUT_MODULE) await expect(page.locator('#module > *')).toHaveCount(0);
  else await settled(page);
}

/** The page of a module is there, with its data. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('#module h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
