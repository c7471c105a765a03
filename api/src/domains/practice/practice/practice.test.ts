import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertOneSubject } from '../../../../test/one-subject.ts';
import { type Session, startTestApi } from '../../../../test/test-api.ts';

const api = await startTestApi();
const DAY_MS = 86_400_000;
const TEXT = 'A curve.\n\n(a) Expand $(x-2)^2$. [3]\n\n(b) State its least value. [2]\n\n(c) Sketch it. [1]';
const KEYS = [
  { kind: 'expression', part: 'a', value: 'x^2-4x+4', form: 'expanded' },
  { kind: 'number', part: 'b', value: 0.5, tolerance: 0.001, unit: 'm', figures: 3 },
];
let learner: Session;
let staff: Session;
let id: number;
let choice: number;
beforeAll(async () => {
  const { questionIds } = await insertOneSubject(api.db);
  // Not one of the first two of the topic, whose answers are free.
  [id, choice] = questionIds.slice(10) as [number, number];
  await api
    .db('questions')
    .where({ id })
    .update({ questions_text: TEXT, marks: 6, answer_keys: JSON.stringify(KEYS) });
  const options = JSON.stringify(['A', 'B', 'C', 'D'].map((key) => ({ key, text: key, html: key })));
  const distractors = [{ kind: 'option', part: '', correct: 'C', distractors: { A: { slip: 'sign' } } }];
  await api
    .db('questions')
    .where('id', choice)
    .update({ mcq_answer: 'C', options, answer_keys: JSON.stringify(distractors) });
  const answer = await api.db('answers').where('question_id', id).first('id');
  const lines = [
    ['a', 2],
    ['a', 1],
    ['b', 2],
    ['c', 0],
  ] as const;
  await api.db('mark_scheme_lines').insert(
    lines.map(([part, marks], index) => ({
      ...{ answer_id: answer.id, position: index + 1, part, text: `line ${index}`, html: `line ${index}`, marks },
      code: marks === 0 ? 'AG' : `M${marks}`,
    })),
  );
  staff = await api.asStaff();
});
beforeEach(async () => {
  for (const table of ['practice_attempts', 'practice_self_marks', 'completed_question', 'rate_limits', 'answer_openings']) {
    await api.db(table).delete();
  }
  await api.db('questions').update({ visible: true });
  learner = await api.signUp();
});

interface Sent {
  part?: string;
  as?: Session | null;
  question?: number;
  client_key?: string;
  [field: string]: unknown;
}
function send(
  typed: string | string[],
  { part = 'a', as = learner, question = id, client_key = randomUUID(), ...rest }: Sent = {},
) {
  const body = { part, client_key, answer: [typed].flat(), ...rest };
  return api.callLoosely('POST /api/practice/questions/:id/answers', { params: { id: question }, body, ...(as && { as }) });
}
const answer = async (typed: string | string[], sent: Sent = {}) => {
  const { status, body } = await send(typed, sent);
  // biome-ignore lint/suspicious/noExplicitAny: the loose call has no types.
  return { status, ...(body as any) };
};
const attempts = async (as = learner, query = {}, question = id) =>
  (await api.call('GET /api/practice/questions/:id/attempts', { as, params: { id: question }, query })).body;

