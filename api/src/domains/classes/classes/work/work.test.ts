import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertOneSubject } from '../../../../../test/one-subject.ts';
import {
  answer,
  beginWork,
  handIn,
  joinClass,
  makeClass,
  must,
  type SchoolClass,
  setWork,
} from '../../../../../test/school-class.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';
import { closeExpiredTests } from '../../../tests/timed-tests/index.ts';
import { notifyClassWork } from '../index.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const START = '2026-11-23T08:00:00.000Z';

const api = await startTestApi();
let school: SchoolClass;
let questions: number[];
let learner: Session;
let other: Session;
beforeAll(async () => {
  const bank = await insertOneSubject(api.db);
  questions = bank.questionIds;
  const option = (key: string) => ({ key, html: `<p>${key}</p>` });
  await api
    .db('questions')
    .whereIn('id', questions.slice(0, 4))
    .update({ mcq_answer: 'B', options: JSON.stringify(['A', 'B', 'C', 'D'].map(option)) });
  school = await makeClass(api);
  [learner, other] = school.learners as [Session, Session];
});
beforeEach(() => api.clock.set(START));

const at = (milliseconds: number) => new Date(new Date(START).getTime() + milliseconds).toISOString();
const these = (count = 2) => ({ kind: 'questions' as const, question_ids: questions.slice(0, count) });
const set = (work: Partial<Parameters<typeof setWork>[2]> = {}) => setWork(api, school, { content: these(), ...work });
const read = (id: number, as = learner) => api.call('GET /api/assignments/:id', { as, params: { id } });
const own = async (id: number, as = learner) => {
  const { body } = await read(id, as);
  if (body.view !== 'learner') throw new Error('This is the view of a teacher');
  return body;
};
const taught = async (id: number) => {
  const { body } = await read(id, school.teacher);
  if (body.view !== 'teacher') throw new Error('This is the view of a learner');
  return body;
};
const begin = (id: number, as = learner) => api.call('POST /api/assignments/:id/tries', { as, params: { id } });
const change = (id: number, version: number, body: object, as = school.teacher) =>
  api.callLoosely('PATCH /api/assignments/:id', { as, params: { id }, body: { version, ...body } });
const except = (id: number, body: object, userId = learner.user.id) =>
  api.callLoosely('PUT /api/assignments/:id/exceptions/:userId', {
    as: school.teacher,
    params: { id, userId },
    body: { due_at: null, closes_at: null, extra_time: 0, excused: false, ...body },
  });

