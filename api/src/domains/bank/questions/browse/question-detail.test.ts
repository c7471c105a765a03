import type { StaffQuestion } from '@api/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ListedQuestion, readListedQuestions } from '../../../../../test/listed-questions.ts';
import { ANSWER_WORD, HINT_WORD, seedSampleBank } from '../../../../../test/sample-bank.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';
import { monthOf } from '../../../billing/plans-and-payments/index.ts';
import { findFreeAnswers } from './groups.queries.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });
let all: ListedQuestion[];
let visible: number[];
let free: number[];
let staff: Session;
beforeAll(async () => {
  all = await readListedQuestions(api.db);
  const open = all
    .filter((question) => question.visible && question.audience === 'everyone' && question.kind === 'primary')
    .map(({ id }) => id);
  const freeOnes = await findFreeAnswers(api.db, open);
  visible = open.filter((id) => !freeOnes.has(id));
  free = [...freeOnes];
  staff = await api.asStaff();
});

const ask = (id: number, query: Record<string, string> = {}, as?: Session) =>
  api.call('GET /api/questions/:id', { params: { id }, query, ...(as ? { as } : {}) });
const open = (id: number, as?: Session) => ask(id, { includeAnswers: 'true' }, as);
/** As if an account had opened these this month. */
const openBefore = ({ user }: Session, ids: readonly number[]) =>
  api
    .db('answer_openings')
    .insert(ids.map((question_id) => ({ user_id: user.id, question_id, month: '2026-11-01', opened_at: api.clock.now() })));

describe('a question', () => {
  test('shows guests its hint and no answer', async () => {
    const { body } = await ask(visible[0] as number);
    expect(body.hints_html).toContain(HINT_WORD);
    expect(body).not.toHaveProperty('Answer');
    expect(JSON.stringify(body)).not.toContain(ANSWER_WORD);
    expect(body.abilities).toEqual({ edit: false, see_answer: 'log_in' });
  });

  test('is typeset, its options too', async () => {
    const choice = await api.db('questions').whereNotNull('mcq_answer').whereIn('id', visible).orderBy('id').first();
    const { body } = await ask(choice.id);
    expect(body.question.questions_html).toMatch(
      /^<div class="q"><div class="q-stem">.*<math .*<span class="q-marks">\[1 mark\]/s,
    );
    expect(body.question.options.map(({ key }) => key)).toEqual(['A', 'B', 'C', 'D']);
    expect(body.question.options[0]?.html).toMatch(/^<span class="katex">/);
    expect(body.question).not.toHaveProperty('mcq_answer');
    expect(((await ask(choice.id, {}, staff)).body.question as StaffQuestion).mcq_answer).toBe('C');
  });

  test('that is hidden or in the staff subject is found by staff only', async () => {
    const hidden = all.find((question) => !question.visible)?.id as number;
    const internal = all.find((question) => question.audience === 'staff' && question.visible)?.id as number;
    const learner = await api.signUp();
    for (const id of [hidden, internal]) {
      expect((await ask(id)).status).toBe(404);
      expect((await ask(id, {}, learner)).status).toBe(404);
      expect((await open(id, learner)).status).toBe(404);
      expect((await ask(id, {}, staff)).body.abilities).toEqual({ edit: true, see_answer: 'yes' });
    }
    expect((await ask(2_000_000_000)).status).toBe(404);
    for (const id of ['0', '-1', 'x', '99999999999']) {
      expect((await api.callLoosely('GET /api/questions/:id', { params: { id } })).status).toBe(422);
    }
  });
});

