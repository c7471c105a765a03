import { REPORT_REASONS } from '@api/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertOneSubject } from '../../../../test/one-subject.ts';
import { type Session, startTestApi } from '../../../../test/test-api.ts';

const api = await startTestApi();
const { questionIds } = await insertOneSubject(api.db);
const ada = await api.asStaff({ full_name: 'Ada Editor' });
const ben = await api.asStaff({ full_name: 'Ben Grader' });
const learner = await api.signUp();
beforeEach(async () => {
  for (const table of ['doubts', 'reports', 'notifications', 'staff_actions', 'rate_limits', 'gradings', 'tests'])
    await api.db(table).delete();
});

const ask = async (index: number): Promise<number> => {
  api.clock.advance(60_000);
  const body = { question_id: questionIds[index] as number, queries: `Why ${index}?` };
  return (await api.call('POST /api/doubts', { as: learner, body })).body.doubt.id;
};
const report = async (index: number): Promise<number> => {
  api.clock.advance(60_000);
  const body = { type: REPORT_REASONS[0], questionId: questionIds[index] as number };
  return (await api.call('POST /api/report', { as: learner, body })).body.report.id;
};
const assign = (kind: 'doubts' | 'reports', id: number, assignee_id: number | null, was: number | null, as: Session = ada) =>
  api.callLoosely(`PUT /api/admin/${kind}/:id/assignee`, { as, params: { id }, body: { assignee_id, was } });
const doubts = async (query: Record<string, string> = {}, as = ada) =>
  (await api.call('GET /api/doubts', { as, query })).body.doubts.map(({ id, assignee }) => [id, assignee?.name ?? null]);
const reports = async (query: Record<string, string> = {}, as = ada) =>
  (await api.call('GET /api/admin/reports', { as, query } as never)).body.reports.map(({ id, assignee }) => [
    id,
    assignee?.name ?? null,
  ]);
const told = async (as: Session) => (await api.call('GET /api/notifications', { as, query: {} })).body.notifications;

