import { REPORT_REASONS, type ReportReason, type StaffReport } from '@api/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertOneSubject } from '../../../../../test/one-subject.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';

const api = await startTestApi();
const { questionIds } = await insertOneSubject(api.db);
const staff = await api.asStaff({ full_name: 'Ada Editor' });
const [lea, tom] = [await api.signUp({ username: 'Lea' }), await api.signUp({ username: 'Tom', email: 'tom@example.com' })];

const report = async (as: Session, index: number, type: ReportReason = REPORT_REASONS[0], description = 'The sign is wrong') => {
  api.clock.advance(60_000);
  const { body } = await api.call('POST /api/report', {
    as,
    body: { type, description, questionId: questionIds[index] as number },
  });
  return body.report.id;
};
const list = async (query: Record<string, unknown> = {}) =>
  (await api.callLoosely('GET /api/admin/reports', { query, as: staff })).body as unknown as {
    reports: StaffReport[];
    totalCount: number;
  };
const ids = async (query?: Record<string, unknown>) => (await list(query)).reports.map(({ id }) => id);
const put = (id: number, body: object, as: Session = staff) =>
  api.callLoosely('PUT /api/admin/reports/:id', { params: { id }, body, as });
const close = (id: number, outcome = 'fixed', note?: string) => put(id, { state: 'closed', outcome, note });

beforeEach(async () => {
  for (const table of ['reports', 'rate_limits']) await api.db(table).delete();
});

describe('the list', () => {
  test('has what staff need to judge a report', async () => {
    const id = await report(tom, 0);
    expect(await list()).toMatchObject({
      totalCount: 1,
      reports: [
        {
          ...{ id, type: REPORT_REASONS[0], description: 'The sign is wrong', closed: null },
          reporter: { id: tom.user.id, name: 'Tom', email: 'tom@example.com' },
          Question: {
            ...{ id: questionIds[0], subject: { slug: 'math-aa-sl' }, topic: { slug: 'quadratics' }, visible: true },
            ...{ deleted: false, questions_html: '<p>Solve.</p>', topic_path: [{ slug: 'functions' }, { slug: 'quadratics' }] },
          },
        },
      ],
    });
  });

  test('goes from the one that waits longest to the others, then closed ones from the latest back', async () => {
    const [a, b, c, d] = [await report(lea, 0), await report(lea, 1), await report(tom, 2), await report(tom, 3)];
    await close(a);
    api.clock.advance(1_000);
    await close(c);
    expect(await ids()).toEqual([b, d, c, a]);
    const pages = [await ids({ pageSize: 3 }), await ids({ page: 2, pageSize: 3 }), await ids({ page: 3, pageSize: 3 })];
    expect(pages).toEqual([[b, d, c], [a], []]);
    expect(await list({ page: 2, pageSize: 3 })).toMatchObject({ totalCount: 4 });
    expect([await ids({ state: 'open' }), await ids({ state: 'closed' })]).toEqual([
      [b, d],
      [c, a],
    ]);
    expect(await ids({ pageSize: 1, page: 2 })).toEqual([d]);
    expect(await list({ pageSize: 1, page: 9 })).toMatchObject({ reports: [], totalCount: 4 });
  });

  test('can be narrowed', async () => {
    const a = await report(lea, 0, REPORT_REASONS[1], 'No 100% axis');
    const b = await report(tom, 1);
    expect(await ids({ type: REPORT_REASONS[1] })).toEqual([a]);
    expect(await ids({ q: '100%' })).toEqual([a]);
    expect(await ids({ q: 'TOM@' })).toEqual([b]);
    expect(await ids({ q: 'x^2 = 1$' })).toEqual([b]);
    expect(await ids({ subject: 'math-aa-sl' })).toEqual([a, b]);
    expect((await api.callLoosely('GET /api/admin/reports', { query: { subject: 'nothing' }, as: staff })).status).toBe(404);
  });
});

describe('a report', () => {
  test('is closed with what was found, and opened again', async () => {
    const id = await report(lea, 0);
    const { status, body } = await close(id, 'not_a_fault', ' It is meant so. ');
    expect([status, body]).toMatchObject([
      200,
      {
        message: 'Report closed',
        report: { closed: { by: { name: 'Ada Editor' }, outcome: 'not_a_fault', note: 'It is meant so.' } },
      },
    ]);
    expect((await put(id, { state: 'open' })).body).toMatchObject({ message: 'Report opened again', report: { closed: null } });
    expect(await ids({ state: 'open' })).toEqual([id]);
  });

  test('is closed once: a second attempt learns who was first and when, and a repeated one changes nothing', async () => {
    const id = await report(lea, 0);
    const at = api.clock.now().toISOString();
    await close(id, 'fixed', 'Sign turned.');
    api.clock.advance(60_000);
    expect((await close(id, 'fixed', 'Sign turned.')).body).toMatchObject({ report: { closed: { at } } });
    const bea = await api.asStaff({ full_name: 'Bea Editor' });
    const body = { state: 'closed', outcome: 'not_a_fault', note: 'It is right.' };
    const closed = { at, by: { name: 'Ada Editor' }, outcome: 'fixed', note: 'Sign turned.' };
    expect(await put(id, body, bea)).toMatchObject({ status: 409, error: { code: 'closed_meanwhile', closed } });
    expect(await list()).toMatchObject({ reports: [{ closed }] });
    await put(id, { state: 'open' }, bea);
    const answers = await Promise.all([put(id, body, bea), close(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('notifies its reporter once for each outcome, with a link to the question', async () => {
    const told = async () => (await api.call('GET /api/notifications', { as: lea, query: {} })).body.notifications;
    await api.db('notifications').delete();
    const id = await report(lea, 0);
    await close(id, 'not_a_fault');
    await close(id, 'not_a_fault');
    await put(id, { state: 'open' });
    await close(id, 'not_a_fault');
    const found = 'We looked at the question on quadratics that you reported, and found no fault in it.';
    const to = `/math-questions/math-aa-sl/functions/quadratics/${questionIds[0]}`;
    expect(await told()).toMatchObject([{ area: 'questions', text: found, to }]);
    await put(id, { state: 'open' });
    await api.db('questions').where('id', questionIds[0]).update({ visible: false });
    await close(id);
    await api.db('questions').where('id', questionIds[0]).update({ visible: true });
    const corrected = 'The question on quadratics that you reported has been corrected. Thank you for telling us.';
    expect(await told()).toMatchObject([{ text: corrected, to: null }, { text: found }]);
  });

  test('stays closed while its learner has a newer one on the same question', async () => {
    const id = await report(lea, 0);
    await close(id);
    const newer = await report(lea, 0);
    expect(newer).not.toBe(id);
    expect(await put(id, { state: 'open' })).toMatchObject({ status: 409, error: { code: 'reported_again' } });
  });

  test('stays where its question is deleted', async () => {
    const id = await report(lea, 5);
    await api.call('DELETE /api/questions', { body: { question_id: questionIds[5] as number }, as: staff });
    expect((await list()).reports).toMatchObject([{ id, Question: { deleted: true, visible: false } }]);
  });

  test('is closed by staff alone, with an outcome', async () => {
    const id = await report(lea, 0);
    expect((await put(id, { state: 'closed', outcome: 'fixed' }, lea)).status).toBe(403);
    expect((await put(id, { state: 'closed' })).status).toBe(422);
    expect((await put(id, { state: 'closed', outcome: 'forgotten' })).status).toBe(422);
    expect((await put(2_147_483_647, { state: 'closed', outcome: 'fixed' })).status).toBe(404);
  });
});