describe('neighbours', () => {
  async function listed(query: Record<string, string>): Promise<number[]> {
    const ids: number[] = [];
    for (let page = 1; ; page++) {
      const asked = { ...query, page: String(page), pageSize: '100' };
      const { body } = await api.callLoosely('GET /api/questions', { query: asked, as: staff });
      const { questions } = body as unknown as { questions: { id: number }[] };
      ids.push(...questions.map(({ id }) => id));
      if (questions.length < 100) return ids;
    }
  }

  test('walk through the whole list exactly once', async () => {
    const query = { subject: 'math-aa-sl', subsubtopic: 'arithmetic-sequences', sortBy: 'marks', sortOrder: 'desc' };
    const ids = await listed(query);
    const walked: number[] = [];
    for (let id: number | undefined = ids[0]; id !== undefined; ) {
      const { body } = await ask(id, query, staff);
      walked.push(id);
      expect(body.previous?.id).toBe(walked.at(-2));
      expect(body.next?.subject_slug ?? query.subject).toBe(query.subject);
      id = body.next?.id;
    }
    expect(walked).toEqual(ids);
  });

  test.each<Record<string, string>>([
    {},
    { subject: 'math-aa-hl' },
    { subject: 'math-aa-sl', topic: 'algebra', sortBy: 'marks', sortOrder: 'desc' },
    { difficulty: 'Hard', sortBy: 'year' },
  ])('agree with the list, at both ends and between: %j', async (query) => {
    const ids = await listed(query);
    // Every seventh, and the end, where questions without a year are.
    const places = [...ids.keys()].filter((index) => index % 7 === 0 || index > ids.length - 4);
    for (const index of places) {
      const { body } = await ask(ids[index] as number, query, staff);
      expect([body.previous?.id, body.next?.id]).toEqual([ids[index - 1], ids[index + 1]]);
      expect([body.position, body.totalCount]).toEqual([index + 1, ids.length]);
    }
  });

  test('leave out what guests do not see', async () => {
    const query = { subject: 'math-aa-sl', sortBy: 'question_number' };
    const shown = new Set(all.filter((question) => question.visible).map(({ id }) => id));
    const ids = (await listed(query)).filter((id) => shown.has(id));
    const index = ids.findIndex((id, at) => !shown.has(id + 1) && at > 0 && at < ids.length - 1);
    const { body } = await ask(ids[index] as number, query);
    expect([body.previous?.id, body.next?.id]).toEqual([ids[index - 1], ids[index + 1]]);
    expect([body.position, body.totalCount]).toEqual([index + 1, ids.length]);
  });

  test.each([
    ['uncompletedQuestion', 'POST /api/completed_question'],
    ['bookmarkedQuestion', 'DELETE /api/user_question/user/:questionId'],
    ['pinnedQuestion', 'DELETE /api/pinned_question/user/:questionId'],
  ] as const)('go on from a question whose own mark takes it out of the list: %s', async (filter, change) => {
    const learner = await api.signUp();
    const [before, open, after] = visible as [number, number, number];
    for (const questionId of [before, open, after]) {
      await api.call('POST /api/user_question/:questionId', { params: { questionId }, body: {}, as: learner });
      await api.call('POST /api/pinned_question', { body: { question: questionId }, as: learner });
    }
    const query = { [filter]: 'true', sortBy: 'question_number' };
    const { body: first } = await ask(open, query, learner);
    expect(first.position).not.toBeNull();
    const request = change.startsWith('POST') ? { body: { question_id: open } } : { params: { questionId: open } };
    expect((await api.callLoosely(change, { ...request, as: learner })).status).toBeLessThan(300);
    const { body: marked } = await ask(open, query, learner);
    const rank = ({ position, totalCount, previous, next }: typeof first) => ({ position, totalCount, previous, next });
    expect(rank(marked)).toEqual(rank(first));
    const neighbour = (first.next ?? first.previous)?.id as number;
    expect((await ask(neighbour, query, learner)).body.totalCount).toBe(first.totalCount - 1);
  });

  test("follow the reader's pins, and agree with the list", async () => {
    const learner = await api.signUp();
    const query = { subject: 'math-aa-sl', topic: 'algebra', sortBy: 'marks' };
    const listed = async () =>
      (await api.callLoosely('GET /api/questions', { query, as: learner })).body as unknown as { questions: { id: number }[] };
    const pinned = (await listed()).questions[4]?.id as number;
    await api.call('POST /api/pinned_question', { body: { question: pinned }, as: learner });
    const ids = (await listed()).questions.map(({ id }) => id);
    expect(ids[0]).toBe(pinned);
    const { body } = await ask(pinned, query, learner);
    expect([body.position, body.previous, body.next?.id]).toEqual([1, null, ids[1]]);
    expect((await ask(ids[1] as number, query, learner)).body).toMatchObject({ position: 2, previous: { id: pinned } });
    const alone = { ...query, pinnedQuestion: 'true' };
    expect((await ask(pinned, alone, learner)).body).toMatchObject({ position: 1, totalCount: 1, next: null });
  });

  test('are none for a question outside the list', async () => {
    const outside = all.find(({ subject, visible: shown }) => subject === 'physics-sl' && shown)?.id as number;
    const { body } = await ask(outside, { subject: 'math-aa-sl' });
    expect(body).toMatchObject({ position: null, previous: null, next: null });
    expect(body.totalCount).toBeGreaterThan(0);
    expect(body.question.subject.slug).toBe('physics-sl');
  });

  test('name the address of the next question', async () => {
    const { body } = await ask(visible[0] as number, { subject: 'math-aa-sl' });
    const next = all.find(({ id, subject }) => id === body.next?.id && subject === 'math-aa-sl');
    expect(body.next?.topic_slugs).toEqual(next?.path);
  });
});

