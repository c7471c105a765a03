import type { Today } from '@api/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertOneSubject } from '../../../../test/one-subject.ts';
import { type Session, startTestApi } from '../../../../test/test-api.ts';
import { notify } from '../../support/notifications/index.ts';
import { type Fact, recordEvidence } from '../evidence/index.ts';
import { rebuildSchedule } from './index.ts';

const api = await startTestApi();
const DAY_MS = 86_400_000;
const START = '2026-11-21T09:00:00.000Z';
let questions: number[];
let subjectId: number;
let leaf: number;
let root: number;
let learner: Session;

beforeAll(async () => {
  ({ questionIds: questions, subjectId } = await insertOneSubject(api.db));
  [root, leaf] = (await api.db('topics').orderBy('depth').pluck('id')) as [number, number];
  // Twelve ideas of two variants each: neighbours belong together.
  for (const [index, id] of questions.entries()) {
    await api
      .db('questions')
      .where({ id })
      .update({ template: `idea-${Math.floor(index / 2)}` });
  }
});

beforeEach(async () => {
  api.clock.set(START);
  learner = await api.signUp();
  await chooseCourse(learner);
});

async function chooseCourse(as: Session, exam: object | null = { month: 'May', year: 2027 }) {
  await api.callLoosely('PUT /api/user/course', { as, body: { subject_slug: 'math-aa-sl', exam_session: exam } });
}

let made = 0;
function fact(question: number, more: Partial<Fact> = {}): Fact {
  made += 1;
  const name = `attempt:${made}`;
  const facts = { userId: learner.user.id, source: name, work: name, place: 'practice' as const, questionVersion: 1, part: '' };
  const questionId = questions[question] as number;
  return { ...facts, questionId, outcome: 'answered', marks: 5, of: 5, at: api.clock.now(), seconds: 240, ...more };
}
const record = (...facts: Fact[]) => api.db.transaction((transaction) => recordEvidence(transaction, facts, api.clock.now()));
const today = async (query: Record<string, string> = {}, as = learner) =>
  (await api.callLoosely('GET /api/today', { as, query })).body as unknown as Today;
const begin = (body: object, as: Session | null = learner) =>
  api.callLoosely('POST /api/study-plan/runs', { body, ...(as && { as }) });
const runOf = (answer: { body: unknown }) => (answer.body as { run: { id: number; items: { question_id: number }[] } }).run;
const settle = (id: number, questionId: number, state: string, as: Session | null = learner) =>
  api.callLoosely('PUT /api/study-plan/runs/:id/questions/:questionId', {
    params: { id, questionId },
    body: { state },
    ...(as && { as }),
  });
const change = (body: object, as: Session | null = learner) =>
  api.callLoosely('PUT /api/study-plan', { body, ...(as && { as }) });
const kinds = ({ things }: Today) => things.map(({ kind }) => kind);

