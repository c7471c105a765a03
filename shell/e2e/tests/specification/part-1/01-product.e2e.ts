import { expect } from '@playwright/test';
import { test } from '../../../preparation/caller.ts';
import { startRestrictedSite } from '../../../preparation/restricted-site.ts';

/** Part 1, section 1. Its features are tested with their screens and calls. */

test('Audience: students of the diploma programme (maths AA SL, AA HL, AI SL, AI HL; also physics and chemistry SL/HL for ordinary visitors)', async ({
  guest,
}) => {
  const { subjects } = (await guest.call<{ subjects: { subject_name: string }[] }>('GET', '/api/subjects?excludeChildren=true'))
    .body;
  expect(subjects.map(({ subject_name }) => subject_name)).toEqual([
    ...['Maths AA SL', 'Maths AA HL', 'Maths AI SL', 'Maths AI HL'],
    ...['Physics SL', 'Physics HL', 'Chemistry SL', 'Chemistry HL'],
  ]);
});

test('Marketing claims shown: 10K+ students, 10+ years, 2.5K+ questions, a video channel with 10,000+ subscribers, teacher selection rate under 5%', async ({
  page,
}) => {
  await page.goto('/online-classes');
  const band = page.locator('dl[aria-label="In numbers"]');
  for (const claim of ['10K+', '10+', '2.5K+', '10,000+']) await expect(band.getByText(claim, { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('fewer than 5%');
  await test.step('The product states that it is independent of the IB organisation and not endorsed by it', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(/is independent. It is not affiliated with, endorsed by .*International Baccalaureate/);
  });
});

test('Visitors can register or log in with a form or with a third-party sign-in', async ({ page }) => {
  for (const [address, button] of [
    ['/login', 'Log in'],
    ['/sign-up', 'Sign up'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('button', { name: button, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Continue with / })).toBeVisible();
  }
});

test('A reduced variant of the product exists (a site flag hides some navigation items and excludes some routes)', async ({
  page,
}) => {
  const { url, stop } = await startRestrictedSite();
  try {
    expect((await page.request.get(`${url}/pricing`)).status()).toBe(404);
    expect((await page.request.get(`${url}/math-questions`)).status()).toBe(200);
    await page.goto(`${url}/math-questions`);
    const navbar = page.getByRole('banner');
    await expect(navbar.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    await expect(navbar.getByRole('link', { name: 'Blogs', exact: true })).toHaveCount(0);
  } finally {
    await stop();
  }
});
