import type { User } from '@api/contract';
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../../api/src/seed/demo-accounts.ts';

type Who = 'learner' | 'subscriber' | 'staff' | 'newcomer';

function accountOf(who: Who) {
  const label = {
    learner: 'Learner',
    subscriber: 'Learner with a plan',
    staff: 'Staff',
    newcomer: 'Learner, e-mail address not verified',
  }[who];
  const account = demoAccounts.find((candidate) => candidate.label === label);
  if (!account) throw new Error(`There is no demo account ${label}`);
  return account;
}

/** Logs in through the page, as a person does, and waits until the site says so: for journeys about logging in. */
export async function logInAs(page: Page, who: Who): Promise<void> {
  const { email, password } = accountOf(who);
  await page.goto('/login');
  await fillLogIn(page, email, password);
  await page
    .getByRole('button', { name: 'Account menu' })
    .or(page.getByRole('button', { name: 'Open menu' }))
    .first()
    .waitFor();
  await page.waitForURL((address) => address.pathname !== '/login');
}

/** Has the browser signed in as a demo account before the journey's first page, with a session of its own. */
export async function signedInAs(page: Page, who: Who): Promise<void> {
  const { email, password } = accountOf(who);
  await signIn(page, email, password);
}

/** Has the browser signed in without a page for it: for journeys that begin afterwards. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { username: email, password } });
  const { user } = (await answer.json()) as { user: User };
  const token = answer.headers().authorization?.replace('Bearer ', '');
  if (!token) throw new Error(`${email} could not sign in: ${answer.status()}`);
  // Any file of the site will do: storage belongs to its address.
  await page.goto('/favicon.svg');
  const state = { token, user, cameFromQuestion: false };
  await page.evaluate((stored) => localStorage.setItem('auth-store', JSON.stringify({ state: stored, version: 0 })), state);
}

/** Fills in and sends the log-in form in view. */
export async function fillLogIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.locator('input[autocomplete="current-password"]').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}