describe('an answer', () => {
  test('is judged at once and stored as judged, without revealing what is right', async () => {
    const { status, judgement, attempt, completed } = await answer('(x-2)^2', { seconds: 40 });
    const fields = [{ verdict: 'wrong', note: 'Right value; the brackets are to be multiplied out.', slip: 'form' }];
    expect([status, judgement, completed]).toEqual([200, { part: 'a', verdict: 'wrong', marks: 0, of: 3, fields }, false]);
    expect(attempt).toMatchObject({
      question_id: id,
      question_version: 1,
      part: 'a',
      answer: ['(x-2)^2'],
      fields,
      seconds: 40,
      photos: [],
    });
    expect((await answer('x^2-4x+4')).judgement).toMatchObject({ verdict: 'right', marks: 3 });
    expect((await attempts()).attempts.map(({ verdict }) => verdict)).toEqual(['right', 'wrong']);
    const row = await api.db('practice_attempts').orderBy('id').first();
    expect(JSON.stringify([judgement, attempt, row])).not.toContain('x^2');
  });

  test('sent again under the same key is stored once, even concurrently or after the question has changed', async () => {
    const client_key = randomUUID();
    const all = await Promise.all([1, 2, 3, 4].map(() => answer('0.500', { part: 'b', client_key })));
    expect(new Set(all.map(({ attempt }) => attempt.id)).size).toBe(1);
    await api.db('questions').where({ id }).update({ visible: false });
    expect(await answer('0.500', { part: 'b', client_key })).toMatchObject({ status: 200, attempt: { id: all[0]?.attempt.id } });
    expect((await attempts()).totalCount).toBe(1);
  });

  test('that cannot be read does not count as a try', async () => {
    expect(await answer('2(x')).toMatchObject({ judgement: { verdict: 'unreadable', marks: 0 }, attempt: null });
    expect(await answer('t^2')).toMatchObject({ judgement: { fields: [{ note: 'Only x can stand here, not t.' }] } });
    expect((await attempts()).totalCount).toBe(0);
  });

  test('to multiple choice explains the distractor without revealing the right option', async () => {
    expect(await answer('A', { part: '', question: choice })).toMatchObject({
      judgement: { verdict: 'wrong', fields: [{ slip: 'sign', note: 'Check the sign.' }] },
      completed: false,
    });
  });

  test('to multiple choice earns its marks at the first choice alone, until another sitting', async () => {
    const choose = (option: string, more: object = {}) => answer(option, { part: '', question: choice, ...more });
    const yesterday = new Date(api.clock.now().getTime() - 13 * 3_600_000).toISOString();
    await choose('A', { answered_at: yesterday });
    expect(await choose('C')).toMatchObject({ judgement: { verdict: 'right', marks: 5 }, completed: true });
    await choose('B');
    const guess = await choose('C');
    expect(guess.judgement).toMatchObject({
      verdict: 'right',
      marks: 0,
      of: 5,
      fields: [{ note: 'A second choice earns no marks.' }],
    });
    expect(guess).toMatchObject({ attempt: { marks: 0, of: 5 }, completed: false });
  });

  test('to multiple choice that waited for the network is no guess because of a later one', async () => {
    const choose = (option: string, more: object = {}) => answer(option, { part: '', question: choice, ...more });
    await choose('A');
    const earlier = new Date(api.clock.now().getTime() - 60_000).toISOString();
    expect((await choose('C', { answered_at: earlier })).judgement).toMatchObject({ verdict: 'right', marks: 5 });
  });

  test('without a key is for its learner to compare', async () => {
    expect((await answer('drawn on paper', { part: 'c' })).judgement).toMatchObject({ verdict: 'to_compare', marks: 0, of: 1 });
  });

  test('that follows from a wrong one to an earlier part earns its marks', async () => {
    const follows = { value: 'pi r^2', from: { r: 'a' } };
    const keys = [
      { kind: 'number', part: 'a', value: 3, tolerance: 0 },
      { kind: 'number', part: 'b', value: 28.2743339, tolerance: 0, follows },
    ];
    await api
      .db('questions')
      .where({ id })
      .update({ answer_keys: JSON.stringify(keys) });
    expect((await answer('50.3', { part: 'b' })).judgement).toMatchObject({ verdict: 'wrong', marks: 0 });
    await answer('5');
    await answer('4');
    const note = 'Follow-through: right for your answer to (a).';
    const followed = { verdict: 'right', marks: 2, fields: [{ note }] };
    expect(await answer('50.3', { part: 'b' })).toMatchObject({ judgement: followed, attempt: followed });
    expect((await answer('50.3', { part: 'b', as: await api.signUp() })).judgement).toMatchObject({ marks: 0 });
    expect((await answer('50.3', { part: 'b', as: null })).judgement).toMatchObject({ marks: 0 });
    await answer('3');
    expect((await answer('50.3', { part: 'b' })).judgement).toMatchObject({ verdict: 'wrong', marks: 0 });
    await api
      .db('questions')
      .where({ id })
      .update({ answer_keys: JSON.stringify(KEYS) });
  });

  test('counts for the version that its page shows', async () => {
    const content = { questions_text: TEXT, marks: 6, mcq_answer: null, answer_keys: [{ ...KEYS[0], value: 'x^2' }] };
    const version = { question_id: id, version: 1, kind: 'original', changed_at: api.clock.now(), changed_fields: [] };
    await api.db('question_versions').insert({ ...version, content: JSON.stringify(content) });
    await api.db('questions').where({ id }).update({ version: 2 });
    expect(await answer('x^2', { question_version: 1 })).toMatchObject({
      judgement: { verdict: 'right' },
      attempt: { question_version: 1 },
    });
    expect(await answer('x^2', { question_version: 2 })).toMatchObject({
      judgement: { verdict: 'wrong' },
      attempt: { question_version: 2 },
    });
    expect(await answer('x^2', { question_version: 7 })).toMatchObject({
      judgement: { verdict: 'wrong' },
      attempt: { question_version: 2 },
    });
    await api.db('question_versions').delete();
    await api.db('questions').where({ id }).update({ version: 1 });
  });

  test('given offline keeps its time, within what can be believed', async () => {
    const now = api.clock.now().getTime();
    const at = async (offset: number) =>
      (await answer('x', { answered_at: new Date(now + offset).toISOString() })).attempt.answered_at;
    expect(await at(-DAY_MS)).toBe(new Date(now - DAY_MS).toISOString());
    expect(await at(DAY_MS)).toBe(new Date(now).toISOString());
    expect(await at(-400 * DAY_MS)).toBe(new Date(now - 30 * DAY_MS).toISOString());
  });

  test.each([
    ['of a part that is not there', { part: 'd' }],
    ['of no part', { part: '' }],
    ['with a name that is none', { client_key: 'mine' }],
    ['with a field too many', { unknown: 1 }],
    ['that took longer than a day', { seconds: 90_000 }],
  ])('%s is refused', async (_, sent) => expect((await send('1', sent)).status).toBe(422));

  test('with more fields than there are, or too long, is refused', async () => {
    expect((await send(['1', '2'])).status).toBe(422);
    expect((await send('x'.repeat(501))).status).toBe(422);
    expect((await send([])).status).toBe(422);
  });

  test('to a question that cannot be seen is not found', async () => {
    await api.db('questions').where({ id }).update({ visible: false });
    expect((await send('x')).status).toBe(404);
    expect((await send('x', { as: null })).status).toBe(404);
    expect((await send('x', { question: 2_000_000_000 })).status).toBe(404);
    expect((await send('x^2-4x+4', { as: staff })).status).toBe(200);
  });

  test('costs none of the month’s allowance', async () => {
    await answer('x^2-4x+4');
    expect(await api.db('answer_openings')).toEqual([]);
  });
});