describe('today', () => {
  test('is for members', async () => {
    for (const name of [
      'GET /api/today',
      'PUT /api/study-plan',
      'PUT /api/study-plan/skips',
      'POST /api/study-plan/runs',
    ] as const) {
      expect((await api.callLoosely(name, name.startsWith('GET') ? {} : { body: {} })).status).toBe(401);
    }
  });

  test('offers a new learner the first topic of their course, and counts to the first day of their examinations', async () => {
    const page = await today();
    expect(page).toMatchObject({
      day: '2026-11-21',
      minutes_done: 0,
      new_learner: true,
      days_away: null,
      plan: { minutes: 30, courses_from_profile: true, exam: { day: '2027-05-01', exact: false, days: 161 } },
      things: [{ kind: 'new', topic: { id: leaf, subject_name: 'Math AA SL' }, question_count: 6, minutes: 30, run: null }],
    });
    expect(page.week.map(({ day }) => day)[0]).toBe('2026-11-16');
  });

  test('has nothing to offer without a course, nor where nothing is left of one, and says so by having nothing', async () => {
    const nobody = await api.signUp();
    expect(await today({}, nobody)).toMatchObject({ things: [], plan: { courses: [], exam: null }, minutes_to_meet_all: null });
    expect((await begin({ kind: 'new' }, nobody)).error).toMatchObject({ code: 'nothing_to_practise' });
  });

  test('brings back what was tried when it is due, with its topics and when that was', async () => {
    await record(fact(0), fact(2, { marks: 1 }), fact(4, { outcome: 'gave_up', marks: 0 }));
    expect(kinds(await today())).toEqual(['new']);
    api.clock.advance(DAY_MS);
    expect((await today()).things[0]).toMatchObject({
      kind: 'due',
      question_count: 2,
      topics: ['quadratics'],
      tried_days_ago: { least: 1, most: 1 },
    });
    api.clock.advance(7 * DAY_MS);
    expect((await today()).things[0]).toMatchObject({ kind: 'due', question_count: 3, tried_days_ago: { least: 8, most: 8 } });
  });

  test('goes by the learner’s own calendar', async () => {
    await record(fact(0, { marks: 0, at: new Date('2026-11-20T23:30:00Z') }));
    api.clock.set('2026-11-21T22:00:00Z');
    expect((await today({ time_zone: 'America/Los_Angeles' })).day).toBe('2026-11-21');
    const tokyo = await today({ time_zone: 'Asia/Tokyo' });
    expect([tokyo.day, tokyo.days_away]).toEqual(['2026-11-22', 1]);
    expect((await today({ time_zone: 'Pacific/Auckland' })).week.find(({ day }) => day === '2026-11-21')?.minutes).toBe(4);
    expect((await today()).week.find(({ day }) => day === '2026-11-20')?.minutes).toBe(4);
    const wrong = await api.callLoosely('GET /api/today', { as: learner, query: { time_zone: 'Mars/Olympus' } });
    expect([wrong.status, wrong.error.message]).toMatchObject([422, expect.anything()]);
  });

  test('counts the time of work once, though it is marked again, and of what was not timed first tries alone', async () => {
    await record(fact(0, { work: 'timed', seconds: 240 }));
    for (const _ of ['corrected', 'and again']) await record(fact(0, { work: 'timed', seconds: null }));
    const untimed = { seconds: null, of: 3, marks: 3 };
    await record(fact(2, untimed));
    await record(fact(2, untimed));
    expect((await today()).minutes_done).toBe(4 + 3);
  });

  test('is over when its minutes are done, and weeks away make no day longer', async () => {
    await record(...[0, 2, 4, 6].map((question) => fact(question, { seconds: 450, marks: 2 })));
    expect(await today()).toMatchObject({ minutes_done: 30, things: [] });
    await record(...[8, 10, 12, 14, 16, 18, 20, 22].map((question) => fact(question, { marks: 2 })));
    api.clock.advance(25 * DAY_MS);
    const page = await today();
    expect(page.days_away).toBe(25);
    expect(page.things).toMatchObject([{ kind: 'due', question_count: 6, minutes: 30 }]);
  });

  test('leaves out for the day what the learner does not want, until they want it back', async () => {
    await record(fact(0, { marks: 0 }));
    api.clock.advance(DAY_MS);
    const skip = (body: object) => api.callLoosely('PUT /api/study-plan/skips', { as: learner, body });
    expect(kinds(await today())).toEqual(['due', 'new']);
    for (const key of ['due', 'due', `new-${leaf}`]) expect((await skip({ key })).status).toBe(204);
    expect(await today()).toMatchObject({ things: [], skipped: true });
    await skip({ none: true });
    expect(await today()).toMatchObject({ things: [{ kind: 'due' }, { kind: 'new' }], skipped: false });
    await skip({ key: 'due' });
    api.clock.advance(DAY_MS);
    expect(kinds(await today())).toEqual(['due', 'new']);
    expect((await skip({ key: '' })).status).toBe(422);
  });

  test('shows a running test with its clock, a test that waits for marking, and what teachers sent', async () => {
    const test = { user_id: learner.user.id, subject_id: subjectId, duration: 30, draw_seed: 1, created_at: api.clock.now() };
    const deadline = new Date(api.clock.now().getTime() + 60_000);
    const [running, over] = await api
      .db('tests')
      .insert([
        { ...test, slug: `running-${made}`, started_at: api.clock.now(), deadline },
        {
          ...test,
          ...{ slug: `over-${made}`, started_at: api.clock.now(), submitted_at: api.clock.now(), attempts: 1 },
          ...{ closed_by: 'learner', stored: 2, digest: 'x' },
        },
      ])
      .returning<{ id: number; slug: string }[]>(['id', 'slug']);
    await api.db('test_questions').insert([
      { test_id: over?.id, position: 1, question_id: questions[0], marks: 5, state: 'attempted', auto_marks: 5, auto_max: 5 },
      { test_id: over?.id, position: 2, question_id: questions[2], marks: 5, state: 'attempted' },
    ]);
    const [asked] = await api
      .db('doubts')
      .insert({ question_id: questions[0], user_id: learner.user.id, queries: 'Why?', created_at: api.clock.now() })
      .returning<{ id: number }[]>('id');
    const staff = await api.asStaff();
    const reply = { question_id: questions[0], user_id: staff.user.id, parent_id: asked?.id, created_at: api.clock.now() };
    await api.db('doubts').insert({ ...reply, queries: 'Because $x=2$.', queries_html: '<p>Because</p>' });
    const told = { kind: 'doubt_answered', data: { doubt_id: asked?.id ?? 0, topic: 'quadratics' }, once: 'reply:1' } as const;
    await notify(api.db, { userId: learner.user.id, ...told }, api.clock.now());
    const page = await today();
    expect(page).toMatchObject({
      running_test: { slug: running?.slug, deadline: deadline.toISOString() },
      reply: { doubt_id: asked?.id, topic_name: 'quadratics', html: '<p>Because</p>' },
      things: [{ kind: 'new' }, { kind: 'unmarked_test', slug: over?.slug, marks_waiting: 5, marks: 10 }],
    });
    await api.call('POST /api/notifications/:id/read', { as: learner, params: { id: page.reply?.notification_id as never } });
    api.clock.advance(120_000);
    expect(await today()).toMatchObject({ running_test: null, reply: null });
  });

  test('names a grading that is back, but not in the edition without gradings', async () => {
    const data = { slug: 'abc', subject: 'Maths', marks: 12, total: 20, again: false };
    await notify(api.db, { userId: learner.user.id, kind: 'test_graded', data, once: 'graded:1' }, api.clock.now());
    expect((await today()).things.at(-1)).toMatchObject({ kind: 'graded', text: 'Your Maths test is graded: 12 of 20 marks.' });
    expect(kinds(await today({ variant: 'restricted' }))).toEqual(['new']);
  });
});

