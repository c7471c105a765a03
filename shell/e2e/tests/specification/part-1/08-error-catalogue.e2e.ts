import { expect, type Page } from '@playwright/test';
import { agreeInForm } from '../../../preparation/agreement.ts';
import { test } from '../../../preparation/caller.ts';
import { fillLogIn, storeSession } from '../../../preparation/demo-accounts.ts';
import { payForSheet } from '../../../preparation/paid-sheet.ts';
import { newTest, toast } from '../../../preparation/specification.ts';

/** Part 1, section 8. Calls fail on their way in the browser; the server's answers are tested with the calls. */

const WENT_WRONG = 'Something went wrong';

/** Fails a call from now on, with a message or without. */
async function fail(page: Page, call: string, message?: unknown, method?: string): Promise<void> {
  await page.unroute(call);
  await page.route(call, (route) => {
    if (method && route.request().method() !== method) return route.fallback();
    return route.fulfill({ status: 500, json: message === undefined ? {} : { message, code: 'refused' } });
  });
}
const tells = (page: Page, words: string) => expect(toast(page, words)).toBeVisible();

test('Login shows it under the email field in error state: the server’s message when it is a string, otherwise "Something went wrong"', async ({
  page,
}) => {
  await page.goto('/login');
  const email = page.getByRole('textbox', { name: 'Email' });
  for (const [message, shown] of [
    ['The server is on holiday', 'The server is on holiday'],
    [{ en: 'No string' }, WENT_WRONG],
    [undefined, WENT_WRONG],
  ] as const) {
    await fail(page, '**/api/auth/login', message);
    await fillLogIn(page, 'a.learner@example.org', 'some-password');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(new RegExp(shown));
    await email.fill('');
  }
  await test.step('Forgot-password failure: toast with server message or "Something went wrong"', async () => {
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await fail(page, '**/api/auth/forgot-password', 'The post is on strike');
    await email.fill('a.learner@example.org');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await tells(page, 'The post is on strike');
    await fail(page, '**/api/auth/forgot-password');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await tells(page, WENT_WRONG);
  });
  await test.step('Search failure: toast "Something went wrong"', async () => {
    await page.goto('/forgot-password');
    await fail(page, '**/api/search*');
    await page.getByRole('banner').getByRole('searchbox').click();
    await page.getByRole('combobox', { name: 'Search questions and topics' }).fill('functions');
    await page.keyboard.press('Enter');
    await tells(page, WENT_WRONG);
  });
});

test('Signup shows an alert: the server’s message when it is a string, otherwise "Something went wrong"', async ({ page }) => {
  await page.goto('/sign-up');
  await page.getByRole('textbox', { name: 'Name' }).fill('newcomer');
  await page.getByRole('textbox', { name: 'Email' }).fill('a.learner@example.org');
  for (const field of await page.locator('input[autocomplete="new-password"]').all()) await field.fill('a-good-one!');
  await agreeInForm(page);
  for (const [message, shown] of [
    ['The server is on holiday', 'The server is on holiday'],
    [undefined, WENT_WRONG],
  ] as const) {
    await fail(page, '**/api/auth/signup', message);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(shown);
  }
});

test('Third-party failures: the server’s message when it is a string. Sign-in widget error: "Something went wrong"', async ({
  page,
}) => {
  await page.goto('/login');
  const button = page.getByRole('button', { name: /^Continue with / });
  await fail(page, '**/api/auth/google-auth', 'The third party is on holiday');
  const opening = page.waitForEvent('popup');
  await button.click();
  const popup = await opening;
  await popup.getByRole('textbox', { name: 'Email' }).fill('a.learner@example.org');
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText('The third party is on holiday');
  await page.evaluate(() => Object.assign(window, { open: () => null }));
  await button.click();
  await expect(page.getByRole('alert')).toHaveText(WENT_WRONG);
});

test('Payment start or verification failure: toast with server message or "Something went wrong"', async ({ learner, page }) => {
  await storeSession(page, learner.session);
  await page.goto('/pricing');
  const choose = page.getByRole('button', { name: 'Choose Platinum Plan' });
  await fail(page, '**/api/razorpay/subscription', 'Payments are closed today');
  await choose.click();
  await tells(page, 'Payments are closed today');
  await fail(page, '**/api/razorpay/subscription');
  await choose.click();
  await tells(page, WENT_WRONG);
});

test('Creating a test fails: toast "Something went wrong". Starting a test shows the server message if any, else "Something went wrong"', async ({
  learner,
  page,
}) => {
  await storeSession(page, learner.session);
  await page.goto('/take-a-test');
  await page.getByRole('combobox', { name: 'Subject' }).selectOption({ label: 'Maths AA SL' });
  await page.getByRole('checkbox', { name: /Functions/ }).check();
  await page.getByText(/^Half an Hour/).click();
  await page.getByRole('button', { name: 'Make my Test' }).click();
  await fail(page, '**/api/test', undefined, 'POST');
  await page.getByRole('button', { name: 'Start The Test' }).click();
  await tells(page, WENT_WRONG);

  const { slug } = await newTest(learner);
  await page.goto(`/take-a-test/${slug}/confirm`);
  await fail(page, '**/api/test/*/start', 'The clock has stopped');
  await page.getByRole('button', { name: 'Start Test' }).click();
  await tells(page, 'The clock has stopped');
});