describe('tries', () => {
  test('at one part are limited, with a kind message; other parts and unreadable answers are not', async () => {
    expect((await send('x^2')).status).toBe(200);
    await api.db('rate_limits').where('key', 'like', 'practice-part:%').update({ points: 11 });
    for (let index = 0; index < 3; index += 1) expect((await send('2(x')).status).toBe(200);
    expect([(await send('x^2+1')).status, (await send('x^2+2')).status]).toEqual([200, 429]);
    const { error, headers } = await send('x');
    expect([error?.message, headers.get('retry-after')]).toEqual([
      'You have tried this part many times. Take a look at the hint or the solution, or come back to it in 60 minutes',
      '3600',
    ]);
    expect((await send('0.5', { part: 'b' })).status).toBe(200);
    expect((await send('x', { as: await api.signUp() })).status).toBe(200);
  });

  test('of guests are judged and kept nowhere, and adopted by sending them again with an account', async () => {
    const client_key = randomUUID();
    const made = { client_key, answered_at: api.clock.now().toISOString() };
    expect(await answer('x^2-4x+4', { as: null, ...made })).toMatchObject({ judgement: { verdict: 'right' }, attempt: null });
    expect(await api.db('practice_attempts')).toEqual([]);
    expect((await answer('x^2-4x+4', made)).attempt).toMatchObject({ client_key, verdict: 'right' });
  });

  test('of guests are counted for their network, at one part', async () => {
    const from = async (address: string, part = 'a') => {
      const body = JSON.stringify({ part, client_key: randomUUID(), answer: ['x^2+7'] });
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
      return (await api.fetch(`/api/practice/questions/${id}/answers`, { method: 'POST', headers, body })).status;
    };
    expect(await from('203.0.113.7')).toBe(200);
    await api.db('rate_limits').where('key', 'like', 'practice-guest-part:%').update({ points: 120 });
    expect(await from('203.0.113.7')).toBe(429);
    expect([await from('203.0.113.7', 'b'), await from('198.51.100.1')]).toEqual([200, 200]);
  });

  test('may be given up, once; another stays open', async () => {
    const body = { part: 'a', client_key: randomUUID(), seconds: 90 };
    const giveUp = (as?: Session) =>
      api.callLoosely('POST /api/practice/questions/:id/give-ups', { params: { id }, body, ...(as && { as }) });
    expect((await giveUp()).status).toBe(401);
    const [first, second] = [await giveUp(learner), await giveUp(learner)];
    expect([first.status, first.body]).toEqual([200, second.body]);
    expect((await attempts()).attempts).toMatchObject([{ verdict: 'gave_up', answer: [], marks: 0, of: 3, seconds: 90 }]);
    expect((await answer('x^2-4x+4')).judgement.verdict).toBe('right');
  });

  test("are the learner's own, page by page, even hundreds", async () => {
    const row = { user_id: learner.user.id, question_id: id, question_version: 1, part: 'a', verdict: 'wrong', answer: '["x"]' };
    const at = { fields: '[]', marks: 0, of: 3, answered_at: api.clock.now(), received_at: api.clock.now() };
    await api.db.batchInsert(
      'practice_attempts',
      Array.from({ length: 400 }, () => ({ ...row, ...at, client_key: randomUUID() })),
      500,
    );
    const page = await attempts(learner, { page: '20', pageSize: '20' });
    expect([page.attempts.length, page.totalCount]).toEqual([20, 400]);
    expect((await attempts(learner, { page: '21', pageSize: '20' })).attempts).toEqual([]);
    for (const other of [staff, await api.signUp()]) expect((await attempts(other)).totalCount).toBe(0);
    expect((await api.callLoosely('GET /api/practice/questions/:id/attempts', { params: { id } })).status).toBe(401);
  });
});

