import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
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
import { recordEvidence } from '../../../progress/evidence/index.ts';

const DAY = 86_400_000;

const api = await startTestApi();
let school: SchoolClass;
let questions: number[];
let first: number;
let second: number;
let id: number;
beforeAll(async () => {
  ({ questionIds: questions } = await insertOneSubject(api.db));
  [first, second] = questions as [number, number];
  const options = JSON.stringify(['A', 'B', 'C', 'D'].map((key) => ({ key, html: `<p>${key}</p>` })));
  const key = { kind: 'option', part: '', correct: 'B', distractors: { A: { slip: 'sign', note: 'The sign was lost.' } } };
  await api
    .db('questions')
    .where('id', first)
    .update({ mcq_answer: 'B', options, answer_keys: JSON.stringify([key]) });
  school = await makeClass(api, 5);
  id = (await setWork(api, school, { title: 'Roots', content: { kind: 'questions', question_ids: [first, second] } })).id;
  const [right, wrong, alsoWrong, silent] = school.learners as [Session, Session, Session, Session, Session];
  for (const [learner, option] of [
    [right, 'B'],
    [wrong, 'A'],
    [alsoWrong, 'A'],
  ] as const) {
    const slug = await beginWork(api, learner, id);
    await answer(api, learner, slug, { [first]: { option }, [second]: { parts: [{ part: '', value: 'x = 1' }] } });
    await handIn(api, learner, slug);
  }
  await beginWork(api, silent, id);
});

const [UNKNOWN] = [2_147_483_647];
const overview = (as = school.teacher, assignment_id = id) =>
  api.call('GET /api/assignment-overview', { as, query: { assignment_id: String(assignment_id) } });
const work = (index: number, as = school.teacher) =>
  api.call('GET /api/assignments/:id/learners/:userId', { as, params: { id, userId: school.learners[index]?.user.id ?? 0 } });
const mark = (index: number, body: object, as = school.teacher) =>
  api.callLoosely('PUT /api/assignments/:id/learners/:userId/marks', {
    as,
    params: { id, userId: school.learners[index]?.user.id ?? 0 },
    body: { questions: [], comment: '', returned: false, version: 0, ...body },
  });
const project = (questionId: number, as = school.teacher) =>
  api.call('GET /api/assignments/:id/questions/:questionId', { as, params: { id, questionId } });
const gradebook = (as = school.teacher) => api.call('GET /api/classes/:id/gradebook', { as, params: { id: school.id } });

describe('the overview', () => {
  test('says who has done what, and who may need help', async () => {
    const { learners } = (await overview()).body;
    expect(learners.map(({ name, work: state, answered, needs_help }) => [name, state, answered, needs_help])).toEqual([
      ['Learner 1', 'handed_in', 2, []],
      ['Learner 2', 'handed_in', 2, ['low_score']],
      ['Learner 3', 'handed_in', 2, ['low_score']],
      ['Learner 4', 'working', 0, []],
      ['Learner 5', 'not_started', 0, []],
    ]);
    expect(learners[0]?.score).toEqual({ marks: 5, marked: 5, of: 10, by_teacher: false });
  });

  test('shows of each question how it went and the commonest wrong answer with its slip', async () => {
    const [one, two] = (await overview()).body.questions;
    expect(one).toMatchObject({
      position: 1,
      learners: 3,
      answered: 3,
      wrong_answers: [{ option: 'A', value: 'A', learners: 2, slip: 'The sign was lost.' }],
    });
    expect(one?.facility).toBeCloseTo(1 / 3);
    expect(two).toMatchObject({ facility: null, wrong_answers: [] });
  });

  test('of what only a person can mark waits for the teacher', async () => {
    const { classes } = (await api.call('GET /api/classes', { as: school.teacher, query: {} })).body;
    expect(classes[0]).toMatchObject({ open_assignments: 1, waiting_for_marks: 3 });
  });
});