describe('answers', () => {
  test('need an account', async () => {
    const answer = await open(visible[0] as number);
    expect([answer.status, answer.error.code]).toEqual([401, 'not_signed_in']);
  });

  test('come with worked solution and mark scheme', async () => {
    const learner = await api.signUp();
    const { body } = await open(visible[0] as number, learner);
    const [answer] = body.Answer ?? [];
    expect(answer?.final_answer_html).toContain(ANSWER_WORD);
    expect(answer?.body_html).toContain('<span class="q-label">(b)</span>');
    expect(answer?.mark_scheme.map(({ part, code, marks, implied }) => [part, code, marks, implied])).toEqual([
      ['a', 'M1', 1, true],
      ['a', expect.stringMatching(/^A[123]$/), expect.any(Number), false],
      ['b', 'R1', 1, false],
    ]);
    expect(body.abilities.see_answer).toBe('yes');
  });

  test('of the first questions of a topic are free: for guests, and for learners without spending', async () => {
    const [id] = free as [number];
    for (const as of [undefined, await api.signUp()]) {
      const { body } = await open(id, as);
      expect(body.Answer?.[0]?.final_answer_html).toContain(ANSWER_WORD);
      expect(body.question.free_answer).toBe(true);
      expect(body.abilities.see_answer).toBe('yes');
      if (as) expect(body.allowance).toMatchObject({ used: 0, limit: 30 });
    }
    expect((await ask(visible[0] as number)).body.question).not.toHaveProperty('free_answer');
  });

  test('that staff withhold, hide or put behind others are free no more', async () => {
    const [id] = free as [number];
    for (const change of [{ answer_not_available: true }, { visible: false }, { priority: -1 }]) {
      const row = await api.db('questions').where({ id }).first('answer_not_available', 'visible', 'priority');
      await api.db('questions').where({ id }).update(change);
      expect(await findFreeAnswers(api.db, [id])).toEqual(new Set());
      const others = await findFreeAnswers(api.db, [...visible, ...free]);
      expect(others.size).toBe(free.length);
      await api.db('questions').where({ id }).update(row);
    }
    expect(await findFreeAnswers(api.db, [])).toEqual(new Set());
  });

  test('say how many of the month are opened, where there is a limit', async () => {
    const learner = await api.signUp();
    const id = visible[0] as number;
    const resets_at = monthOf(api.clock.now()).end.toISOString();
    expect((await ask(id, {}, learner)).body.allowance).toEqual({ used: 0, limit: 30, resets_at });
    expect((await open(id, learner)).body.allowance).toEqual({ used: 1, limit: 30, resets_at });
    expect((await open(id, learner)).body.allowance?.used).toBe(1);
    expect((await ask(id)).body).not.toHaveProperty('allowance');
    expect((await ask(id, {}, staff)).body).not.toHaveProperty('allowance');
    const platinum = await api.db('plans').where('plan', 'platinum').first('id');
    const starts_at = api.clock.now();
    await api.db('memberships').insert({ user_id: learner.user.id, plan_id: platinum.id, starts_at });
    expect((await ask(id, {}, learner)).body).not.toHaveProperty('allowance');
  });

  test('spend the monthly allowance once a question, and then ask for an upgrade', async () => {
    const learner = await api.signUp();
    const ids = visible.slice(0, 31);
    await openBefore(learner, ids.slice(0, 29));
    for (const id of [ids[29], ids[29], ids[0]] as number[]) expect((await open(id, learner)).status).toBe(200);
    const refused = await open(ids[30] as number, learner);
    expect([refused.status, refused.error.code]).toEqual([402, 'allowance_used']);
    expect((await ask(ids[30] as number, {}, learner)).body.abilities.see_answer).toBe('allowance_used');
    expect((await ask(ids[0] as number, {}, learner)).body.abilities.see_answer).toBe('yes');
  });

  test('are free for staff', async () => {
    await openBefore(staff, visible.slice(0, 30));
    expect((await open(visible[31] as number, staff)).status).toBe(200);
  });

  test('that do not exist cost nothing', async () => {
    const learner = await api.signUp();
    const id = visible[3] as number;
    await api.db('questions').where('id', id).update({ answer_not_available: true });
    expect((await open(id, learner)).body.Answer).toEqual([]);
    expect((await api.call('GET /api/me', { as: learner })).body.usage.questions.used).toBe(0);
    await api.db('questions').where('id', id).update({ answer_not_available: false });
  });
});

describe('another of the same idea', () => {
  test('is named in the same course, round and round, those first that its reader has not completed', async () => {
    const { rows } = await api.db.raw(
      `SELECT q.id, p.subject_id FROM questions q JOIN question_topics p ON p.question_id = q.id AND p.kind = 'primary'
        WHERE q.id = ANY (?) ORDER BY p.subject_id, q.id`,
      [visible],
    );
    const course = rows[0].subject_id;
    const [one, two, three] = rows
      .filter((row: { subject_id: number }) => row.subject_id === course)
      .map(({ id }: { id: number }) => id);
    const templates = await api.db('questions').whereIn('id', [one, two, three]).select('id', 'template');
    await api.db('questions').whereIn('id', [one, two, three]).update({ template: 'the-same-idea' });
    const another = async (id: number, as?: Session) => (await ask(id, {}, as)).body.another?.id;
    expect([await another(one), await another(two), await another(three)]).toEqual([two, three, one]);
    const learner = await api.signUp();
    await api.call('POST /api/completed_question', { body: { question_id: two }, as: learner });
    expect(await another(one, learner)).toBe(three);
    await api.db('questions').where('id', three).update({ visible: false });
    expect(await another(two)).toBe(one);
    await api.db('questions').where('id', three).update({ visible: true });
    for (const { id, template } of templates) await api.db('questions').where({ id }).update({ template });
  });
});
