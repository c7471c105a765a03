import { join } from 'node:path';
import { addressOf } from '@api/contract/addresses';
import { expect, type Page } from '@playwright/test';
import { firstPages } from '@shell/build/module-folders';

const CHECKOUT = join(import.meta.dirname, '../../..');

/** Modules whose first page will not do, each with the reason. */
const OTHER_PAGES: Readonly<Record<string, string>> = {
  // The page without a course has no questions, formulae and marks.
  'mfe-question-bank': addressOf('question-list', {}, { query: { subject: 'math-aa-sl', topic: 'functions' } }),
  // The overview's figures change with other e2e tests.
  'mfe-admin': addressOf('reported-questions'),
};

/** A page of each module, as staff see it. */
export const MODULE_PAGES: Readonly<Record<string, string>> = { ...firstPages(CHECKOUT), ...OTHER_PAGES };

/** A page of the shell, without any module. */
export const WITHOUT_MODULE = '/forgot-password';

/** Follows a link to another page and waits for its module, or until none is left. */
export async function showPage(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address);
  if (address === WITHOUT_MODULE) await expect(page.locator('#module > *')).toHaveCount(0);
  else await settled(page);
}

/** Waits until a module's page and its data are there. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('#module h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
