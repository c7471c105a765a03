import { readFile, writeFile } from 'node:fs/promises';
import type { User } from '@api/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { demoAccounts } from '../../../api/src/seed/demo-accounts.ts';

export type Who = 'learner' | 'subscriber' | 'staff' | 'newcomer';
export type Session = { token: string; user: User };

function accountOf(who: Who) {
  const label = {
    learner: 'Learner',
    subscriber: 'Learner with a plan',
    staff: 'Staff',
    newcomer: 'Learner, email address not verified',
  }[who];
  const account = demoAccounts.find((candidate) => candidate.label === label);
  if (!account) throw new Error(`There is no demo account ${label}`);
  return account;
}

/** Logs in through the page, for e2e tests about logging in. */
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

/** Signs the browser in as a demo account, with the session that all e2e tests share. */
export async function signedInAs(page: Page, who: Who): Promise<void> {
  await storeSession(page, await sessionOf(who));
}

export async function sessionOf(who: Who): Promise<Session> {
  const sessions = JSON.parse(await readFile(process.env.E2E_SESSIONS ?? '', 'utf8')) as Record<string, Session>;
  const session = sessions[accountOf(who).email];
  if (!session) throw new Error(`There is no session of a ${who}`);
  return session;
}

/** Logs every demo account in once and writes the sessions to `file`, for `signedInAs`. */
export async function writeSessions(request: APIRequestContext, file: string): Promise<void> {
  const sessions: Record<string, Session> = {};
  for (const { email, password } of demoAccounts) sessions[email] = await newSession(request, email, password);
  await writeFile(file, JSON.stringify(sessions));
}

/** Signs the browser in as another account, without the log-in page. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await storeSession(page, await newSession(page.request, email, password));
}

async function newSession(request: APIRequestContext, email: string, password: string): Promise<Session> {
  const answer = await request.post('/api/auth/login', { data: { username: email, password } });
  const token = answer.headers().authorization?.replace('Bearer ', '');
  if (!token) throw new Error(`${email} could not sign in: ${answer.status()}`);
  return { token, user: ((await answer.json()) as { user: User }).user };
}

export async function storeSession(page: Page, session: Session): Promise<void> {
  // Any file of the site will do: storage belongs to its origin.
  await page.goto('/favicon.svg');
  const state = { ...session, cameFromQuestion: false };
  await page.evaluate((stored) => localStorage.setItem('auth-store', JSON.stringify({ state: stored, version: 0 })), state);
}

export async function fillLogIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.locator('input[autocomplete="current-password"]').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}