describe('a question', () => {
  const completed = async () =>
    (await api.call('GET /api/completed_question/user', { as: learner })).body.completed_questions.length;
  const answerAll = async () => {
    const parts = [await answer('x'), await answer('0.5', { part: 'b' }), await answer('a sketch', { part: 'c' })];
    return parts.map((part) => part.completed);
  };

  test('is completed by the answer to its last part, and stays as its learner ticks it', async () => {
    expect(await answerAll()).toEqual([false, false, true]);
    expect(await completed()).toBe(1);
    await api.call('DELETE /api/completed_question/user/:questionId', { as: learner, params: { questionId: id } });
    expect((await answer('0.501', { part: 'b' })).completed).toBe(false);
    expect(await completed()).toBe(0);
  });

  test('is completed once where its last parts are answered at the same moment', async () => {
    const all = await Promise.all([answer('x'), answer('0.5', { part: 'b' }), answer('a sketch', { part: 'c' })]);
    expect(all.filter((part) => part.completed)).toHaveLength(1);
  });

  test('is not completed by giving up, nor if completing is switched off', async () => {
    await api.call('POST /api/practice/questions/:id/give-ups', {
      as: learner,
      params: { id },
      body: { part: 'a', client_key: randomUUID() },
    });
    await answer('0.5', { part: 'b' });
    await answer('a sketch', { part: 'c' });
    expect(await completed()).toBe(0);
    const settings = async () => (await api.call('GET /api/practice/settings', { as: learner })).body;
    expect(await settings()).toEqual({ complete_answered: true });
    await api.call('PUT /api/practice/settings', { as: learner, body: { complete_answered: false } });
    expect(await settings()).toEqual({ complete_answered: false });
    expect((await answer('x')).completed).toBe(false);
    expect(await completed()).toBe(0);
  });

  test('says which fields it has, and never what is right', async () => {
    const { question } = (await api.call('GET /api/questions/:id', { params: { id }, query: {} })).body;
    expect(question.version).toBe(1);
    expect(question.answer_parts).toMatchObject([
      { part: 'a', marks: 3, fields: [{ kind: 'expression', form: 'expanded', variables: ['x'] }] },
      { part: 'b', marks: 2, fields: [{ kind: 'number', unit: 'm', figures: 3, unit_asked: false }] },
      { part: 'c', marks: 1, fields: [{ kind: 'compare', compare_as: 'text' }] },
    ]);
    expect(JSON.stringify(question)).not.toMatch(/x\^2-4x|answer_keys|tolerance|distractors/);
  });
});