describe('setting work', () => {
  test('needs a title, something to do and nothing else', async () => {
    expect(await set()).toMatchObject({
      state: 'open',
      late_allowed: true,
      tries: 1,
      minutes: null,
      solutions: 'handed_in',
      counts: true,
      weight: 1,
      question_count: 2,
      total_marks: 10,
      learners: 2,
      handed_in: 0,
      begun: false,
      version: 1,
    });
  });

  test('is for teachers of the class alone', async () => {
    const statuses = [];
    for (const as of [school.coTeacher, learner, school.former, school.stranger]) {
      const body = { title: 'A', published: true, content: these() };
      statuses.push((await api.call('POST /api/classes/:id/assignments', { as, params: { id: school.id }, body })).status);
    }
    expect(statuses).toEqual([201, 403, 404, 404]);
  });

  test('refuses questions that are hidden or unknown, topics with too few, unknown papers and foreign pages', async () => {
    const code = async (content: object) =>
      (
        await api.callLoosely('POST /api/classes/:id/assignments', {
          as: school.teacher,
          params: { id: school.id },
          body: { title: 'A', published: true, content },
        })
      ).error.code;
    const hidden = questions.at(-1);
    await api.db('questions').where('id', hidden).update({ visible: false });
    const topic = await api.db('topics').where('slug', 'quadratics').first('id');
    expect(await code({ kind: 'questions', question_ids: [hidden] })).toBe('questions_not_available');
    expect(await code({ kind: 'questions', question_ids: [2_000_000_000] })).toBe('questions_not_available');
    expect(await code({ kind: 'topic', topic_id: topic.id, count: 40, draw: 'class' })).toBe('too_few_questions');
    expect(await code({ kind: 'topic', topic_id: 2_000_000_000, count: 4, draw: 'class' })).toBe('invalid_input');
    expect(await code({ kind: 'mock_paper', code: 'nothing-1' })).toBe('paper_unknown');
    expect(await code({ kind: 'reading', address: 'javascript:alert(1)' })).toBe('invalid_input');
    expect(await code({ kind: 'reading', address: '//elsewhere.example' })).toBe('invalid_input');
    await api.db('questions').where('id', hidden).update({ visible: true });
  });

  test.each([
    [{ opens_at: at(DAY), due_at: at(0) }],
    [{ due_at: at(DAY), closes_at: at(0) }],
    [{ opens_at: at(DAY), closes_at: at(0) }],
    [{ solutions: 'after_due' as const }],
  ])('refuses moments that contradict each other: %o', async (moments) => {
    const body = { title: 'A', published: true, content: these(), ...moments };
    const { error } = await api.call('POST /api/classes/:id/assignments', {
      as: school.teacher,
      params: { id: school.id },
      body,
    });
    expect(error.code).toBe('moments_out_of_order');
  });

  test('draws a topic for the class or for each learner', async () => {
    const topic = await api.db('topics').where('slug', 'quadratics').first('id');
    const questionsOf = async (slug: string) =>
      api
        .db('test_questions as e')
        .join('tests as t', 't.id', 'e.test_id')
        .where('t.slug', slug)
        .orderBy('e.question_id')
        .pluck('e.question_id');
    const drawn = async (draw: 'class' | 'learner') => {
      const { id } = await set({ content: { kind: 'topic', topic_id: topic.id, count: 6, draw } });
      return [await questionsOf(await beginWork(api, learner, id)), await questionsOf(await beginWork(api, other, id))];
    };
    const [one, same] = await drawn('class');
    expect(one).toHaveLength(6);
    expect(same).toEqual(one);
    const [mine, theirs] = await drawn('learner');
    expect(theirs).toHaveLength(6);
    expect(theirs).not.toEqual(mine);
  });

  test('by two teachers at once: the second gets a conflict and loses nothing', async () => {
    const { id, version } = await set();
    expect((await change(id, version, { title: 'Mine' })).status).toBe(200);
    expect((await change(id, version, { title: 'Yours' }, school.coTeacher)).error.code).toBe('assignment_changed');
    expect((await taught(id)).title).toBe('Mine');
  });

  test('keeps the questions of work that began', async () => {
    const { id, version } = await set();
    const slug = await beginWork(api, learner, id);
    expect((await change(id, version, { content: these(3) })).error.code).toBe('work_has_begun');
    expect((await change(id, version, { published: false })).error.code).toBe('work_has_begun');
    expect((await change(id, version, { title: 'Other', content: these() })).status).toBe(200);
    expect((await handIn(api, learner, slug)).message).toBe('Test completed successfully');
  });

  test('copies to another class of the teacher as a draft, and to no other', async () => {
    const { id } = await set({ due_at: at(DAY), solutions: 'after_due', weight: 3 });
    const foreign = await api.db('class_members').where('user_id', school.stranger.user.id).first('class_id');
    const copy = (class_id: number) =>
      api.call('POST /api/assignments/:id/copy', { as: school.teacher, params: { id }, body: { class_id } });
    expect((await copy(foreign.class_id)).status).toBe(404);
    expect((await copy(school.id)).body).toMatchObject({ state: 'draft', due_at: null, weight: 3, solutions: 'handed_in' });
  });
});

