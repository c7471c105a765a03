import { expect, type Page, test } from '@playwright/test';
import { signedInAs, signIn } from '../../preparation/demo-accounts.ts';
import { call, signedInAsNewLearner } from '../../preparation/learner-account.ts';

/** Every page of the staff area that needs no other thing to be about, and how its heading begins. */
const PAGES = [
  ['/admin', 'Good day'],
  ['/admin/questions', 'Questions'],
  ['/admin/questions/new', 'New question'],
  ['/admin/topics', 'Topics'],
  ['/admin/topics/new', 'New topic'],
  ['/admin/topics/transfer-questions', 'Transfer questions'],
  ['/admin/subjects', 'Subjects'],
  ['/admin/subjects/new', 'New subject'],
  ['/admin/upload_questions', 'Upload questions'],
  ['/admin/upload_topics', 'Upload topics'],
  ['/admin/upload_subjects', 'Upload subjects'],
  ['/admin/user-doubts', 'Doubts'],
  ['/admin/reported-questions', 'Reported questions'],
  ['/admin/grade-tests', 'Answer sheets'],
  ['/admin/messages', 'Messages'],
  ['/admin/users', 'Users'],
  ['/admin/payments', 'Payments'],
  ['/admin/plans', 'Plans'],
  ['/admin/blog-posts', 'Posts'],
  ['/admin/blog-posts/new', 'New post'],
  ['/admin/blog-feedback', 'Blog feedback'],
  ['/admin/modules', 'Modules'],
  ['/admin/log', 'Log'],
  ['/admin/health', 'What runs'],
] as const;

/** Goes from page to page as the site does, without loading it anew. */
async function expectEveryPage(page: Page) {
  await page.goto('/admin');
  for (const [path, heading] of PAGES) {
    await page.evaluate((to) => history.pushState(null, '', to), path);
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
    await expect(page.getByRole('heading', { name: /did not load/ }), path).toHaveCount(0);
  }
}

test('administrators open every page of the staff area', async ({ page }) => {
  await signedInAs(page, 'staff');
  await expectEveryPage(page);
});

test('teachers open every page as well, and learners and guests none', async ({ page, browser, baseURL }) => {
  const { email, password } = await signedInAsNewLearner(page);
  const found = page.getByRole('heading', { level: 1 });
  for (const [path] of PAGES) {
    await page.goto(path);
    await expect(found).toHaveText(/not found/i);
  }

  const office = await browser.newPage({ ...(baseURL && { baseURL }) });
  await signedInAs(office, 'staff');
  await office.goto(`/admin/users?q=${encodeURIComponent(email)}`);
  await office.getByRole('table').getByRole('link').first().click();
  await expect(office).toHaveURL(/\/admin\/users\/\d+/);
  const id = new URL(office.url()).pathname.split('/').at(-1);
  await call(office, 'PUT', `/admin/users/${id}/role`, { role_id: 2, reason: 'Teaches from today on' });
  await office.close();

  await signIn(page, email, password);
  await expectEveryPage(page);
  await page.evaluate(() => localStorage.clear());
  for (const path of ['/admin', '/admin/users', '/admin/topics']) {
    await page.goto(path);
    await expect(found).toHaveText(/not found/i);
  }
});