describe('work', () => {
  test('is taken and given, told to who gets it, and found by whose it is', async () => {
    const [one, two, three] = [await ask(0), await ask(1), await ask(2)];
    const [first, second] = [await report(0), await report(1)];
    expect((await assign('doubts', one, ada.user.id, null)).body).toMatchObject({ message: 'Assigned to you' });
    expect((await assign('doubts', two, ben.user.id, null)).body).toMatchObject({ assignee: { name: 'Ben Grader' } });
    await assign('reports', first, ben.user.id, null);
    expect(await doubts()).toEqual([
      [one, 'Ada Editor'],
      [two, 'Ben Grader'],
      [three, null],
    ]);
    expect(await doubts({ assigned: 'me' })).toEqual([[one, 'Ada Editor']]);
    expect(await doubts({ assigned: 'me' }, ben)).toEqual([[two, 'Ben Grader']]);
    expect(await doubts({ assigned: String(ben.user.id) })).toEqual([[two, 'Ben Grader']]);
    expect(await doubts({ assigned: 'nobody', state: 'open' })).toEqual([[three, null]]);
    expect(await reports({ assigned: 'nobody' })).toEqual([[second, null]]);
    expect(await reports({ assigned: String(ada.user.id) })).toEqual([]);
    expect(await reports({ assigned: 'me' }, ben)).toEqual([[first, 'Ben Grader']]);
    expect(await told(ada)).toEqual([]);
    expect(await told(ben)).toMatchObject([
      { text: 'Ada Editor has given you a report to look into.', to: `/admin/reported-questions?assigned=me#report-${first}` },
      { text: 'Ada Editor has given you a doubt to answer.', to: `/admin/user-doubts?assigned=me#doubt-${two}` },
    ]);
    expect(await api.db('staff_actions').orderBy('id').pluck('action')).toEqual([
      'doubt.assigned',
      'doubt.assigned',
      'report.assigned',
    ]);
  });

  test('has one assignee: the second of two at once learns who was first, and a repetition changes nothing', async () => {
    const id = await ask(0);
    const answers = await Promise.all([assign('doubts', id, ada.user.id, null), assign('doubts', id, ben.user.id, null, ben)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [[, name]] = (await doubts()) as [[number, string]];
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.error).toMatchObject({
      code: 'assigned_meanwhile',
      assignee: { name },
      message: `${name} is already assigned to this.`,
    });
    const holder = name === 'Ada Editor' ? ada : ben;
    expect((await assign('doubts', id, holder.user.id, null, holder)).status).toBe(200);
    expect((await assign('doubts', id, null, holder.user.id, holder)).body).toMatchObject({ assignee: null });
    expect((await assign('doubts', id, ben.user.id, holder.user.id)).status).toBe(409);
  });

  test('is assigned to colleagues, and only if it exists; former colleagues no longer count', async () => {
    const id = await ask(0);
    expect((await assign('doubts', id, learner.user.id, null)).status).toBe(422);
    expect((await assign('doubts', 2_147_483_647, ada.user.id, null)).status).toBe(404);
    expect((await assign('reports', 2_147_483_647, ada.user.id, null)).status).toBe(404);
    await assign('doubts', id, ben.user.id, null);
    await api.db('users').where('id', ben.user.id).update({ role_id: 3 });
    expect(await doubts({ assigned: 'nobody' })).toEqual([[id, null]]);
    await api.db('users').where('id', ben.user.id).update({ role_id: 2 });
  });

  test('with a sheet is its claim', async () => {
    const subject = await api.db('subjects').first('id');
    const at = api.clock.now();
    const row = { slug: 'a-sheet', user_id: learner.user.id, subject_id: subject.id, duration: 60, draw_seed: 1, created_at: at };
    const [{ id: test_id }] = await api.db('tests').insert(row).returning('id');
    await api.db('gradings').insert({
      ...{ test_id, user_id: learner.user.id, state: 'paid', sheet_key: 'k', sheet_name: 's', sheet_bytes: 1, page_count: 1 },
      ...{ submitted_at: at, paid_at: at, due_at: at },
    });
    const give = (assignee_id: number, as = ada) =>
      api.callLoosely('PUT /api/grading/:slug', { as, params: { slug: 'a-sheet' }, body: { action: 'assign', assignee_id } });
    expect((await give(learner.user.id)).status).toBe(422);
    const editor = await api.asStaff({ permissions: ['content'] });
    expect((await give(editor.user.id)).error.issues).toMatchObject([{ message: expect.stringContaining('“Grading”') }]);
    expect((await give(ben.user.id)).body).toMatchObject({
      message: 'Ben Grader is grading this test now',
      grading: { claimed_by: { name: 'Ben Grader' } },
    });
    expect((await give(ada.user.id)).status).toBe(409);
    expect((await give(ada.user.id, ben)).body).toMatchObject({ grading: { claimed_by: { name: 'Ada Editor' } } });
    expect(await told(ben)).toMatchObject([
      { text: 'Ada Editor has given you an answer sheet to mark.', to: '/admin/grade-tests/a-sheet' },
    ]);
  });
});

test('doubts and tests of one learner are listed for staff', async () => {
  const other = await api.signUp();
  const mine = await ask(3);
  await api.call('POST /api/doubts', { as: other, body: { question_id: questionIds[3] as number, queries: 'How?' } });
  expect(await doubts({ asker: String(learner.user.id) })).toEqual([[mine, null]]);
  const body = {
    subject_slug: 'math-aa-sl',
    topic_slugs: ['functions'],
    subtopic_slugs: [],
    sub_subtopic_slugs: [],
    duration: 30 as const,
  };
  const { slug } = (await api.call('POST /api/test', { as: learner, body })).body;
  await api.call('POST /api/test', { as: other, body });
  const { body: listed } = await api.call('GET /api/admin/users/:id/tests', {
    as: ada,
    params: { id: learner.user.id },
    query: {},
  });
  expect(listed).toMatchObject({ tests: [{ slug, status: 'not_started' }], totalCount: 1 });
});

describe('exported as CSV', () => {
  const lines = async (path: string) => {
    const answer = await fetch(`${api.url}${path}`, { headers: { authorization: `Bearer ${ada.token}` } });
    expect(answer.status).toBe(200);
    return (await answer.text()).trim().split('\r\n').slice(1);
  };

  test('doubts are all that the filter shows, those to answer first', async () => {
    const [one, two] = [await ask(0), await ask(1)];
    await assign('doubts', two, ben.user.id, null);
    await api.call('POST /api/doubts/:id/replies', { as: ada, params: { id: one }, body: { queries: '=SUM(1) is why' } });
    const all = await lines('/api/admin/doubts/export');
    expect(all.map((line) => Number(line.split(',')[0]))).toEqual([two, one]);
    expect(all[0]).toMatch(/Why 1\?,0,,Ben Grader$/);
    expect(await lines('/api/admin/doubts/export?state=answered')).toEqual([all[1]]);
    expect(await lines(`/api/admin/doubts/export?assigned=${ben.user.id}`)).toEqual([all[0]]);
    expect(await lines('/api/admin/doubts/export?q=nobody%20asked')).toEqual([]);
  });

  test('reports are all that the filter shows, open ones first', async () => {
    const [one, two] = [await report(0), await report(1)];
    const closing = { state: 'closed' as const, outcome: 'not_a_fault' as const, note: 'Looked at it.' };
    await api.callLoosely('PUT /api/admin/reports/:id', { as: ada, params: { id: one }, body: closing });
    const all = await lines('/api/admin/reports/export');
    expect(all.map((line) => Number(line.split(',')[0]))).toEqual([two, one]);
    expect(await lines('/api/admin/reports/export?state=open')).toEqual([all[0]]);
    expect(await api.db('staff_actions').where('action', 'list.exported')).toHaveLength(2);
  });
});

test('work is assigned to colleagues who have the permission for it', async () => {
  const editor = await api.asStaff({ permissions: ['content'] });
  const { status, error } = await assign('doubts', await ask(0), editor.user.id, null);
  expect([status, error.issues]).toMatchObject([422, [{ message: 'Choose a colleague who has the “Support” permission' }]]);
  const { colleagues } = (await api.call('GET /api/admin/colleagues', { as: ada })).body;
  expect(colleagues.find(({ id }) => id === editor.user.id)?.permissions).toEqual(['content']);
});
