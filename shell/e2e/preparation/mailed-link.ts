import { type APIRequestContext, expect } from '@playwright/test';

interface StoredMail {
  id: string;
  subject: string;
}

/** Waits for a mail to an address and returns the token of the newest one's link. */
export async function tokenMailedTo(request: APIRequestContext, email: string, subject: RegExp): Promise<string> {
  const headers = { accept: 'application/json' };
  let id: string | undefined;
  await expect(async () => {
    const answer = await request.get(`/dev/mailbox?to=${encodeURIComponent(email)}`, { headers });
    const { mails } = (await answer.json()) as { mails: StoredMail[] };
    id = mails.find((mail) => subject.test(mail.subject))?.id;
    expect(id).toBeDefined();
  }).toPass();
  const text = await (await request.get(`/dev/mailbox/${id}`)).text();
  const token = /token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error(`The mail to ${email} has no link with a token`);
  return token;
}