describe('self-marks', () => {
  const open = async (as = learner) =>
    (await api.call('GET /api/questions/:id', { as, params: { id }, query: { includeAnswers: 'true' } })).body.scheme ?? '';
  const mark = (body: object, as: Session | null = learner) =>
    api.callLoosely('PUT /api/practice/questions/:id/self-marks', {
      params: { id },
      body: { earned: [], lost: [], ...body },
      ...(as && { as }),
    });

  test('are given along a mark scheme that was opened, and replaced by later ones', async () => {
    expect((await mark({ scheme: '' }, null)).status).toBe(401);
    expect((await mark({ scheme: '' })).error).toMatchObject({ code: 'answer_not_open', message: 'Open the mark scheme first' });
    const scheme = await open();
    const first = await mark({ scheme, earned: [2, 0], lost: [{ index: 1, reason: 'accuracy' }] });
    const marks = {
      earned: [0, 2],
      lost: [{ index: 1, reason: 'accuracy', marks: 1 }],
      marks_obtained: 4,
      scheme_changed: false,
    };
    expect([first.status, first.body]).toMatchObject([200, { question_id: id, self_marks: marks }]);
    await mark({ scheme, earned: [2, 0], lost: [{ index: 1, reason: 'accuracy' }] });
    await mark({ scheme, earned: [0] });
    expect((await attempts()).self_marks).toMatchObject({
      earned: [0],
      marks_obtained: 2,
      lost: [{ reason: null }, { reason: null }],
    });
    expect(await api.db('practice_self_marks')).toHaveLength(2);
  });

  test('are refused beside other lines, and for lines without marks', async () => {
    const scheme = await open();
    expect((await mark({ scheme: 'other' })).error?.code).toBe('mark_scheme_changed');
    for (const earned of [[3], [9], [0, 0]]) expect((await mark({ scheme, earned })).status).toBe(422);
    expect((await mark({ scheme, earned: [0], lost: [{ index: 0, reason: 'time' }] })).status).toBe(422);
    expect((await mark({ scheme, lost: [{ index: 1, reason: 'bad luck' }] })).status).toBe(422);
  });

  test('are compared with a teacher’s', async () => {
    const compare = async (as = learner) => (await api.call('GET /api/practice/self-marking', { as })).body;
    expect(await compare()).toEqual({
      ...{ questions: 0, marks: 0, own_marks: 0, teacher_marks: 0, mean_difference: null, lean: null, verdict: null },
    });
    const { subject_id } = await api.db('question_topics').where('question_id', id).first();
    const at = api.clock.now();
    const test = { slug: 'compared', user_id: learner.user.id, subject_id, duration: 30, draw_seed: 1, created_at: at };
    const [{ id: test_id }] = await api.db('tests').insert(test).returning('id');
    const questions = (await api.db('questions').orderBy('id').limit(6).pluck('id')) as number[];
    const own = [5, 4, 5, 3, 5, 2];
    await api.db('test_questions').insert(
      questions.map((question_id, index) => ({
        ...{ test_id, question_id, position: index + 1, marks: 5, self_marked: own[index], self_marked_at: at },
        self_marks: JSON.stringify({ earned: [], lost: [] }),
      })),
    );
    const given = questions.map((question_id, index) => ({ question_id, marks: [4, 4, 3, 3, 4, 3][index] }));
    const sheet = { sheet_key: 'sheet.pdf', sheet_name: 'sheet.pdf', sheet_bytes: 9, page_count: 1, submitted_at: at };
    const times = {
      paid_at: at,
      due_at: at,
      claimed_by: staff.user.id,
      claimed_at: at,
      touched_at: at,
      graded_at: at,
      returned_at: at,
    };
    const marking = { graded_by: staff.user.id, marks_obtained: 21, marked_key: 'marked.pdf', report_key: 'report.pdf' };
    await api.db('gradings').insert({ test_id, user_id: learner.user.id, state: 'returned', ...sheet, ...times, ...marking });
    const draft = { test_id, revision: 1, marks: JSON.stringify(given), annotations: '[]', marked_count: 6, saved_at: at };
    await api.db('grading_drafts').insert({ ...draft, comment: '', saved_by: staff.user.id });
    expect(await compare()).toMatchObject({
      questions: 6,
      marks: 30,
      own_marks: 24,
      teacher_marks: 21,
      lean: 0.5,
      verdict: 'generous',
    });
    expect((await compare()).mean_difference).toBeCloseTo(5 / 6);
    expect((await compare(await api.signUp())).questions).toBe(0);
  });
});

describe('keys that are being written', () => {
  const attempt = (body: object, as: Session | null) =>
    api.callLoosely('POST /api/admin/questions/answer-keys/try', { body, ...(as && { as }) });

  test('are tried by staff', async () => {
    const body = { key: { kind: 'number', value: 2, tolerance: 0 }, answers: ['2', '-2', 'two'] };
    expect((await attempt(body, null)).status).toBe(401);
    expect((await attempt(body, learner)).status).toBe(403);
    expect((await attempt(body, staff)).body).toMatchObject({
      judgements: [{ verdict: 'right' }, { slip: 'sign' }, { verdict: 'unreadable' }],
      fault: null,
    });
    const broken = await attempt({ key: { kind: 'expression', value: '2(x' }, answers: ['1'] }, staff);
    expect(broken.body).toMatchObject({ fault: expect.stringContaining('cannot be read') });
    expect((await attempt({ key: { kind: 'riddle' }, answers: ['1'] }, staff)).status).toBe(422);
  });
});
