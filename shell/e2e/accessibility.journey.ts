import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { signedInAs } from './demo-accounts.ts';
import { questionAt, saveQuestions, signedInAsNewLearner } from './learner-account.ts';

const PAGES = [
  { name: 'question bank', address: '/math-questions', as: 'guest' },
  { name: 'list of questions', address: '/math-questions?subject=math-aa-hl&topic=functions&difficulty=Medium', as: 'learner' },
  { name: 'syllabus', address: '/math-questions/syllabus?subject=physics-hl&topic=fields', as: 'guest' },
  { name: 'blogs', address: '/blogs', as: 'guest' },
  { name: 'making a test', address: '/take-a-test', as: 'learner' },
  { name: 'my tests', address: '/my-tests', as: 'learner' },
  { name: 'lost marks', address: '/my-tests/lost-marks', as: 'learner' },
  { name: 'account', address: '/account-details', as: 'learner' },
  { name: 'membership', address: '/account-details/membership', as: 'learner' },
  { name: 'pricing', address: '/pricing', as: 'guest' },
  { name: 'verifying an address', address: '/verify-user?token=none', as: 'guest' },
  { name: 'payments of staff', address: '/admin/payments', as: 'staff' },
  { name: 'staff questions', address: '/admin/questions', as: 'staff' },
  { name: 'answer sheets of staff', address: '/admin/grade-tests', as: 'staff' },
  { name: 'log in', address: '/login', as: 'guest' },
  { name: 'sign up', address: '/sign-up', as: 'guest' },
  { name: 'not found', address: '/nothing', as: 'guest' },
] as const;

const SCREENS = [
  { theme: 'light', width: 1280, height: 860 },
  { theme: 'dark', width: 390, height: 844 },
] as const;

/** Fails with what axe finds in the whole page, contrast included, by WCAG 2.2 AA. */
async function expectAccessible(page: Page) {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const result = await run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
  expect(violations).toEqual([]);
}

/** Fails where the page is wider than the screen. */
async function expectToFit(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

for (const { name, address, as } of PAGES) {
  test(`${name} is accessible and fits, light on a desktop and dark on a phone`, async ({ page }) => {
    if (as !== 'guest') await signedInAs(page, as);
    for (const { theme, width, height } of SCREENS) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectToFit(page);
      await expectAccessible(page);
    }
  });
}

test('the dialogs of a question and of the saved ones are accessible and fit, in both themes', async ({ page }) => {
  // Six dialogs in two themes: twelve times axe.
  test.slow();
  await signedInAsNewLearner(page);
  await saveQuestions(page, 11);
  await page.setViewportSize({ width: 360, height: 800 });
  const look = async (role: 'dialog' | 'alertdialog', name: string) => {
    await expect(page.getByRole(role, { name })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectToFit(page);
      await expectAccessible(page);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toHaveCount(0);
  };
  await page.goto((await questionAt(page, 'subject=physics-hl', 5)).address);
  for (const [button, dialog] of [
    ['Report a problem', 'Report a problem'],
    ['Ask a doubt', 'Ask a doubt'],
    ['Keyboard shortcuts', 'Keyboard shortcuts'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await look('dialog', dialog);
  }
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search questions and topics' }).fill('field');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('dialog', 'Search questions and topics');

  await page.goto('/saved-questions');
  await page.getByRole('button', { name: 'Download Questions' }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await look('dialog', 'Download as a paper');
  await page.getByRole('button', { name: 'Clear all questions' }).click();
  await look('alertdialog', 'Clear all saved questions?');
});

test('the whole way to an answer works with the keyboard alone', async ({ page }) => {
  await page.goto('/math-questions?subject=math-aa-sl&topic=functions');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('article').first().getByRole('heading').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Question 1\./ })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('tab', { name: 'Hint' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Answer' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Answer' })).toHaveAttribute('aria-selected', 'true');
});
