import { signedInAs } from '../../preparation/demo-accounts.ts';
import { expect, test } from '../../test.ts';

test('a guest finds a question by subject, topic and filter, and reads its hint', { tag: '@main' }, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/math-questions');
  await expect(page.getByRole('heading', { level: 1, name: 'IBDP Question Bank' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Courses' }).getByRole('link')).toHaveCount(8);

  await page.getByRole('link', { name: 'Maths AA HL', exact: true }).first().click();
  await page.getByRole('link', { name: '2 Functions', exact: true }).click();
  await expect(page).toHaveURL('/math-questions?subject=math-aa-hl&topic=functions');
  await expect(page.getByRole('article')).toHaveCount(10);

  await page.getByRole('button', { name: 'Difficulty' }).click();
  await page.getByRole('checkbox', { name: /Hard/ }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/difficulty=Hard/);
  await expect(page.getByRole('article').getByText('Hard', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('article').getByText('Easy', { exact: true })).toHaveCount(0);

  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/math-questions\/math-aa-hl\/functions\/.+\/\d+\?.*difficulty=Hard/);
  await page.getByRole('tab', { name: 'Hint' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Hint' })).not.toBeEmpty();
  await expect(page.locator('.katex-mathml math').first()).toBeAttached();
});

test('a guest opens the answer of the first two questions of a topic, and of no other', async ({ page }) => {
  await page.goto('/math-questions?subject=math-aa-sl&topic=functions');
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(page.getByText('Free answer', { exact: true })).toHaveCount(2);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.getByRole('tab', { name: 'Solution' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Solution' }).locator('.katex').first()).toBeVisible();
  await page.goto('/math-questions?subject=math-aa-sl&topic=functions');
  await page.getByRole('article').nth(2).getByRole('heading').getByRole('link').click();
  await page.getByRole('tab', { name: 'Solution' }).click();
  await expect(page.getByRole('heading', { name: 'Log in to see the answer' })).toBeVisible();
});

test('previous and next walk the list that the address names; back, reload and share keep it', async ({ page }) => {
  await page.goto('/math-questions?subject=physics-sl&topic=space-time-and-motion&pageSize=5');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Question 1.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Previous' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Next question' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Question 2.' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Question 2.' })).toBeVisible();
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Question 1.' })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Question 2.' })).toBeVisible();
});

test('pages, page size and order stand in the address', async ({ page }) => {
  await page.goto('/math-questions?subject=chemistry-hl&topic=models-of-bonding-and-structure');
  const range = page.getByText(/^\d+ to \d+ of \d+ questions$/);
  await expect(range).toHaveText(/^1 to 10 of/);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(range).toHaveText(/^11 to /);

  await page.getByRole('combobox', { name: 'Per page' }).selectOption('2');
  await expect(page).toHaveURL(/pageSize=2/);
  await expect(range).toHaveText(/^1 to 2 of/);

  await page.getByRole('combobox', { name: 'Sort:' }).selectOption('Most marks');
  await expect(page).toHaveURL(/sortBy=marks&sortOrder=desc/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sortBy/);
  await expect(page.getByRole('combobox', { name: 'Sort:' })).toHaveValue('question_number-asc');
});

test('a learner opens answer, worked solution and mark scheme, and sees the month’s use go up', { tag: '@main' }, async ({
  page,
}) => {
  await signedInAs(page, 'newcomer');
  const used = () =>
    page.evaluate(async () => {
      const { state } = JSON.parse(localStorage.getItem('auth-store') ?? '{}');
      const answer = await fetch('/api/me', { headers: { authorization: `Bearer ${state.token}` } });
      return (await answer.json()).usage.questions.used as number;
    });
  const before = await used();

  // The answers of the first two are free.
  await page.goto('/math-questions?subject=math-aa-sl&topic=calculus');
  await page.getByRole('article').nth(2).getByRole('heading').getByRole('link').click();
  await page.getByRole('tab', { name: 'Solution' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Solution' })).not.toBeEmpty();
  await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Mark scheme' }).click();
  await expect(
    page
      .getByRole('tabpanel', { name: 'Mark scheme' })
      .getByText(/^\(?[MAR][1-3]\)?$/)
      .first(),
  ).toBeVisible();
  expect(await used()).toBe(before + 1);
  await page.reload();
  await expect(
    page
      .getByRole('tabpanel', { name: 'Mark scheme' })
      .getByText(/^\(?[MAR][1-3]\)?$/)
      .first(),
  ).toBeVisible();
  expect(await used()).toBe(before + 1);
});

test('the syllabus of a topic shows its formulae; a missing one gives way to the questions', async ({ page }) => {
  for (const who of ['guest', 'learner', 'staff'] as const) {
    if (who !== 'guest') await signedInAs(page, who);
    await page.goto('/math-questions/syllabus?subject=math-aa-sl&topic=functions');
    await expect(page.getByRole('heading', { level: 1, name: 'Functions' })).toBeVisible();
    await expect(page.locator('main .katex').first()).toBeVisible();

    await page.goto('/math-questions/syllabus?subject=math-aa-sl&topic=nothing-like-this');
    await expect(page.getByText('Syllabus and the formula for this topic are currently unavailable.')).toBeVisible();
    await expect(page).toHaveURL(/\/math-questions\?subject=math-aa-sl/);
  }
});

test('staff see a subject more than learners do', async ({ page }) => {
  await signedInAs(page, 'staff');
  await page.goto('/math-questions');
  await expect(page.getByRole('navigation', { name: 'Courses' }).getByRole('link')).toHaveCount(9);
});
