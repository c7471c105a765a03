import { OTHER_REASON, REPORT_REASONS } from '@api/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertOneSubject } from '../../../../test/one-subject.ts';
import { type Session, startTestApi } from '../../../../test/test-api.ts';

const api = await startTestApi();
let learner: Session;
let questionIds: number[];
beforeAll(async () => {
  ({ questionIds } = await insertOneSubject(api.db));
  learner = await api.signUp();
});
beforeEach(async () => {
  for (const table of ['reports', 'rate_limits']) await api.db(table).delete();
});

const report = (body: Record<string, unknown>, as: Session | undefined = learner) =>
  api.callLoosely('POST /api/report', { body: { type: REPORT_REASONS[0], questionId: questionIds[0], ...body }, as });
const stored = () => api.db('reports').orderBy('id');

describe('a report', () => {
  test('is thanked for in the words of the specification', async () => {
    const { status, body } = await report({ description: '  The sign in (b) is wrong. ' });
    expect([status, body]).toMatchObject([
      200,
      {
        message: 'Thank you! Your report has been submitted and will be reviewed shortly.',
        report: { type: REPORT_REASONS[0], description: 'The sign in (b) is wrong.', questionId: questionIds[0] },
      },
    ]);
  });

  test('comes from who is signed in, whatever the body says', async () => {
    const other = await api.signUp();
    expect((await report({ reportedById: other.user.id })).status).toBe(200);
    expect((await stored()).map(({ user_id }) => user_id)).toEqual([learner.user.id]);
  });

  test.each(REPORT_REASONS)('takes the reason %s', async (type) => {
    expect((await report({ type, description: 'Like this' })).status).toBe(200);
  });

  test('exists once while it is open, with the latest words', async () => {
    await report({});
    api.clock.advance(60_000);
    await report({ type: OTHER_REASON, description: 'The graph stops early' });
    const rows = await stored();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ type: OTHER_REASON, description: 'The graph stops early', updated_at: api.clock.now() });
    await api.db('reports').update({ closed_at: api.clock.now() });
    await report({});
    await report({ questionId: questionIds[1] });
    expect(await stored()).toHaveLength(3);
  });

  test('exists once when sent many times concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => report({})));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await stored()).toHaveLength(1);
  });

  test('for another reason needs a description', async () => {
    for (const type of [OTHER_REASON, 'Other']) {
      for (const description of [undefined, null, '', '   ']) {
        const { status, error } = await report({ type, description });
        expect([status, error.issues?.[0]?.path]).toEqual([422, 'description']);
      }
    }
    expect((await report({ type: 'Other', description: 'Too small' })).body).toMatchObject({ report: { type: OTHER_REASON } });
  });

  test('needs an account, a known reason and a question that can be seen', async () => {
    const guest = await api.callLoosely('POST /api/report', { body: { type: REPORT_REASONS[0], questionId: questionIds[0] } });
    expect([guest.status, guest.error.code]).toEqual([401, 'not_signed_in']);
    expect((await report({ type: undefined })).status).toBe(422);
    expect((await report({ type: 'Boring' })).status).toBe(422);
    expect((await report({ description: 'x'.repeat(2_001) })).status).toBe(422);
    expect((await report({ questionId: 2_000_000_000 })).status).toBe(404);
    await api.db('questions').where('id', questionIds[5]).update({ visible: false });
    expect((await report({ questionId: questionIds[5] })).status).toBe(404);
  });

  test('answers at the literal path', async () => {
    const { status } = await api.fetch('/report', {
      method: 'POST',
      headers: { authorization: `Bearer ${learner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ type: REPORT_REASONS[1], description: '', reportedById: 1, questionId: questionIds[0] }),
    });
    expect(status).toBe(200);
  });

  test('cannot be sent without end', async () => {
    await report({});
    await api.db('rate_limits').where('key', 'like', 'report:%').update({ points: 59 });
    expect([(await report({})).status, (await report({})).status]).toEqual([200, 429]);
  });
});