describe('the plan', () => {
  test('has a goal for the week, which its learner sets and removes', async () => {
    const week = async () => (await api.callLoosely('GET /api/study-plan/week', { as: learner })).body;
    expect(await week()).toMatchObject({ weekly_minutes: null });
    await change({ weekly_minutes: 120 });
    await record(fact(0, { seconds: 600 }));
    expect(await week()).toMatchObject({ weekly_minutes: 120, week: (await today()).week });
    expect((await today()).plan).toMatchObject({ minutes: 30, weekly_minutes: 120 });
    expect((await change({ weekly_minutes: 9 })).status).toBe(422);
    await change({ weekly_minutes: null });
    expect(await week()).toMatchObject({ weekly_minutes: null });
    expect((await api.callLoosely('GET /api/study-plan/week', {})).status).toBe(401);
  });

  test('takes what the learner says before the profile, and goes back to it', async () => {
    const set = await change({ minutes: 10, exam_day: '2027-05-05', course_slugs: ['math-aa-sl'] });
    expect(set.body).toMatchObject({
      plan: { minutes: 10, courses_from_profile: false, exam: { day: '2027-05-05', exact: true, days: 165 } },
    });
    expect((await change({ minutes: 45 })).body).toMatchObject({ plan: { minutes: 45, exam: { exact: true } } });
    const back = await change({ minutes: null, exam_day: null, course_slugs: null });
    expect(back.body).toMatchObject({ plan: { minutes: 30, courses_from_profile: true, exam: { exact: false } } });
  });

  test.each([
    [{ minutes: 4 }],
    [{ minutes: 241 }],
    [{ minutes: 12.5 }],
    [{ exam_day: '2026-11-20' }],
    [{ exam_day: '2027-02-30' }],
    [{ exam_day: '2036-01-01' }],
    [{ course_slugs: [] }],
    [{ course_slugs: ['no-such-course'] }],
    [{ time_zone: 'Nowhere' }],
    [{ streak: 3 }],
  ])('refuses %j and changes nothing', async (body) => {
    await change({ minutes: 20 });
    expect((await change({ minutes: 50, ...body })).status).toBe(422);
    expect((await today()).plan.minutes).toBe(20);
  });

  test('continues after the examination has passed', async () => {
    await change({ exam_day: '2026-11-23' });
    await record(fact(0, { marks: 0 }));
    api.clock.advance(5 * DAY_MS);
    expect(await today()).toMatchObject({ plan: { exam: { days: -3 } }, things: [{ kind: 'due' }, { kind: 'new' }] });
  });

  test('of a course that has become the staff’s shows it no more', async () => {
    await change({ course_slugs: ['math-aa-sl'] });
    await api.db('subjects').update({ audience: 'staff' });
    expect(await today()).toMatchObject({ plan: { courses: [] }, things: [] });
    await api.db('subjects').update({ audience: 'everyone' });
  });
});

