import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createVisitors } from './visitors.ts';

const visitors = createVisitors(async () => 'a key for this test');
const STAFF = { staff: true, account: 'sam@example.org' };

function request(cookie: string, https: boolean): IncomingMessage {
  const made = new IncomingMessage(new Socket());
  made.headers = { ...(cookie && { cookie }), ...(https && { 'x-forwarded-proto': 'https' }) };
  return made;
}

async function givenPass(https: boolean): Promise<string> {
  const asked = request('', https);
  const response = new ServerResponse(asked);
  await visitors.setPass(asked, response, STAFF);
  return String(response.getHeader('set-cookie'));
}

describe('cookies', () => {
  test('are for this very host, and by https only, where the site has it', async () => {
    const cookie = await givenPass(true);
    expect(cookie).toMatch(/^__Host-release-pass=\S+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const [pair = ''] = cookie.split(';');
    expect(await visitors.of(request(pair, true))).toMatchObject(STAFF);
  });

  test('have plain names on http, as on a developer’s machine', async () => {
    const cookie = await givenPass(false);
    expect(cookie).toMatch(/^release-pass=\S+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
    const [pair = ''] = cookie.split(';');
    expect(await visitors.of(request(pair, false))).toMatchObject(STAFF);
  });

  test('of plain names count for nothing with https: a neighbouring host may have set them', async () => {
    const [pair = ''] = (await givenPass(false)).split(';');
    expect(await visitors.of(request(`${pair}; visitor=${'a'.repeat(22)}`, true))).toMatchObject({ staff: false, id: '' });
  });
});
