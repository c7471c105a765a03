import { AGREED_DOCUMENTS, LEGAL_VERSIONS } from '@api/contract/legal';
import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApi } from '../../../../../test/test-api.ts';

const api = await startTestApi();
const current = { terms: LEGAL_VERSIONS.terms, privacy: LEGAL_VERSIONS.privacy };
const adult = { ...current, age: '18-or-over' };
const old = { terms: '2020-01-01', privacy: '2020-01-01', age: '18-or-over' };

beforeEach(async () => {
  await api.db('rate_limits').delete();
});

let accounts = 0;
const signUp = async (agreement?: object) => {
  accounts += 1;
  const account = {
    email: `agrees-${accounts}@example.com`,
    username: 'Newcomer',
    password: 'plum harbour 1',
    confirmPassword: 'plum harbour 1',
  };
  const { status, headers, body, error } = await api.callLoosely('POST /api/auth/signup', {
    body: { ...account, ...(agreement && { agreement }) },
  });
  const token = headers.get('authorization')?.replace('Bearer ', '') ?? '';
  return { status, error, session: { token, user: (body as unknown as { user: never }).user } };
};
type Session = Awaited<ReturnType<typeof signUp>>['session'];
const dueFor = async (as: Session) => (await api.call('GET /api/me', { as })).body.agreements;
const agree = (as: Session, body: object) => api.callLoosely('POST /api/user/agreements', { as, body });
const nothingDue = { due: [], age_stated: true };
const everythingDue = { due: [...AGREED_DOCUMENTS], age_stated: false };

describe('signing up', () => {
  test('keeps which versions were agreed to, when, and the age that was said', async () => {
    const { session } = await signUp(adult);
    expect(await dueFor(session)).toEqual(nothingDue);
    const stored = await api
      .db('agreements')
      .where('user_id', (session.user as { id: number }).id)
      .orderBy('document');
    expect(stored.map(({ document, age_band, agreed_at }) => ({ document, age_band, agreed_at }))).toEqual(
      ['privacy', 'terms'].map((document) => ({ document, age_band: '18-or-over', agreed_at: api.clock.now() })),
    );
  });

  test('with the specification’s fields alone makes an account that is asked at its first visit', async () => {
    const { status, session } = await signUp();
    expect([status, await dueFor(session)]).toEqual([200, everythingDue]);
  });

  test('from a page that shows a former version makes an account that is asked again', async () => {
    const { status, session } = await signUp(old);
    expect([status, await dueFor(session)]).toEqual([200, everythingDue]);
  });

  test.each([
    ['under 13', { age: 'under-13' }, 'agreement.age', 'You must be at least 13 to have an account'],
    [
      'at 14 without consent',
      { age: '13-to-15', local_law: true },
      'agreement.consent',
      'If you’re under 18, a parent or guardian has to agree',
    ],
    ['at 17 without consent', { age: '16-or-17' }, 'agreement.consent', 'If you’re under 18, a parent or guardian has to agree'],
    [
      'at 14 where the law forbids it',
      { age: '13-to-15', consent: true },
      'agreement.local_law',
      'If you’re under 16, the law where you live has to allow it',
    ],
    ['at no age', { age: 'old' }, 'agreement.age', 'Please tell us your age'],
    ['to no version', { terms: 'latest', age: '18-or-over' }, 'agreement.terms', undefined],
  ])('%s is refused, and makes no account', async (_, changes, path, message) => {
    const before = await api.db('users').count();
    const { status, error } = await signUp({ ...current, ...changes });
    expect([status, error.issues?.[0]?.path]).toEqual([422, path]);
    if (message) expect(error.message).toBe(message);
    expect(await api.db('users').count()).toEqual(before);
  });

  test.each([
    { age: '16-or-17', consent: true },
    { age: '13-to-15', consent: true, local_law: true },
  ])('is open to %j', async (said) => {
    const { session } = await signUp({ ...current, ...said });
    expect(await dueFor(session)).toEqual(nothingDue);
  });
});

describe('agreeing again', () => {
  test('is asked for when a new version is in force, without the age that is known', async () => {
    const { session } = await signUp(adult);
    await api.db('agreements').where({ document: 'terms' }).update({ version: '2020-01-01' });
    expect(await dueFor(session)).toEqual({ due: ['terms'], age_stated: true });
    const { status, body } = await agree(session, current);
    expect([status, body]).toEqual([200, { message: 'Thank you, that is noted', agreements: nothingDue }]);
    // What was agreed to before stays noted.
    expect(await api.db('agreements').where('user_id', (session.user as { id: number }).id)).toHaveLength(3);
  });

  test('twice, even at once, keeps the first moment', async () => {
    const { session } = await signUp();
    const answers = await Promise.all([agree(session, adult), agree(session, adult)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const at = api.clock.now();
    api.clock.advance(60_000);
    await agree(session, adult);
    const stored = await api.db('agreements').where('user_id', (session.user as { id: number }).id);
    expect(stored.map(({ agreed_at }) => agreed_at)).toEqual([at, at]);
  });

  test('needs the age of who never said it, the versions in force, and an account', async () => {
    const { session } = await signUp();
    expect(await agree(session, current)).toMatchObject({ status: 422, error: { issues: [{ path: 'age' }] } });
    expect(await agree(session, old)).toMatchObject({ status: 409, error: { code: 'text_changed' } });
    expect((await agree(session, { ...current, age: 'under-13' })).status).toBe(422);
    expect((await agree(session, {})).status).toBe(422);
    expect((await api.callLoosely('POST /api/user/agreements', { body: adult })).status).toBe(401);
    expect(await dueFor(session)).toEqual(everythingDue);
  });
});
