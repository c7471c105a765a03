import { expect, test } from '@playwright/test';
import { fillLogIn } from '../../preparation/demo-accounts.ts';
import { newLearner, questionAt, signedInAsNewLearner } from '../../preparation/learner-account.ts';

test('a learner pins at the lowest topic, saves and takes out again, and filters by marks', async ({ page }) => {
  await signedInAsNewLearner(page);
  const { slugs } = await questionAt(page, 'subject=physics-hl', 0);
  const [topic = '', subtopic, subsubtopic] = slugs;
  const list = new URLSearchParams({
    subject: 'physics-hl',
    topic,
    ...(subtopic && { subtopic }),
    ...(subsubtopic && { subsubtopic }),
  });
  await page.goto(`/math-questions?${list}`);
  const rows = page.getByRole('article');
  const first = rows.first();
  await first.getByRole('button', { name: 'Pin question' }).click();
  await expect(page.getByText('Question pinned')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Pin question', pressed: true })).toBeVisible();
  await first.getByRole('button', { name: 'Save question' }).click();
  await expect(page.getByText('Question saved! Find it in bookmarks for easy access.')).toBeVisible();
  await first.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(page.getByText('Question marked as completed')).toBeVisible();

  const filters = page.getByRole('group', { name: 'Filters' });
  const done = page.getByRole('button', { name: 'Mark as completed', pressed: true });
  await filters.getByRole('button', { name: 'More filters' }).click();
  await filters.getByRole('button', { name: 'Completed', exact: true }).click();
  await expect(page).toHaveURL(/[?&]completedQuestion=true/);
  await expect(rows).toHaveCount(1);
  await expect(done).toHaveCount(1);
  await filters.getByRole('button', { name: 'Not completed' }).click();
  await expect(page).toHaveURL(/uncompletedQuestion=true/);
  await expect(done).toHaveCount(0);
  await expect(rows.first()).toBeVisible();
  await filters.getByRole('button', { name: 'Not completed' }).click();
  await filters.getByRole('button', { name: 'Saved' }).click();
  await expect(page).toHaveURL(/bookmarkedQuestion=true/);
  await expect(rows).toHaveCount(1);
  await first.getByRole('button', { name: 'Save question', pressed: true }).click();
  await expect(page.getByText('Question removed from bookmarks.')).toBeVisible();

  await page.goto(`/math-questions?subject=physics-hl&topic=${topic}`);
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pin question' })).toHaveCount(0);
});

test('a guest is asked to log in for a report, a doubt and a mark, which is then set', async ({ page }) => {
  const { email, password } = await newLearner(page);
  const { address } = await questionAt(page, 'subject=physics-hl', 1);
  await page.goto(address);
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Email' });
  for (const name of ['Report a problem', 'Ask a teacher']) {
    await page.getByRole('button', { name }).click();
    await expect(field).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Mark as completed' }).click();
  await fillLogIn(page, email, password);
  await expect(page.getByText('Question marked as completed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as completed', pressed: true })).toBeVisible();
});
