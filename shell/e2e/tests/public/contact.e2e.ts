import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { signedInAs } from '../../preparation/demo-accounts.ts';

test('a guest writes to the team; staff answer from their queue, and the answer goes out by mail', async ({ page }) => {
  const email = `guest-${randomUUID()}@example.org`;
  const words = `Do you teach on Sundays? ${randomUUID()}`;
  await page.goto('/contact-us?topic=classes');
  await page.getByRole('textbox', { name: 'Your message' }).fill(words);
  await page.getByRole('textbox', { name: 'Your name' }).fill('A guest');
  await page.getByRole('textbox', { name: 'Your email address' }).fill(email);
  // The draft survives a reload; a returning visitor takes longer than a program does.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(words);
  await expect(async () => {
    const { begun } = JSON.parse((await page.evaluate(() => localStorage.getItem('draft:0:contact'))) ?? '{}');
    expect(Date.now() - begun).toBeGreaterThan(2_000);
  }).toPass();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();

  await signedInAs(page, 'staff');
  await page.goto(`/admin/messages?q=${email}`);
  const message = page.getByRole('article', { name: 'A guest' });
  await expect(message).toContainText(words);
  await message.getByRole('button', { name: 'Reply', exact: true }).click();
  await message.getByRole('textbox', { name: 'Your reply' }).fill('We do, from nine in the morning on.');
  await message.getByRole('button', { name: 'Send and close' }).click();
  await expect(page.getByText(`Reply sent to ${email}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No messages found' })).toBeVisible();

  const mail = page.locator('tr', { hasText: email }).getByRole('link');
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(mail).toBeVisible({ timeout: 200 });
  }).toPass();
  await mail.click();
  await expect(page.locator('pre')).toContainText('We do, from nine in the morning on.');
});