test('Loading tests, plan, subjects, topics or creating a test fails: toast "Something went wrong"', async ({
  learner,
  page,
}) => {
  await storeSession(page, learner.session);
  for (const [call, address] of [
    ['**/api/test?*', '/my-tests'],
    ['**/api/plan', '/account-details/membership'],
    ['**/api/subjects*', '/take-a-test'],
    ['**/api/doubts/user*', '/my-doubts'],
  ] as const) {
    await fail(page, call);
    await page.goto('/forgot-password');
    await page.evaluate((to) => history.pushState(null, '', to), address);
    await expect(toast(page, WENT_WRONG), address).toBeVisible();
    await page.unroute(call);
  }
  await fail(page, '**/api/topics/*');
  await page.goto('/take-a-test');
  await page.getByRole('combobox', { name: 'Subject' }).selectOption({ label: 'Maths AA SL' });
  await expect(toast(page, WENT_WRONG)).toBeVisible();
});

test('Graded-sheet download: 404 shows the server’s message as an info toast', async ({ page, request }) => {
  const { session, slug, call } = await payForSheet(request);
  await storeSession(page, session);
  await page.goto('/my-tests');
  const download = async () => {
    await page.getByRole('button', { name: /^More about/ }).click();
    await page.getByRole('menuitem', { name: 'Download the graded sheet' }).click();
  };
  const path = `/api/test/${slug}/download-answer?fileType=ADMIN_FILE`;
  const refused = await call<{ message: string }>('GET', path);
  expect(refused.status).toBe(404);
  await download();
  await tells(page, refused.body.message);

  await test.step('Otherwise an error toast with the server message or "Something went wrong"', async () => {
    await fail(page, '**/download-answer*', 'The shelf is locked');
    await download();
    await tells(page, 'The shelf is locked');
    await fail(page, '**/download-answer*');
    await download();
    await tells(page, WENT_WRONG);
  });
  const answerUrl = async (url: string) => {
    await page.unroute('**/download-answer*');
    await page.route('**/download-answer*', (route) => route.fulfill({ json: { url } }));
  };
  await test.step('A failing request whose URL points at cloud storage opens that URL in a new tab', async () => {
    await answerUrl('https://storage.example.org/sheet.pdf');
    await page.context().route('https://storage.example.org/**', (route) => {
      return route.request().isNavigationRequest() ? route.fulfill({ body: 'The sheet' }) : route.abort();
    });
    const opened = page.waitForEvent('popup');
    await download();
    await expect(await opened).toHaveURL('https://storage.example.org/sheet.pdf');
  });
  await test.step('The file is then fetched as a blob and saved as "{testSlug}-graded-sheet.pdf"', async () => {
    const { url } = (await call<{ url: string }>('GET', path.replace('ADMIN_FILE', 'USER_FILE'))).body;
    await answerUrl(url);
    const saved = page.waitForEvent('download');
    await download();
    expect((await saved).suggestedFilename()).toBe(`${slug}-graded-sheet.pdf`);
  });
});

test('Verification email, profile update, doubts list failures: the server message, else "Something went wrong"', async ({
  learner,
  page,
}) => {
  await storeSession(page, learner.session);
  for (const [message, shown] of [
    ['Wait a minute', 'Wait a minute'],
    [undefined, WENT_WRONG],
  ] as const) {
    await fail(page, '**/api/auth/send-verification-email', message);
    await page.goto('/verify-user');
    await page.getByRole('button', { name: 'Resend link' }).click();
    await tells(page, shown);
    await fail(page, '**/api/doubts/user*', message);
    await page.goto('/my-doubts');
    await expect(page.getByRole('main').getByText(shown, { exact: true })).toBeVisible();
  }
  await page.goto('/account-details');
  await page.getByRole('button', { name: 'Edit Details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Details' });
  await dialog.getByRole('textbox', { name: 'Full Name' }).fill('A Learner');
  for (const [message, shown] of [
    ['Names are closed today', 'Names are closed today'],
    [undefined, WENT_WRONG],
  ] as const) {
    await fail(page, '**/api/user', message, 'PUT');
    await dialog.getByRole('button', { name: 'Save Details' }).click();
    await tells(page, shown);
  }
  await test.step('Success message: "Updated profile successfully"', async () => {
    await page.unroute('**/api/user');
    await dialog.getByRole('button', { name: 'Save Details' }).click();
    await tells(page, 'Updated profile successfully');
  });
});

test('Syllabus missing or failed: redirect to the filter URL with the text "Syllabus and the formula for this topic are currently unavailable."', async ({
  page,
}) => {
  const unavailable = 'Syllabus and the formula for this topic are currently unavailable.';
  await page.goto('/math-questions/syllabus?subject=math-aa-sl&topic=nothing-like-this');
  await tells(page, unavailable);
  await expect(page).toHaveURL(/\/math-questions\?subject=math-aa-sl/);
  await page.goto('/forgot-password');
  await fail(page, '**/api/syllabus/**');
  await page.evaluate(() => history.pushState(null, '', '/math-questions/syllabus?subject=math-aa-sl&topic=functions'));
  await tells(page, unavailable);
  await expect(page).toHaveURL('/math-questions?subject=math-aa-sl&topic=functions');
});

test('Blog list load error shows an error page. Unknown route shows the not-found page', async ({ page }) => {
  await page.goto('/nothing-like-this');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await fail(page, '**/content/blog-posts*');
  await page.evaluate(() => history.pushState(null, '', '/blogs'));
  await expect(page.getByRole('heading', { name: 'The blogs did not load' })).toBeVisible();
  await expect(page.getByRole('main').getByText(WENT_WRONG, { exact: true })).toBeVisible();
});
