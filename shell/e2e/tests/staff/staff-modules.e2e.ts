import { expect, type Page, test } from '@playwright/test';
import { signedInAs } from '../../preparation/demo-accounts.ts';
import { putSecondRelease } from '../../preparation/second-release.ts';

const NAME = 'mfe-content';

/** The module's version that a page loaded now gets. */
async function liveVersion(page: Page): Promise<string> {
  const { modules } = (await (await page.request.get('/modules.json')).json()) as {
    modules: { name: string; version: string }[];
  };
  return modules.find(({ name }) => name === NAME)?.version ?? '';
}

test('staff take a module back to another release and forward again; learners may not', async ({ page, browser }) => {
  const { live, other } = await putSecondRelease(NAME);
  await signedInAs(page, 'staff');
  await page.goto('/admin/modules');
  const card = page.getByRole('article', { name: NAME });
  await card.getByText('Releases in the store').click();
  for (const version of [other.version, live]) {
    await card.getByRole('button', { name: `Actions for ${version.slice(0, 7)}` }).click();
    await page.getByRole('menuitem', { name: 'Make live' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make it live' }).click();
    await expect(card.getByRole('row', { name: version.slice(0, 7) })).toContainText('Live');
    expect(await liveVersion(page)).toBe(version);
  }
  await card.getByText('History').click();
  await expect(card.getByRole('listitem').first()).toContainText(`Made live again: ${live.slice(0, 7)}`);

  const learner = await (await browser.newContext()).newPage();
  await signedInAs(learner, 'learner');
  const token = await learner.evaluate(() => JSON.parse(localStorage.getItem('auth-store') ?? '{}').state.token as string);
  const refused = await learner.request.post(`/releases/${NAME}/rollback`, {
    headers: { authorization: `Bearer ${token}` },
    data: { version: other.version },
  });
  expect(refused.status()).toBe(403);
  await learner.goto('/admin/modules');
  await expect(learner.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(await liveVersion(page)).toBe(live);
});
