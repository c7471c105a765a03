import { join } from 'node:path';
import { addressOf } from '@api/contract/addresses';
import { expect, type Page } from '@playwright/test';
import { firstPages } from '@shell/build/module-folders';

const CHECKOUT = join(import.meta.dirname, '../../..');

/** Modules of which another page than the first is looked at, each for its reason. */
const OTHER_PAGES: Readonly<Record<string, string>> = {
  // A list has the questions, formulae and marks of nearly all its pages; the first page, without a course, has none of them.
  'mfe-question-bank': addressOf('question-list', {}, { query: { subject: 'math-aa-sl', topic: 'functions' } }),
  // The overview shows figures that other e2e tests change while two pages of it are compared.
  'mfe-admin': addressOf('reported-questions'),
};

/** One page of each module, that staff see. */
export const MODULE_PAGES: Readonly<Record<string, string>> = { ...firstPages(CHECKOUT), ...OTHER_PAGES };

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
