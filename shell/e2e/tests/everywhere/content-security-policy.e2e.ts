import { expect, type Page, test } from '@playwright/test';
import { signedInAs } from '../../preparation/demo-accounts.ts';
import { questionAt } from '../../preparation/learner-account.ts';

/** Collects violations of the page's policy from now on. */
async function violationsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('tellViolation', (told: string) => found.push(told));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      const tell = (window as unknown as { tellViolation: (told: string) => void }).tellViolation;
      tell([location.pathname, effectiveDirective, blockedURI, sourceFile, sample].join(' '));
    });
  });
  return found;
}

const WALKS = {
  guest: ['/', '/math-questions', '/pricing', '/blogs', '/take-a-test', '/signup'],
  learner: [
    ...['/my-tests', '/my-tests/lost-marks', '/saved-questions', '/my-doubts', '/account-details/membership'],
    ...['/onboarding', '/math-questions/syllabus?subject=math-aa-sl&topic=functions'],
  ],
  staff: [
    '/admin/questions',
    '/admin/questions/new',
    '/admin/user-doubts',
    '/admin/payments',
    '/admin/modules',
    '/admin/grade-tests',
  ],
} as const;

for (const who of ['guest', 'learner', 'staff'] as const) {
  test(`the pages of a ${who} keep to their policy, and are styled under it`, async ({ page }) => {
    const violations = await violationsOf(page);
    if (who !== 'guest') await signedInAs(page, who);
    const { address } = await questionAt(page, 'subject=math-aa-sl&topic=functions', 0);
    for (const path of [...WALKS[who], address]) {
      const response = await page.goto(path);
      // In development too, where single scripts may come from elsewhere.
      expect(response?.headers()['content-security-policy'], path).toMatch(
        /style-src-elem 'self' 'nonce-[^']+'(?: (?:http|ws):\S+)*;/,
      );
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    }
    await expect(page.locator('.katex').first()).toBeVisible();
    // Without the nonce there would be no rules: they go into an allowed element one by one.
    const rules = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].flatMap(({ sheet }) => [
        ...(sheet?.cssRules ?? []),
      ]),
    );
    expect(rules.length).toBeGreaterThan(50);
    expect(violations).toEqual([]);
  });
}

test('a style element without the nonce of its page, and evaluated code, are stopped', async ({ page }) => {
  const violations = await violationsOf(page);
  await page.goto('/login');
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.head.append(script);
  });
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await expect
    .poll(() => violations.map((told) => told.split(' ').slice(0, 3)))
    .toEqual([
      ['/login', 'style-src-elem', 'inline'],
      ['/login', 'script-src-elem', 'inline'],
    ]);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
