import { expect, type Page } from '@playwright/test';
import { type SignedInCaller, test } from '../../../preparation/caller.ts';
import { signedInAs, storeSession } from '../../../preparation/demo-accounts.ts';
import { aQuestion, toast } from '../../../preparation/specification.ts';

/** Part 2, section 8; toggles, tests, payments and verification are tested in section 4 and part 1. */

const signIn = (page: Page, { session }: SignedInCaller) => storeSession(page, session);

test('Most failures: toast "Something went wrong"; where the server returns a message field it is shown instead', async ({
  learner,
  page,
}) => {
  const { address } = await aQuestion(learner);
  await signIn(page, learner);
  await page.goto(address);
  for (const [answer, shown] of [
    [{}, 'Something went wrong'],
    [{ message: 'The list is full', code: 'full' }, 'The list is full'],
  ] as const) {
    await page.unroute('**/api/user_question/*');
    await page.route('**/api/user_question/*', (route) => route.fulfill({ status: 500, json: answer }));
    await page.getByRole('button', { name: 'Save question', pressed: false }).click();
    await expect(toast(page, shown)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save question', pressed: false })).toBeVisible();
  }
});

test('Share: "Link copied to your clipboard!"', async ({ guest, page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { address } = await aQuestion(guest);
  await page.goto(address);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(toast(page, 'Link copied to your clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + address);
});

test('Staff: "Updated priority successfully"; "Question Visible to Users" / "Question Hidden from Users"; the other-math-level toggle reverts if the call fails', async ({
  page,
  staff,
}) => {
  const list = 'subject=math-ai-hl&sortBy=question_number&sortOrder=desc';
  const { id, address } = await aQuestion(staff, list);
  await signedInAs(page, 'staff');
  await page.goto(address);
  const strip = page.getByRole('group', { name: 'Staff' });
  const priority = strip.getByRole('textbox', { name: 'Priority' });
  const before = await priority.inputValue();
  await priority.fill(String(Number(before) + 1));
  await priority.press('Enter');
  await expect(toast(page, 'Updated priority successfully')).toBeVisible();
  await strip.getByRole('switch', { name: 'Visible' }).click();
  await expect(toast(page, 'Question Hidden from Users')).toBeVisible();
  await strip.getByRole('switch', { name: 'Visible' }).click();
  await expect(toast(page, 'Question Visible to Users')).toBeVisible();
  await staff.call('PUT', `/api/questions/${id}`, { priority: Number(before) });

  const otherLevel = strip.getByRole('switch', { name: 'Other math level' });
  const wasOn = await otherLevel.isChecked();
  await page.route(`**/api/questions/${id}`, (route) => {
    return route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.fallback();
  });
  await otherLevel.click();
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  await expect(otherLevel).toBeChecked({ checked: wasOn });
});

test('Edit: failure banner "Something went wrong! Please try again."; success "Changes saved successfully!"', async ({
  page,
  staff,
}) => {
  const { id } = await aQuestion(staff, 'subject=physics-sl&sortBy=question_number&sortOrder=asc');
  await signedInAs(page, 'staff');
  await page.goto(`/admin/questions/edit?id=${id}`);
  const info = page.getByRole('textbox', { name: 'Special information' });
  await info.fill(`Give exact values. ${Date.now()}`);
  const save = page.getByRole('button', { name: 'Save changes' });
  await page.route('**/api/questions/edit', (route) => route.fulfill({ status: 500, json: {} }));
  await save.click();
  await expect(page.getByText('Something went wrong! Please try again.')).toBeVisible();
  await page.unroute('**/api/questions/edit');
  await save.click();
  await expect(page.getByText('Changes saved successfully!')).toBeVisible();
  await info.fill('');
  await save.click();
  await expect(page.getByText('Nothing to save.')).toBeVisible();
});

test('Download of saved questions with a 401 and a file-typed body: the message is parsed from the body', async ({
  learner,
  page,
}) => {
  const { id } = await aQuestion(learner);
  await learner.call('POST', `/api/user_question/${id}`, {});
  await signIn(page, learner);
  await page.goto('/saved-questions');
  await page.route('**/user_question/download-pdf*', (route) => {
    const body = JSON.stringify({ message: 'Your pass has run out', code: 'no_pass' });
    return route.fulfill({ status: 401, contentType: 'application/pdf', body });
  });
  await page.getByRole('button', { name: 'Download Questions' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.getByText('Your pass has run out').first()).toBeVisible();
});

test('Onboarding submit failure: "Something went wrong"', async ({ learner, page }) => {
  await learner.call('PUT', '/api/user', {
    ...{ ib_year: 'First year', math_course: 'Maths AA SL', country: 'Norway', school: 'A school', phone: '+47 22 33 44 55' },
  });
  const { user } = (await learner.call<{ user: Record<string, unknown> }>('GET', '/api/me')).body;
  await storeSession(page, { ...learner.session, user: { ...learner.session.user, ...user } });
  await page.goto('/onboarding');
  await page.getByRole('button', { name: 'Change my answers' }).click();
  for (const name of ['Continue', 'Continue']) await page.getByRole('button', { name, exact: true }).click();
  await page.route('**/api/user', (route) => {
    return route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.fallback();
  });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  await expect(page).toHaveURL('/onboarding');
});