describe('a run', () => {
  test('asks another variant of what is due, keeps its order, and ends with the outcome', async () => {
    await record(fact(0, { marks: 0 }), fact(2, { marks: 0 }));
    api.clock.advance(DAY_MS);
    const run = runOf(await begin({ kind: 'due' }));
    expect(run).toMatchObject({ kind: 'due', ended_at: null, items: [{ state: 'open', why: 'due' }, { state: 'open' }] });
    const ids = run.items.map(({ question_id }) => question_id);
    expect(new Set(ids)).toEqual(new Set([questions[1], questions[3]]));
    expect(run.items[0]).toMatchObject({
      place: { subject_slug: 'math-aa-sl', topic_slugs: ['functions', 'quadratics'] },
      marks: 5,
      question_html: expect.stringMatching(/\w/),
    });
    const first = questions.indexOf(ids[0] ?? 0);
    await record(fact(first, { work: 'first', marks: 2, seconds: 200 }));
    await record(fact(first, { work: 'first', marks: 3, seconds: null }));
    await settle(run.id, ids[0] ?? 0, 'done');
    expect((await today()).things[0]).toMatchObject({ kind: 'due', run: { id: run.id, settled: 1, questions: 2 } });
    const ended = runOf(await settle(run.id, ids[1] ?? 0, 'skipped'));
    expect(ended).toMatchObject({
      ended_at: api.clock.now().toISOString(),
      summary: { done: 1, skipped: 1, marks: 3, of: 5, minutes: 4 },
      items: [
        { state: 'done', due_at: expect.any(String) },
        { state: 'skipped', due_at: null },
      ],
    });
    const [back] = (ended as unknown as { items: { due_at: string }[] }).items;
    expect(Date.parse(back?.due_at ?? '')).toBeGreaterThan(api.clock.now().getTime());
    expect((await settle(run.id, ids[1] ?? 0, 'done')).status).toBe(200);
  });

  test('counts a question at the answer to its last part, even if its page never reported it', async () => {
    const run = runOf(await begin({ kind: 'minutes', minutes: 10 }));
    const [first = 0, second = 0] = run.items.map(({ question_id }) => questions.indexOf(question_id));
    const states = async () => {
      const { body } = await api.call('GET /api/study-plan/runs/:id', { as: learner, params: { id: run.id as never } });
      return body.run.items.map(({ state }) => state);
    };
    await record(fact(first, { part: 'a', marks: 1, of: 2 }), fact(first, { part: 'a', marks: 2, of: 2 }));
    expect(await states()).toEqual(['open', 'open']);
    await record(fact(first, { part: 'b', marks: 0, of: 3, outcome: 'gave_up' }), fact(second, { outcome: 'skipped', marks: 0 }));
    expect((await today()).things).toContainEqual(
      expect.objectContaining({ kind: 'run', run: { id: run.id, settled: 1, questions: 2 } }),
    );
    expect(await states()).toEqual(['done', 'open']);
    // A tab that saw no answer must not undo it.
    await settle(run.id, questions[first] ?? 0, 'skipped');
    expect(await states()).toEqual(['done', 'open']);
    await record(fact(second));
    expect((await today()).things.filter(({ kind }) => kind === 'run')).toEqual([]);
    expect(await api.db('study_runs').where('id', run.id).first()).toMatchObject({ ended_at: api.clock.now() });
  });

  test('begun on two devices at once is one', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => begin({ kind: 'new' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => runOf(answer).id)).size).toBe(1);
    expect(await api.db('study_runs').where('user_id', learner.user.id)).toHaveLength(1);
    expect(runOf(await begin({ kind: 'minutes', minutes: 10 })).items).toHaveLength(2);
    expect((await today()).things).toMatchObject([
      { kind: 'new', run: { settled: 0 } },
      { kind: 'run', title: 'minutes', question_count: 2 },
    ]);
    api.clock.advance(DAY_MS);
    expect(runOf(await begin({ kind: 'new' })).id).not.toBe(runOf(answers[0] as never).id);
  });

  test('of some minutes continues with the next leaf where one is too small for them', async () => {
    const [small] = await api
      .db('topics')
      .insert({
        ...{ subject_id: subjectId, parent_topic_id: root, depth: 2, slug: 'small', topic_number: '2.0', topic_name: 'Small' },
        ...{ position: 0, course_order: 1 },
      })
      .returning<{ id: number }[]>('id');
    await api.db('topics').where('id', leaf).update('course_order', 2);
    const place = { topic_id: small?.id ?? 0, topic2_id: small?.id ?? 0 };
    const first = questions.slice(0, 2);
    await api.db('question_topics').whereIn('question_id', first).update(place);
    await api.db('questions').whereIn('id', first).update('topic_id', place.topic_id);
    const { items } = runOf(await begin({ kind: 'minutes', minutes: 20 }));
    expect(items).toHaveLength(4);
    expect(items).toHaveLength(4);
    expect(first).toContain(items[0]?.question_id);
    expect(items.slice(1).some(({ question_id }) => first.includes(question_id))).toBe(false);
    await api.db('question_topics').whereIn('question_id', first).update({ topic_id: leaf, topic2_id: leaf });
    await api.db('questions').whereIn('id', first).update('topic_id', leaf);
    await api.db('study_runs').where('topic_id', place.topic_id).update('topic_id', null);
    await api.db('topics').where('id', place.topic_id).delete();
  });

  test('settled on two devices at once ends once', async () => {
    const run = runOf(await begin({ kind: 'minutes', minutes: 10 }));
    const answers = await Promise.all(
      run.items.flatMap(({ question_id }) => ['done', 'done'].map((state) => settle(run.id, question_id, state))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [stored] = await api.db('study_runs').where('id', run.id);
    expect(stored.ended_at).toEqual(api.clock.now());
  });

  test('of a topic takes what is due first, then what is new', async () => {
    await record(fact(0, { marks: 0 }));
    api.clock.advance(DAY_MS);
    const run = runOf(await begin({ kind: 'topic', topic_id: root }));
    expect(run.items).toHaveLength(6);
    expect(run.items[0]).toMatchObject({ why: 'due', question_id: questions[1] });
    expect(run).toMatchObject({ topic_name: 'functions' });
    expect((await begin({ kind: 'topic', topic_id: 999_999 })).status).toBe(404);
  });

  test('skips questions that have been hidden or deleted', async () => {
    const run = runOf(await begin({ kind: 'minutes', minutes: 15 }));
    const [first, second, third] = run.items.map(({ question_id }) => question_id) as [number, number, number];
    await api.db('questions').where('id', first).update({ visible: false });
    await api.db('questions').where('id', second).update({ visible: false, deleted_at: api.clock.now() });
    const now = await api.call('GET /api/study-plan/runs/:id', { as: learner, params: { id: run.id as never } });
    expect(now.body.run.items.map(({ question_id }) => question_id)).toEqual([third]);
    expect(runOf(await settle(run.id, third, 'done'))).toMatchObject({ ended_at: api.clock.now().toISOString() });
    const again = runOf(await begin({ kind: 'minutes', minutes: 15 }));
    expect(again.id).not.toBe(run.id);
    expect(again.items.map(({ question_id }) => question_id)).not.toContain(first);
    await api
      .db('questions')
      .whereIn(
        'id',
        again.items.map(({ question_id }) => question_id),
      )
      .update({ visible: false });
    expect((await today()).things.some(({ kind }) => kind === 'run')).toBe(false);
    expect(runOf(await begin({ kind: 'minutes', minutes: 15 })).id).not.toBe(again.id);
    await api.db('questions').update({ visible: true, deleted_at: null });
  });

  test('is its learner’s alone', async () => {
    const other = await api.signUp();
    const run = runOf(await begin({ kind: 'new' }));
    const question = run.items[0]?.question_id ?? 0;
    for (const as of [other, await api.asStaff()]) {
      expect((await api.callLoosely('GET /api/study-plan/runs/:id', { as, params: { id: run.id } })).status).toBe(404);
      expect((await settle(run.id, question, 'done', as)).status).toBe(404);
    }
    expect((await settle(run.id, question, 'done', null)).status).toBe(401);
    expect((await settle(run.id, 999_999, 'done')).status).toBe(404);
    expect((await settle(run.id, question, 'won')).status).toBe(422);
    expect((await begin({ kind: 'minutes' })).status).toBe(422);
    expect((await begin({ kind: 'sprint' })).status).toBe(422);
  });
});