describe('a learner', () => {
  test('sees what has opened, and not what is a draft or scheduled', async () => {
    const draft = await set({ published: false });
    const scheduled = await set({ opens_at: at(DAY) });
    for (const { id } of [draft, scheduled]) {
      expect((await read(id)).status).toBe(404);
      expect((await begin(id)).status).toBe(404);
    }
    const { assignments } = await must(api, 'GET /api/classes/:id/assignments', { as: learner, params: { id: school.id } });
    expect(assignments.map(({ id }) => id)).not.toContain(scheduled.id);
    api.clock.advance(DAY);
    expect((await read(scheduled.id)).body).toMatchObject({
      view: 'learner',
      state: 'open',
      work: 'not_started',
      can_work: true,
    });
  });

  test('begins once however often they ask, in a test that uses no allowance', async () => {
    const { id } = await set();
    const answers = await Promise.all([begin(id), begin(id), begin(id)]);
    expect(new Set(answers.map(({ body }) => body.test_slug)).size).toBe(1);
    const { usage } = await must(api, 'GET /api/me', { as: learner });
    expect(usage.tests.used).toBe(0);
  });

  test('hands in, and sees what it came to', async () => {
    const { id } = await set();
    const slug = await beginWork(api, learner, id);
    await answer(api, learner, slug, { [questions[0] ?? 0]: { option: 'B' }, [questions[1] ?? 0]: { option: 'A' } });
    expect((await own(id)).work).toBe('working');
    await handIn(api, learner, slug);
    expect(await own(id)).toMatchObject({
      work: 'handed_in',
      score: { marks: 5, marked: 10, of: 10, by_teacher: false },
      tries_left: 0,
      can_work: false,
      attempts: [{ test_slug: slug, counted: true }],
    });
    expect((await begin(id)).error.code).toBe('no_tries_left');
    expect(await taught(id)).toMatchObject({ handed_in: 1, learners: 2 });
  });

  test('has the best of several tries counted', async () => {
    const { id } = await set({ tries: 2, content: these(1) });
    const first = await beginWork(api, learner, id);
    await answer(api, learner, first, { [questions[0] ?? 0]: { option: 'B' } });
    await handIn(api, learner, first);
    const second = await beginWork(api, learner, id);
    expect(second).not.toBe(first);
    await handIn(api, learner, second);
    const { attempts, score } = await own(id);
    expect([attempts.map(({ counted }) => counted), score?.marks]).toEqual([[true, false], 5]);
  });

  test('marks a reading as read, once', async () => {
    const { id } = await set({ content: { kind: 'reading', address: '/math-questions/syllabus' } });
    const mark = () => api.call('POST /api/assignments/:id/read', { as: learner, params: { id } });
    expect((await begin(id)).error.code).toBe('nothing_to_try');
    expect((await mark()).body).toMatchObject({ work: 'handed_in', read_at: START, score: null, can_work: false });
    api.clock.advance(MINUTE);
    expect((await mark()).body.read_at).toBe(START);
  });

  test('finds all that is to do in one place', async () => {
    const { id } = await set({ title: 'To do', due_at: at(DAY) });
    const todo = async (as: Session) => (await must(api, 'GET /api/class-work', { as })).assignments.map((one) => one.id);
    expect(await todo(learner)).toContain(id);
    for (const as of [school.teacher, school.former, school.stranger]) expect(await todo(as)).toEqual([]);
    const { classes } = (await api.call('GET /api/classes', { as: learner, query: {} })).body;
    expect(classes[0]).toMatchObject({ id: school.id, role: 'learner', next_due_at: at(DAY) });
  });
});