describe('the projector', () => {
  test('shows answers and solution, and nothing by which a learner is known', async () => {
    const { body } = await project(first);
    expect(body).toMatchObject({
      learners: 3,
      answers: [
        { value: 'A', learners: 2, right: false },
        { value: 'B', learners: 1, right: true },
      ],
      previous: null,
      next: second,
    });
    expect(body.Answer).toHaveLength(1);
    for (const { user } of school.learners) {
      expect(JSON.stringify(body)).not.toContain(user.email);
      expect(JSON.stringify(body)).not.toContain(user.username);
    }
  });

  test('shows no solution before the first hand-in, and no answers of fewer than three learners', async () => {
    const { id: fresh } = await setWork(api, school, { content: { kind: 'questions', question_ids: [first] } });
    const show = async () =>
      (
        await api.call('GET /api/assignments/:id/questions/:questionId', {
          as: school.teacher,
          params: { id: fresh, questionId: first },
        })
      ).body;
    expect(await show()).toMatchObject({ Answer: null, answers: [] });
    const [learner] = school.learners as [Session];
    const slug = await beginWork(api, learner, fresh);
    await answer(api, learner, slug, { [first]: { option: 'A' } });
    await handIn(api, learner, slug);
    const shown = await show();
    expect([shown.answers, shown.Answer?.length]).toEqual([[], 1]);
    await must(api, 'DELETE /api/assignments/:id', { as: school.teacher, params: { id: fresh } });
  });

  test('knows no question outside the assignment', async () => {
    expect((await project(questions[5] ?? 0)).status).toBe(404);
    expect((await project(UNKNOWN)).status).toBe(404);
  });
});