describe('the schedule', () => {
  const rows = () => api.db('idea_schedule').where('user_id', learner.user.id).orderBy('idea');

  test('followed piece by piece is what it is when computed again from nothing', async () => {
    for (let day = 0; day < 10; day++) {
      await record(
        fact(day * 2, { marks: day % 6, help: { hint: day % 3 === 0 } }),
        fact((day * 5) % 24, { part: 'a', seconds: null }),
      );
      if (day % 4 === 0) await record(fact(1, { outcome: 'gave_up', marks: 0 }), fact(3, { outcome: 'skipped', marks: 0 }));
      // Told late, of an earlier day.
      await record(fact(day, { at: new Date(api.clock.now().getTime() - 3 * DAY_MS) }));
      await today();
      api.clock.advance(DAY_MS);
    }
    const before = await rows();
    expect(before.length).toBeGreaterThan(10);
    await rebuildSchedule(api.db, learner.user.id);
    expect(await rows()).toEqual(before);
  });

  test('is followed once, however many devices look at once', async () => {
    await record(...questions.map((_, index) => fact(index)));
    await Promise.all([1, 2, 3, 4].map(() => today()));
    const followed = await rows();
    expect(followed.map(({ reps }) => reps)).toEqual(Array(12).fill(2));
  });

  test('is deleted with the account and part of its data export', async () => {
    await record(fact(0));
    await begin({ kind: 'new' });
    await change({ minutes: 15 });
    const { body } = await api.callLoosely('GET /api/user/export', { as: learner });
    expect(JSON.stringify(body)).toContain('"study_run_questions"');
    expect(JSON.stringify(body)).toContain('"idea_schedule"');
  });
});
