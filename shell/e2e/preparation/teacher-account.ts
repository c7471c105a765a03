import type { Page } from '@playwright/test';
import { signedInAs, signIn } from './demo-accounts.ts';
import { call, newLearner } from './learner-account.ts';

/** Signs the browser in as a new teacher, made one by an administrator. */
export async function signedInAsNewTeacher(page: Page): Promise<{ email: string; password: string }> {
  const account = await newLearner(page);
  await signedInAs(page, 'staff');
  const { users } = (await call(page, 'GET', `/admin/users?q=${encodeURIComponent(account.email)}`)) as {
    users: { id: number }[];
  };
  await call(page, 'PUT', `/admin/users/${users[0]?.id}/role`, { role_id: 2, reason: 'Teaches from today on' });
  await signIn(page, account.email, account.password);
  return account;
}