describe("a teacher's marks", () => {
  test('show to the learner once they are returned, with one notification', async () => {
    const [learner] = school.learners as [Session];
    const own = async () =>
      (await must(api, 'GET /api/assignments/:id', { as: learner, params: { id } })) as { score: unknown; comment: unknown };
    const given = { questions: [{ question_id: second, marks: 4, comment: 'Show the step.' }], comment: 'Good work' };
    expect((await mark(0, given)).body).toMatchObject({ version: 1, score: { marks: 9, marked: 10, of: 10, by_teacher: true } });
    expect(await own()).toMatchObject({ score: { marks: 5, marked: 5 }, comment: null, returned_at: null });
    const exported = (await api.call('GET /api/user/export', { as: learner })).body;
    expect(JSON.stringify(exported)).not.toContain('Show the step.');
    for (const version of [1, 2]) expect((await mark(0, { ...given, returned: true, version })).status).toBe(200);
    expect(await own()).toMatchObject({ score: { marks: 9, marked: 10 }, comment: 'Good work' });
    const mails = (await api.mailsTo(learner.user.email)).filter(({ subject }) => subject === 'Marked: Roots');
    expect(mails).toHaveLength(1);
    const after = (await api.call('GET /api/user/export', { as: learner })).body;
    expect(JSON.stringify(after)).toContain('Show the step.');
  });

  test('are refused beyond what a question carries, for foreign questions, and for work that is not handed in', async () => {
    const one = (question_id: number, marks: number) => ({ questions: [{ question_id, marks, comment: '' }] });
    expect((await mark(1, one(second, 6))).error.code).toBe('marks_too_many');
    expect((await mark(1, one(questions[7] ?? 0, 1))).status).toBe(404);
    expect((await mark(4, {})).error.code).toBe('not_handed_in');
  });

  test('of two teachers at once: the second gets a conflict', async () => {
    const results = await Promise.all([mark(1, { comment: 'a' }), mark(1, { comment: 'b' }, school.coTeacher)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('the gradebook', () => {
  test('has learners by assignments, with totals that count what is marked and what is missing', async () => {
    const { body } = await gradebook();
    const row = (name: string) => body.learners.find((one) => one.name === name);
    expect(row('Learner 1')).toMatchObject({ percent: 90, cells: [{ work: 'handed_in', returned: true }] });
    expect(row('Learner 2')?.percent).toBe(0);
    expect(row('Learner 5')?.percent).toBeNull();
    expect(body.learners.map(({ name }) => name)).not.toContain('Former Learner');
  });

  test('keeps the hand-in of a learner who has left', async () => {
    const leaver = await api.signUp({ username: 'Leaver' });
    await joinClass(api, leaver, school.code, true);
    await handIn(api, leaver, await beginWork(api, leaver, id));
    await must(api, 'POST /api/classes/:id/leave', { as: leaver, params: { id: school.id } });
    const row = (await gradebook()).body.learners.at(-1);
    expect(row).toMatchObject({ name: 'Leaver', former: true, cells: [{ work: 'handed_in' }] });
    const page = await api.call('GET /api/classes/:id/learners/:userId', {
      as: school.teacher,
      params: { id: school.id, userId: leaver.user.id },
    });
    expect(page.body).toMatchObject({ learner: { former: true, email: '' }, topics: null });
    const former = { id: school.id, userId: school.former.user.id };
    expect((await api.call('GET /api/classes/:id/learners/:userId', { as: school.teacher, params: former })).status).toBe(404);
  });

  test('is a CSV file, whose cells no spreadsheet takes for formulas', async () => {
    await must(api, 'PATCH /api/assignments/:id', { as: school.teacher, params: { id }, body: { version: 1, title: '=1+1' } });
    const answer = await api.fetch(`/api/classes/${school.id}/gradebook.csv`, {
      headers: { authorization: `Bearer ${school.teacher.token}` },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const [header = '', line = ''] = (await answer.text()).replace('\uFEFF', '').split('\r\n');
    expect(header).toContain('Name,Email,Total (%)');
    expect(header).not.toMatch(/(?:^|,)=/);
    expect(line).toBe(`Learner 1,${school.learners[0]?.user.email},90,9,10,handed in`);
  });

  test('is a workbook with numbers as numbers and texts as texts, whatever they begin with', async () => {
    const [learner] = school.learners as [Session];
    const name = '=HYPERLINK("http://evil.example") & < ';
    await api
      .db('users')
      .where('id', learner.user.id)
      .update({ username: `${name}\u0008`, full_name: null });
    const answer = await api.fetch(`/api/classes/${school.id}/gradebook.xlsx`, {
      headers: { authorization: `Bearer ${school.teacher.token}` },
    });
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, expect.stringMatching(/\.xlsx"$/)]);
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    const [header, ...lines] = sheets[0]?.rows ?? [];
    expect(header).toEqual(['Name', 'Email', 'Total (%)', '=1+1', '=1+1: out of', '=1+1: state']);
    expect(lines).toContainEqual([name, learner.user.email, 90, 9, 10, 'handed in']);
    const formulas = [...(sheets[0]?.cells?.values() ?? [])].filter(({ type }) => type === 'formula');
    expect(formulas).toEqual([]);
    await api.db('users').where('id', learner.user.id).update({ username: 'Learner 1' });
  });
});

describe('progress', () => {
  const progress = () => must(api, 'GET /api/classes/:id/progress', { as: school.teacher, params: { id: school.id } });

  test('shows topics only of learners who share', async () => {
    const [sharing] = school.learners as [Session];
    await must(api, 'PUT /api/classes/:id/members/me', {
      as: sharing,
      params: { id: school.id },
      body: { shares_progress: true },
    });
    const at = api.clock.now();
    const fact = (questionId: number, marks: number) =>
      ({
        ...{ userId: sharing.user.id, source: `practice:${questionId}`, work: `practice:${questionId}` },
        ...{ questionId, questionVersion: 1, part: '', marks, of: 5, at },
        place: 'practice',
        outcome: 'answered',
      }) as const;
    await api.db.transaction((transaction) => recordEvidence(transaction, [fact(second, 5), fact(questions[2] ?? 0, 4)], at));
    const { topics, learners } = await progress();
    expect(topics).toMatchObject([{ slug: 'functions', learners: 1 }]);
    const [one, two] = learners;
    expect(one).toMatchObject({ name: 'Learner 1', shares_progress: true, topics: [{ topic_id: topics[0]?.id }] });
    expect(['unsure', 'fair', 'sure']).toContain(one?.topics[0]?.certainty);
    expect(two).toMatchObject({ shares_progress: false, topics: [] });
  });

  test('is looked at on record: each learner reads who looked, once in ten minutes', async () => {
    const [learner, hidden] = school.learners as [Session, Session];
    const looks = async (as: Session) => (await must(api, 'GET /api/class-looks', { as, query: {} })).looks;
    const before = (await looks(learner)).length;
    api.clock.advance(600_000);
    await progress();
    await progress();
    await work(0);
    await work(1, school.coTeacher);
    await api.call('GET /api/classes/:id/learners/:userId', {
      as: school.teacher,
      params: { id: school.id, userId: learner.user.id },
    });
    expect((await looks(learner)).slice(0, 3).map(({ what, teacher_name }) => [what, teacher_name])).toEqual([
      ['progress', 'Ms Teacher'],
      ['work', 'Ms Teacher'],
      ['class_progress', 'Ms Teacher'],
    ]);
    expect(await looks(learner)).toHaveLength(before + 3);
    expect((await looks(hidden)).map(({ what }) => what)).not.toContain('class_progress');
    expect((await looks(hidden))[0]).toMatchObject({ what: 'work', teacher_name: 'Co Teacher', class_name: '11B Maths' });
  });
});

describe('only the teachers', () => {
  /** Every call about the results, as one person. */
  const statuses = async (as: Session) => {
    const userId = school.learners[0]?.user.id ?? 0;
    const params = { id: school.id, userId };
    const answers = [
      await overview(as),
      await project(first, as),
      await work(0, as),
      await mark(0, { version: 3 }, as),
      await gradebook(as),
      await api.call('GET /api/classes/:id/progress', { as, params }),
      await api.call('GET /api/classes/:id/learners/:userId', { as, params }),
      await api.call('GET /api/classes/:id/members', { as, params }),
      await api.call('GET /api/classes/:id/invitations', { as, params }),
      await api.callLoosely('PATCH /api/assignments/:id', { as, params: { id }, body: { version: 99 } }),
      await api.call('DELETE /api/assignments/:id/exceptions/:userId', { as, params: { id, userId } }),
      await api.callLoosely('GET /api/classes/:id/gradebook.csv', { as, params }),
    ];
    return [...new Set(answers.map(({ status }) => status))];
  };

  test('reads or changes any of it', async () => {
    expect(await statuses(school.former)).toEqual([404]);
    expect(await statuses(school.stranger)).toEqual([404]);
    expect(await statuses(school.learners[1] as Session)).toEqual([403]);
    const staff = await api.asStaff({ role_id: 1 });
    expect((await gradebook(staff)).status).toBe(403);
    expect((await overview(staff)).status).toBe(404);
    expect(await statuses(school.coTeacher)).toEqual([200, 409, 204]);
  });

  test('gets anything by ids that are not there', async () => {
    expect((await overview(school.teacher, UNKNOWN)).status).toBe(404);
    const foreign = { id, userId: school.stranger.user.id };
    expect((await api.call('GET /api/assignments/:id/learners/:userId', { as: school.teacher, params: foreign })).status).toBe(
      404,
    );
  });
});

test('a deleted class leaves the tests to their learners, and the log of looks', async () => {
  const [learner] = school.learners as [Session];
  api.clock.advance(DAY);
  const before = (await must(api, 'GET /api/test', { as: learner, query: {} })).totalCount;
  await must(api, 'DELETE /api/classes/:id', { as: school.teacher, params: { id: school.id } });
  expect((await must(api, 'GET /api/test', { as: learner, query: {} })).totalCount).toBe(before);
  expect((await must(api, 'GET /api/class-looks', { as: learner, query: {} })).totalCount).toBeGreaterThan(0);
  expect((await overview()).status).toBe(404);
});