describe('the clock', () => {
  test('of the server decides: ten seconds after the end work still counts, later it does not', async () => {
    const { id } = await set({ due_at: at(30 * MINUTE), late_allowed: false });
    const slug = await beginWork(api, learner, id);
    const slow = await beginWork(api, other, id);
    api.clock.advance(30 * MINUTE + 9_000);
    await answer(api, learner, slug, { [questions[0] ?? 0]: { option: 'B' } });
    await handIn(api, learner, slug);
    expect(await own(id)).toMatchObject({ work: 'handed_in', score: { marks: 5 } });
    api.clock.advance(2_000);
    const body = { client_id: 'test', changes: [] };
    expect((await api.call('PATCH /api/test/:slug/progress', { as: other, params: { slug: slow }, body })).error.code).toBe(
      'test_over',
    );
    expect(await own(id, other)).toMatchObject({ work: 'handed_in', score: { marks: 0 }, can_work: false });
  });

  test('closes work for those who have not begun', async () => {
    const { id } = await set({ due_at: at(MINUTE), late_allowed: false });
    const { body } = await begin(id);
    api.clock.advance(MINUTE);
    expect((await begin(id, other)).error.code).toBe('closed');
    const start = await api.call('POST /api/test/:slug/start', { as: learner, params: { slug: body.test_slug }, body: {} });
    expect(start.error.code).toBe('assignment_closed');
    api.clock.advance(11_000);
    expect((await own(id)).work).toBe('missing');
  });

  test('marks what comes after the due moment as late', async () => {
    const { id } = await set({ due_at: at(MINUTE), closes_at: at(DAY) });
    api.clock.advance(MINUTE + 11_000);
    expect(await own(id)).toMatchObject({ state: 'due', work: 'missing', can_work: true });
    await handIn(api, learner, await beginWork(api, learner, id));
    expect((await own(id)).work).toBe('late');
  });

  test('runs for the minutes that the teacher gives, with extra time on top of the learner’s own', async () => {
    const { id } = await set({ minutes: 40 });
    await must(api, 'PUT /api/tests/time-settings', { as: learner, body: { extra_time: 25, untimed: false } });
    await except(id, { extra_time: 50 });
    const { test_slug: slug } = (await begin(id)).body;
    const started = await must(api, 'POST /api/test/:slug/start', { as: learner, params: { slug }, body: {} });
    expect(started.deadline).toBe(at(40 * 1.5 * 1.25 * MINUTE));
    const theirs = (await begin(id, other)).body.test_slug;
    const untimed = await must(api, 'POST /api/test/:slug/start', {
      as: other,
      params: { slug: theirs },
      body: { untimed: true },
    });
    expect(untimed.deadline).toBe(at(40 * MINUTE));
    await must(api, 'PUT /api/tests/time-settings', { as: learner, body: { extra_time: 0, untimed: false } });
  });

  test('takes in extra time that is given, changed or taken back while it runs', async () => {
    const { id } = await set({ minutes: 40, closes_at: at(58 * MINUTE) });
    const { test_slug: slug } = (await begin(id)).body;
    const theirs = (await begin(id, other)).body.test_slug;
    for (const [as, of] of [
      [learner, slug],
      [other, theirs],
    ] as const)
      await must(api, 'POST /api/test/:slug/start', { as, params: { slug: of }, body: {} });
    const start = api.clock.now().getTime();
    const minutes = async (as: Session, of: string) => {
      const { deadline } = await must(api, 'GET /api/test/:slug', { as, params: { slug: of }, query: {} });
      return (Date.parse(deadline ?? '') - start) / MINUTE;
    };
    api.clock.advance(10 * MINUTE);
    const given: number[] = [];
    for (const extra_time of [10, 10, 25, 50]) {
      await except(id, { extra_time });
      given.push(await minutes(learner, slug));
    }
    // It closes before 60 minutes are over.
    expect(given).toEqual([44, 44, 50, 58]);
    const params = { id, userId: learner.user.id };
    await must(api, 'DELETE /api/assignments/:id/exceptions/:userId', { as: school.teacher, params });
    expect([await minutes(learner, slug), await minutes(other, theirs)]).toEqual([40, 40]);
  });

  test('continues for work that began when the teacher moves the end', async () => {
    const { id, version } = await set({ due_at: at(DAY), late_allowed: false });
    const slug = await beginWork(api, learner, id);
    const deadline = async () => (await must(api, 'GET /api/test/:slug', { as: learner, params: { slug }, query: {} })).deadline;
    expect(await deadline()).toBe(at(DAY));
    await change(id, version, { due_at: at(2 * DAY) });
    expect(await deadline()).toBe(at(2 * DAY));
    await except(id, { due_at: at(3 * DAY) });
    expect(await deadline()).toBe(at(3 * DAY));
    expect(await own(id)).toMatchObject({ due_at: at(3 * DAY) });
    await must(api, 'DELETE /api/assignments/:id/exceptions/:userId', {
      as: school.teacher,
      params: { id, userId: learner.user.id },
    });
    expect(await deadline()).toBe(at(2 * DAY));
  });

  test('that is set back ends running work, and keeps what is stored', async () => {
    const { id, version } = await set({ due_at: at(DAY), late_allowed: false });
    const slug = await beginWork(api, learner, id);
    await answer(api, learner, slug, { [questions[0] ?? 0]: { option: 'B' } });
    api.clock.advance(10 * MINUTE);
    await change(id, version, { due_at: at(MINUTE) });
    api.clock.advance(MINUTE);
    await closeExpiredTests(api.db, api.clock.now());
    expect(await own(id)).toMatchObject({ work: 'handed_in', score: { marks: 5 } });
  });
});

