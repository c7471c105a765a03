import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { AGREEMENT } from '../../preparation/agreement.ts';
import { fillLogIn } from '../../preparation/demo-accounts.ts';

test('a second device says that the account is in use, and takes over when its owner says so', async ({ browser, request }) => {
  const email = `devices-${randomUUID()}@example.org`;
  const password = 'a-good-one!';
  await request.post('/api/auth/signup', {
    data: { email, username: 'two-devices', password, confirmPassword: password, agreement: AGREEMENT },
  });

  const first = await (await browser.newContext()).newPage();
  await first.goto('/login');
  await fillLogIn(first, email, password);
  await expect(first.getByRole('button', { name: 'Account menu' })).toBeVisible();
  const dialogOn = (page: typeof first) => page.getByRole('alertdialog', { name: 'In use on another device' });
  await first.goto('/account-details/devices');
  await expect(first.getByRole('main').getByText('This device')).toBeVisible();

  const second = await (await browser.newContext()).newPage();
  await second.goto('/login');
  await fillLogIn(second, email, password);
  await second.waitForURL((address) => address.pathname !== '/login');
  await second.goto('/my-tests');
  await dialogOn(second).getByRole('button', { name: 'Use it here' }).click();
  await expect(dialogOn(second)).toHaveCount(0);
  await expect(second.getByRole('heading', { level: 1, name: /tests/i })).toBeVisible();
  await first.context().close();
  await second.context().close();
});
