import { signedInAs } from '../../preparation/demo-accounts.ts';
import { expect, test } from '../../test.ts';

test('the search opens from the box and by keys, and finds a topic in spite of a typing error', { tag: '@main' }, async ({
  page,
}) => {
  await page.goto('/math-questions');
  const box = page.getByRole('searchbox', { name: 'Search questions and topics' });
  await box.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await box.click();
  const field = page.getByRole('combobox', { name: 'Search questions and topics' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await field.fill('quadratc functions');
  const topics = page.getByRole('group', { name: 'Topic Suggestions' });
  await expect(topics.getByRole('option', { name: /Quadratic functions/ }).first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Question Suggestions' }).getByRole('option').first()).toBeVisible();

  await page.keyboard.press('ArrowUp');
  const chosen = page.getByRole('option', { selected: true });
  const address = (await chosen.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/math-questions\?subject=.+&topic=/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the search opens a question for everybody, with Ctrl-K from anywhere', async ({ page }) => {
  for (const who of ['guest', 'learner', 'staff'] as const) {
    if (who !== 'guest') await signedInAs(page, who);
    await page.goto('/blogs');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search questions and topics' });
    await field.fill('half-life');
    await page.keyboard.press('Enter');
    const hits = page.getByRole('group', { name: 'Question Suggestions' }).getByRole('option');
    await expect(hits.locator('mark').first()).toBeVisible();
    await hits.first().click();
    await expect(page).toHaveURL(/\/math-questions\/.+\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: /Question/ })).toBeVisible();
  }
});

test('a search without hits says so', async ({ page }) => {
  await page.goto('/math-questions');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search questions and topics' }).fill('qqqxzjw');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('No Results Found', { exact: true }).last()).toBeVisible();
});