describe('solutions', () => {
  const withAnswers = (slug: string) =>
    api.call('GET /api/test/:slug', { as: learner, params: { slug }, query: { includeAnswers: 'true' } });
  const print = (slug: string) =>
    api.fetch(`/api/test/${slug}/paper?with=answers`, { headers: { authorization: `Bearer ${learner.token}` } });

  test('stay closed in the question bank, too, until they open in the work', async () => {
    await api.db('users').where('id', learner.user.id).update({ verified: true });
    const [id = 0] = questions;
    const open = (as: Session) => api.call('GET /api/questions/:id', { as, params: { id }, query: { includeAnswers: 'true' } });
    const work = await set({ solutions: 'after_due', due_at: at(DAY) });
    const slug = await beginWork(api, learner, work.id);
    expect((await open(learner)).error.code).toBe('answers_closed');
    expect((await open(school.former)).status).toBe(200);
    await handIn(api, learner, slug);
    expect((await open(learner)).error.code).toBe('answers_closed');
    const plain = await api.call('GET /api/questions/:id', { as: learner, params: { id }, query: {} });
    expect(plain.status).toBe(200);
    api.clock.advance(DAY);
    await api.db('tests').where('user_id', learner.user.id).whereNot('slug', slug).delete();
    expect((await open(learner)).status).toBe(200);
  });

  test('open at once where the teacher says so', async () => {
    const { id } = await set({ solutions: 'at_once' });
    const slug = await beginWork(api, learner, id);
    expect((await withAnswers(slug)).body.questions?.[0]?.Answer).toHaveLength(1);
  });

  test('else stay closed until it is handed in', async () => {
    const { id } = await set();
    const slug = await beginWork(api, learner, id);
    expect((await withAnswers(slug)).error.code).toBe('not_attempted');
    await handIn(api, learner, slug);
    expect((await withAnswers(slug)).status).toBe(200);
  });

  test('or until it is due, on every way to them', async () => {
    const { id } = await set({ solutions: 'after_due', due_at: at(DAY) });
    const slug = await beginWork(api, learner, id);
    await answer(api, learner, slug, { [questions[0] ?? 0]: { option: 'B' } });
    await handIn(api, learner, slug);
    expect((await withAnswers(slug)).error).toMatchObject({
      code: 'answers_closed',
      message: 'Your teacher opens the solutions on 24 November 2026',
    });
    expect((await print(slug)).status).toBe(409);
    const marks = { question_id: questions[0] ?? 0, earned: [], lost: [] };
    expect((await api.call('PUT /api/test/:slug/self-marks', { as: learner, params: { slug }, body: marks })).error.code).toBe(
      'answers_closed',
    );
    expect((await api.call('POST /api/test/:slug/redo', { as: learner, params: { slug } })).error.code).toBe('answers_closed');
    const plain = await must(api, 'GET /api/test/:slug', { as: learner, params: { slug }, query: {} });
    expect(JSON.stringify(plain)).not.toContain('Worked solution');
    api.clock.advance(DAY);
    expect((await withAnswers(slug)).status).toBe(200);
  });
});

