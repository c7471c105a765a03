import type { Question } from '@api/contract';
import { questionAddress } from '@api/contract/addresses';
import type { Page } from '@playwright/test';
import { signedInAs, signIn } from '../../preparation/demo-accounts.ts';
import { call, signedInAsNewLearner } from '../../preparation/learner-account.ts';
import { expect, test } from '../../test.ts';

/** A free question of several parts, each with one plain number field (an exact answer has a maths field). */
async function questionOfNumbers(page: Page): Promise<Question> {
  for (const topic of ['number-and-algebra', 'functions', 'geometry-and-trigonometry', 'statistics-and-probability']) {
    const answer = await page.request.get(`/api/questions?subject=math-aa-hl&topic=${topic}&pageSize=10`);
    const { questions } = (await answer.json()) as { questions: Question[] };
    const found = questions.find(
      ({ answer_parts = [] }) =>
        answer_parts.length > 1 &&
        answer_parts.every(({ fields: [field, more] }) => field?.kind === 'number' && !field.form && !more),
    );
    if (found) return found;
  }
  throw new Error('The bank has no question of several numbers');
}

const waitingIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('answer-on-its-way')));

const fieldOf = (page: Page, part: string) =>
  page.getByRole('group', { name: `Your answer to (${part})`, exact: true }).getByRole('textbox');

test('a guest is judged at once, nothing moves, and what is typed outlives a reload', { tag: '@main' }, async ({ page }) => {
  const question = await questionOfNumbers(page);
  await page.goto(questionAddress(question));
  const last = page.getByRole('button', { name: /^Show me/ });
  await fieldOf(page, 'a').fill('123456789');
  const before = await last.boundingBox();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Your answer to (a)', exact: true }).getByRole('status')).not.toHaveText('');
  await expect(page.getByText(/\/ \d+ marks/).last()).toBeVisible();
  expect((await last.boundingBox())?.y).toBe(before?.y);
  await fieldOf(page, 'b').fill('41');
  await expect.poll(() => page.evaluate((id) => localStorage.getItem(`draft:0:answers:${id}`), question.id)).toContain('41');
  await page.reload();
  await expect(fieldOf(page, 'b')).toHaveValue('41');
});

test('an answer without a network waits in every tab, outlives a reload and being signed out, and counts once', async ({
  page,
  context,
}) => {
  const { email, password } = await signedInAsNewLearner(page);
  const question = await questionOfNumbers(page);
  await page.goto(questionAddress(question));
  const path = '**/api/practice/questions/*/answers';
  await context.route(path, (route) => route.abort('internetdisconnected'));
  await fieldOf(page, 'a').fill('123456789');
  await page.keyboard.press('Enter');
  const waits = (tab: Page) => expect(tab.getByText(/^You’re offline. We’ll check it/)).toBeVisible();
  await waits(page);
  await page.reload();
  await waits(page);
  await expect(fieldOf(page, 'a')).toHaveValue('123456789');
  const second = await context.newPage();
  await second.goto(questionAddress(question));
  await waits(second);
  // Signed out meanwhile, as by a changed password: the answer stays.
  await context.unroute(path);
  await page.evaluate(() => localStorage.removeItem('auth-store'));
  await page.reload();
  await expect(page.getByText(/^You’re offline. We’ll check it/)).toBeHidden();
  await signIn(page, email, password);
  await page.goto(questionAddress(question));
  await expect.poll(() => waitingIn(page)).toEqual([]);
  for (const tab of [page, second]) {
    await expect(tab.getByText(/^You’re offline. We’ll check it/)).toBeHidden();
    await expect(fieldOf(tab, 'a')).toHaveValue('123456789');
  }
  const kept = (await call(page, 'GET', `/practice/questions/${question.id}/attempts`)) as { totalCount: number };
  expect(kept.totalCount).toBe(1);
});

test('a learner gives up, marks the lines, and finds all of it kept', async ({ page }) => {
  await signedInAs(page, 'learner');
  const question = await questionOfNumbers(page);
  await page.goto(questionAddress(question));
  await fieldOf(page, 'a').click();
  await page.getByRole('button', { name: 'Show me (a)' }).click();
  await expect(page.getByText('Skipped. You can still try (a).')).toBeVisible();
  await page.getByRole('tab', { name: 'Mark scheme' }).click();
  const tick = page.getByRole('tabpanel').getByRole('checkbox').first();
  const wasTicked = await tick.isChecked();
  await tick.setChecked(!wasTicked);
  await page.getByRole('button', { name: 'Save marks' }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Skipped. You can still try (a).')).toBeVisible();
  await expect(tick).toBeChecked({ checked: !wasTicked });
});
