import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { agreeInForm } from '../../../preparation/agreement.ts';
import { newCaller, test } from '../../../preparation/caller.ts';
import { fillLogIn, sessionOf, signedInAs, storeSession } from '../../../preparation/demo-accounts.ts';
import { tokenMailedTo } from '../../../preparation/mailed-link.ts';
import { aQuestion } from '../../../preparation/specification.ts';

/** Part 1, section 4. */

const BANK = '/math-questions';
const PASSWORD = 'a-good-one!';
const logInButton = (page: Page) => page.getByRole('button', { name: 'Login/Register' });
const avatar = (page: Page) => page.getByRole('button', { name: /^Account menu/ });
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('auth-store') ?? '{}').state ?? {});
const checkout = (page: Page) => page.frameLocator('iframe[title="Test checkout"]');

test.describe('Auth', () => {
  test('Session starts empty. Successful login stores the token (read from the response’s authorization header) and the user (response data.user)', async ({
    learner,
    page,
  }) => {
    await page.goto('/blogs');
    await expect(logInButton(page)).toBeVisible();
    expect((await stored(page)).token ?? null).toBeNull();
    await logInButton(page).click();
    const answered = page.waitForResponse('**/api/auth/login');
    await fillLogIn(page, learner.email, learner.password);
    const answer = await answered;
    await expect(avatar(page)).toBeVisible();
    const { user } = await answer.json();
    expect(await stored(page)).toMatchObject({ token: answer.headers().authorization?.replace('Bearer ', ''), user });
  });

  test('After form signup the user goes to /onboarding and the modal closes', async ({ page }) => {
    await page.goto('/blogs');
    await logInButton(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create your account' });
    await dialog.getByRole('textbox', { name: 'Username' }).fill('newcomer');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(`learner-${randomUUID()}@example.org`);
    for (const field of await dialog.locator('input[autocomplete="new-password"]').all()) await field.fill(PASSWORD);
    await agreeInForm(page);
    await dialog.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page).toHaveURL('/onboarding');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await test.step('/onboarding after sign-up receives the previous URL in its state', async () => {
      expect(await page.evaluate(() => history.state.usr.returnTo)).toBe('/blogs');
    });
  });

  test('For third-party auth, any value but "login" means a new account and leads to /onboarding', async ({ guest, page }) => {
    const { address } = await aQuestion(guest);
    const email = `learner-${randomUUID()}@example.org`;
    const byThirdParty = async () => {
      await logInButton(page).click();
      const opening = page.waitForEvent('popup');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Continue with / })
        .click();
      const popup = await opening;
      await popup.getByRole('textbox', { name: 'Email' }).fill(email);
      await popup.getByRole('button', { name: 'Continue' }).click();
    };
    await page.goto(address);
    await byThirdParty();
    await expect(page).toHaveURL('/onboarding');
    await avatar(page).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();

    await test.step('data.authType "login" closes the modal and, on a question page, reloads the page', async () => {
      await page.goto(address);
      await page.evaluate(() => Object.assign(window, { before: true }));
      await byThirdParty();
      await expect(avatar(page)).toBeVisible();
      await expect.poll(() => page.evaluate(() => 'before' in window)).toBe(false);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(address);
    });
  });
});