describe('telling', () => {
  const bell = async (as: Session) =>
    (await must(api, 'GET /api/notifications', { as, query: {} })).notifications.map(({ text }) => text);
  const mails = async (as: Session, title: string) =>
    (await api.mailsTo(as.user.email)).filter(({ subject }) => subject.includes(title)).map(({ subject }) => subject);

  test('of work that opens reaches each learner once, by bell and mail, however often it runs', async () => {
    await notifyClassWork(api.db, api.clock.now());
    const { id } = await set({ title: 'Vectors', opens_at: at(DAY), due_at: at(9 * DAY) });
    await except(id, { excused: true }, other.user.id);
    await notifyClassWork(api.db, api.clock.now());
    expect(await bell(learner)).not.toContain('New work in 11B Maths: Vectors.');
    api.clock.advance(DAY);
    await Promise.all([1, 2, 3].map(() => notifyClassWork(api.db, api.clock.now())));
    await notifyClassWork(api.db, api.clock.now());
    expect((await bell(learner)).filter((text) => text === 'New work in 11B Maths: Vectors.')).toHaveLength(1);
    expect(await mails(learner, 'Vectors')).toEqual(['New work in 11B Maths: Vectors']);
    expect(await mails(other, 'Vectors')).toEqual([]);
    expect((await api.mailsTo(learner.user.email)).find(({ subject }) => subject.includes('Vectors'))?.text).toContain(
      'Due: Wednesday, 2 December 2026 at 09:00 (Europe/Vienna).',
    );
  });

  test('by mail ends where a learner wants none, the bell stays', async () => {
    const choose = (mails: boolean) =>
      must(api, 'PUT /api/classes/:id/members/me', { as: learner, params: { id: school.id }, body: { mails } });
    await choose(false);
    await set({ title: 'Limits' });
    await notifyClassWork(api.db, api.clock.now());
    expect(await bell(learner)).toContain('New work in 11B Maths: Limits.');
    expect([await mails(learner, 'Limits'), await mails(other, 'Limits')]).toEqual([[], ['New work in 11B Maths: Limits']]);
    await choose(true);
  });

  test('dies with its process as a whole: the next run tells everybody', async () => {
    await set({ title: 'Sequences' });
    await api.owner.raw(`CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END $$`);
    await api.owner.raw('CREATE TRIGGER break_off BEFORE UPDATE ON class_assignments FOR EACH ROW EXECUTE FUNCTION break_off()');
    await expect(notifyClassWork(api.db, api.clock.now())).rejects.toThrow('killed');
    await api.owner.raw('DROP FUNCTION break_off CASCADE');
    expect(await mails(learner, 'Sequences')).toEqual([]);
    await notifyClassWork(api.db, api.clock.now());
    expect(await mails(learner, 'Sequences')).toHaveLength(1);
  });

  test('of work due within a day reaches those who have not handed in', async () => {
    const { id } = await set({ title: 'Lines', due_at: at(2 * DAY) });
    await handIn(api, other, await beginWork(api, other, id));
    await notifyClassWork(api.db, api.clock.now());
    api.clock.advance(DAY + MINUTE);
    await notifyClassWork(api.db, api.clock.now());
    expect(await mails(learner, 'Lines')).toEqual(['New work in 11B Maths: Lines', 'Due within a day: Lines']);
    expect(await mails(other, 'Lines')).toEqual(['New work in 11B Maths: Lines']);
  });
});

test('a learner who joins later does the work too; one who left sees none of it', async () => {
  const { id } = await set();
  const late = await api.signUp();
  await joinClass(api, late, school.code);
  expect((await begin(id, late)).status).toBe(201);
  expect((await begin(id, school.former)).status).toBe(404);
  expect((await begin(id, school.teacher)).status).toBe(403);
  await must(api, 'POST /api/classes/:id/leave', { as: late, params: { id: school.id } });
});