test.describe('Subscription', () => {
  test('Free goes to /math-questions with no payment. If not logged in, the login modal opens first', async ({
    learner,
    page,
  }) => {
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Choose Platinum Plan' }).click();
    await expect(page.getByRole('dialog', { name: /^Log in/ })).toBeVisible();
    await storeSession(page, learner.session);
    const paying: string[] = [];
    page.on('request', (request) => request.url().includes('/razorpay/') && paying.push(request.url()));
    await page.goto('/pricing');
    await page
      .getByRole('article', { name: /^Free Plan/ })
      .getByRole('button')
      .click();
    await expect(page).toHaveURL(BANK);
    expect(paying).toEqual([]);
  });

  test('A paid plan creates a subscription on the server, opens the card payment provider’s checkout (with subscription id, a user id note, name, description, theme colour), and on a successful payment calls verification then goes to /subscription/success', async ({
    learner,
    page,
  }) => {
    await page.addInitScript(() => {
      let checkout: unknown;
      Object.defineProperty(window, 'Razorpay', {
        get: () => checkout,
        set: (Provider: new (options: object) => object) => {
          checkout = class extends Provider {
            constructor(options: object) {
              super(options);
              Object.assign(window, { asked: JSON.parse(JSON.stringify(options)) });
            }
          };
        },
      });
    });
    await storeSession(page, learner.session);
    await page.goto('/pricing');
    const created = page.waitForResponse('**/api/razorpay/subscription');
    await page.getByRole('button', { name: 'Choose Platinum Plan' }).click();
    const { id } = await (await created).json();
    await expect(checkout(page).getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toMatchObject({
      ...{ subscription_id: id, notes: { user_id: String(learner.session.user.id) } },
      ...{
        name: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
        theme: { color: expect.stringMatching(/\S/) },
      },
    });
    const verified = page.waitForRequest('**/api/razorpay/verification');
    await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click();
    expect((await verified).postDataJSON()).toMatchObject({ subscription_id: id });
    await expect(page).toHaveURL('/subscription/success');
  });
});

test.describe('Make-my-test', () => {
  const topic = (page: Page, name: RegExp) => page.getByRole('group', { name: /^Topics/ }).getByRole('checkbox', { name });
  const toggle = async (page: Page, ...names: RegExp[]) => {
    for (const name of names) await topic(page, name).click();
  };

  test('The button is disabled until a duration and at least one topic are selected. On press: not logged in opens the login modal', async ({
    page,
  }) => {
    await page.goto('/take-a-test');
    const make = page.getByRole('button', { name: 'Make my Test' });
    await expect(make).toBeDisabled();
    await page.getByRole('combobox', { name: 'Subject' }).selectOption({ label: 'Maths AA SL' });
    await toggle(page, /Number and algebra/, /Functions/);
    await expect(make).toBeDisabled();
    await page.getByText(/^Half an Hour/).click();
    await expect(make).toBeEnabled();

    await test.step('Changing topics reloads subtopics and drops selected subtopics and sub-subtopics no longer under them', async () => {
      await toggle(page, /Exponents and logarithms/, /Quadratic functions/);
      await toggle(page, /Exponential and logarithmic equations/);
      await expect(topic(page, /Exponential and logarithmic equations/)).toBeChecked();
      await toggle(page, /Number and algebra/);
      await expect(topic(page, /Exponents and logarithms/)).toHaveCount(0);
      await expect(topic(page, /Quadratic functions/)).toBeChecked();
      await toggle(page, /Number and algebra/);
      await expect(topic(page, /Exponents and logarithms/)).not.toBeChecked();
      await expect(topic(page, /Exponential and logarithmic equations/)).toHaveCount(0);
    });
    await test.step('Selecting a subject loads its topics and clears lower selections', async () => {
      await page.getByRole('combobox', { name: 'Subject' }).selectOption({ label: 'Physics HL' });
      await expect(topic(page, /Fields/)).toBeVisible();
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
      await expect(make).toBeDisabled();
      await toggle(page, /Fields/);
      await expect(make).toBeEnabled();
    });
    await make.click();
    await expect(page.getByRole('dialog', { name: /^Log in/ })).toBeVisible();
  });

  test('Otherwise the confirmation dialog opens; removing a chip in the dialog acts as deselecting. Start The Test creates the test and navigates to /take-a-test/{testSlug}', async ({
    learner,
    page,
  }) => {
    await storeSession(page, learner.session);
    await page.goto('/take-a-test');
    await page.getByRole('combobox', { name: 'Subject' }).selectOption({ label: 'Maths AA SL' });
    await toggle(page, /Functions/, /Calculus/);
    await page.getByText(/^Half an Hour/).click();
    await page.getByRole('button', { name: 'Make my Test' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your test' });
    await dialog.getByRole('button', { name: 'Remove Calculus' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(topic(page, /Functions/).first()).toBeChecked();
    await expect(topic(page, /Calculus/)).not.toBeChecked();
    await page.getByRole('button', { name: 'Make my Test' }).click();
    const created = page.waitForResponse((answer) => answer.url().endsWith('/api/test') && answer.request().method() === 'POST');
    await dialog.getByRole('button', { name: 'Start The Test' }).click();
    const test = await (await created).json();
    expect(test.topics).toMatchObject([{ topic_name: 'Functions' }]);
    await expect(page).toHaveURL(`/take-a-test/${test.slug}`);
  });
});

test.describe('Onboarding', () => {
  test('Step index starts at intro (-1), then 0 to 2; Continue advances; back decrements, not below the intro; Submit on the last step', async ({
    learner,
    page,
  }) => {
    await storeSession(page, learner.session);
    await page.goto('/onboarding');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button('Get Started').click();
    await expect(page.getByRole('progressbar', { name: 'Step 1 of 3' })).toBeVisible();
    await test.step('Continue/Submit disabled until an option question is answered (if Other is chosen, the free text must be non-empty)', async () => {
      await expect(button('Continue')).toBeDisabled();
      await page.getByRole('radio', { name: 'Other' }).check();
      await expect(button('Continue')).toBeDisabled();
      await page.getByRole('textbox').fill('A gap year');
      await expect(button('Continue')).toBeEnabled();
    });
    await button('Continue').click();
    await page.getByRole('radio', { name: 'Maths AA SL' }).check();
    await button('Continue').click();
    await expect(page.getByRole('progressbar', { name: 'Step 3 of 3' })).toBeVisible();
    await expect(button('Submit')).toBeDisabled();
    for (const step of ['Step 2 of 3', 'Step 1 of 3']) {
      await button('Back').click();
      await expect(page.getByRole('progressbar', { name: step })).toBeVisible();
    }
    await button('Back').click();
    await expect(button('Get Started')).toBeVisible();
    await expect(button('Back')).toHaveCount(0);
    await button('Get Started').click();
    await button('Continue').click();
    await button('Continue').click();

    const phone = page.getByRole('textbox', { name: 'Phone' });
    await test.step('Choosing a country sets the phone answer to a plus sign followed by the country’s dialing code', async () => {
      await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Norway (+47)' });
      await expect(phone).toHaveValue('+47');
    });
    await test.step('Message: "Please enter a valid contact number including the country code." (shown when the phone field loses focus, cleared on typing)', async () => {
      const message = page.getByText('Please enter a valid contact number including the country code.');
      await page.getByRole('textbox', { name: 'School' }).fill('A school');
      await phone.fill('+47 22 3');
      await expect(message).toHaveCount(0);
      await phone.blur();
      await expect(message).toBeVisible();
      await phone.press('End');
      await phone.pressSequentially('3');
      await expect(message).toHaveCount(0);
    });
    await test.step('The personal step needs country, school and phone; phone must be a plus sign then 6 to 14 digits with optional single spaces, ending in a digit', async () => {
      for (const wrong of ['4722334455', '+47 22', '+47  22334455', '+472233445566778', '+47 22 33 44 ']) {
        await phone.fill(wrong);
        await expect(button('Submit'), wrong).toBeDisabled();
      }
      for (const right of ['+472233', '+47223344556677', '+47 22 33 44 55']) {
        await phone.fill(right);
        await expect(button('Submit'), right).toBeEnabled();
      }
      await page.getByRole('textbox', { name: 'School' }).fill('');
      await expect(button('Submit')).toBeDisabled();
      await page.getByRole('textbox', { name: 'School' }).fill('A school');
    });
    await button('Submit').click();
    await test.step('Unverified goes to /verify-user', () => expect(page).toHaveURL('/verify-user'));
  });

  test('After submit: verified user goes to the stored return URL if given, else the question bank', async ({
    page,
    request,
  }) => {
    for (const returnTo of ['/blogs', undefined]) {
      const { session, call, email } = await newCaller(request);
      await call('POST', '/api/auth/send-verification-email');
      await call('POST', '/api/auth/verify-user', { token: await tokenMailedTo(request, email, /[Vv]erify/) });
      const answers = { ib_year: 'First year', math_course: 'Maths AA SL', country: 'Norway', school: 'A school' };
      await call('PUT', '/api/user', { ...answers, phone: '+47 22 33 44 55' });
      await storeSession(page, { ...session, user: { ...session.user, ...answers, verified: true } });
      await page.goto('/blogs');
      await page.evaluate((to) => history.pushState({ usr: { returnTo: to }, key: 'x', idx: 1 }, '', '/onboarding'), returnTo);
      await page.getByRole('button', { name: 'Change my answers' }).click();
      for (const name of ['Continue', 'Continue', 'Submit']) await page.getByRole('button', { name, exact: true }).click();
      await expect(page).toHaveURL(returnTo ?? BANK);
    }
  });
});

test.describe('Email verification', () => {
  test('With a token in the link the verify call is made; on success the user is marked verified locally, a success message shows if status is 200, and the user goes to /', async ({
    learner,
    page,
    request,
  }) => {
    await learner.call('POST', '/api/auth/send-verification-email');
    const token = await tokenMailedTo(request, learner.email, /[Vv]erify/);
    await storeSession(page, learner.session);
    await page.goto(`/verify-user?token=${token}`);
    await expect(page.getByText('Verified Email Successfully')).toBeVisible();
    await expect(page).toHaveURL(BANK);
    expect((await stored(page)).user.verified).toBe(true);

    await test.step('On error "Something Went Wrong" with a resend link', async () => {
      await page.goto(`/verify-user?token=${token}x`);
      await expect(page.getByRole('heading', { name: 'Something Went Wrong!' })).toBeVisible();
      await expect(page.getByText("We've encountered an error while verifying your Email. Please Try again")).toBeVisible();
      await expect(page.getByRole('button', { name: 'Resend link' })).toBeVisible();
    });
  });

  test('If already verified on entering, a message says so and the user goes to /', async ({ page }) => {
    await signedInAs(page, 'learner');
    await page.goto('/verify-user');
    await expect(page.getByText('Your account is already verified')).toBeVisible();
    await expect(page).toHaveURL(BANK);
  });

  test('If already verified on entering, a message says so, though the stored session is older than the account', async ({
    page,
  }) => {
    const session = await sessionOf('learner');
    await storeSession(page, { ...session, user: { ...session.user, verified: false } });
    await page.goto('/verify-user');
    await expect(page.getByText('Your account is already verified')).toBeVisible();
    await expect(page).toHaveURL(BANK);
  });

  test('Without a token it shows "Almost There" with a resend link; the server message when a verification email is sent', async ({
    learner,
    page,
  }) => {
    await storeSession(page, learner.session);
    await page.goto('/verify-user');
    await expect(page.getByRole('heading', { name: 'Almost There' })).toBeVisible();
    const answered = page.waitForResponse('**/api/auth/send-verification-email');
    await page.getByRole('button', { name: 'Resend link' }).click();
    const { message } = await (await answered).json();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  });
});

test('Search: typing triggers a query after 1000 ms of quiet', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByRole('banner').getByRole('searchbox').click();
  const field = page.getByRole('combobox', { name: 'Search questions and topics' });
  await expect(field).toBeFocused();
  const queries: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/search') queries.push(searchParams.get('query') ?? '');
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field.fill('funct');
  await page.clock.runFor(900);
  await field.fill('functions');
  await page.clock.runFor(999);
  expect(queries).toEqual([]);
  await page.clock.runFor(2);
  await expect.poll(() => queries).toEqual(['functions']);
});
