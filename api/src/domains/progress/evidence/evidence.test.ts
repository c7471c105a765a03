import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertOneSubject } from '../../../../test/one-subject.ts';
import { type Session, startTestApi } from '../../../../test/test-api.ts';
import { type Fact, listEvidenceAfter, readProgress, recordEvidence } from './index.ts';
import { refreshSums } from './record/record-evidence.ts';

const api = await startTestApi();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let learner: Session;
let staff: Session;
let questions: number[];
let [leaf, root, subjectId] = [0, 0, 0];
beforeAll(async () => {
  ({ questionIds: questions, subjectId } = await insertOneSubject(api.db));
  [root, leaf] = (await api.db('topics').orderBy('depth').pluck('id')) as [number, number];
  staff = await api.asStaff();
});
const START = api.clock.now();
beforeEach(async () => {
  api.clock.set(START);
  learner = await api.signUp();
});

let made = 0;
const hoursAgo = (hours: number) => new Date(api.clock.now().getTime() - hours * HOUR_MS);
const fact = (question: number, more: Partial<Fact> = {}): Fact => {
  made += 1;
  return {
    ...{
      userId: learner.user.id,
      source: `attempt:${made}`,
      work: `attempt:${made}`,
      place: 'practice',
      part: '',
      marks: 5,
      of: 5,
    },
    ...{ questionId: questions[question] as number, questionVersion: 1, outcome: 'answered', at: api.clock.now() },
    ...more,
  };
};
const record = (...facts: Fact[]) => api.db.transaction((transaction) => recordEvidence(transaction, facts, api.clock.now()));
const progress = async (as = learner) => (await api.call('GET /api/progress', { as })).body.courses;
const evidence = async (query = {}, as = learner) => (await api.call('GET /api/progress/evidence', { as, query })).body;
const rowsOf = (table: string) => api.db(table).where('user_id', learner.user.id).orderBy([1, 2, 3]);

describe('evidence', () => {
  test('is summed up by topic and week, and every figure can be opened', async () => {
    await record(fact(0, { marks: 2, seconds: 240, lost: [{ reason: 'method', marks: 2 }] }), fact(1, { seconds: 300 }));
    await record(fact(0, { at: new Date(api.clock.now().getTime() + 1) }));
    await record(fact(2, { part: 'a', marks: null, of: 3 }));
    const [course, ...others] = await progress();
    expect(others).toEqual([]);
    expect(course).toMatchObject({
      subject: { slug: 'math-aa-sl' },
      own: false,
      parts: 4,
      questions: 3,
      first_tries: 2,
      right_first: 1,
    });
    expect(course).toMatchObject({ marks: 12, of: 15, seconds: 540, timed_marks: 10, tests: 0, gradings: 0 });
    expect(course?.topics.map(({ id, parts, weight }) => [id, parts, weight])).toEqual([
      [root, 4, 1],
      [leaf, 4, 1],
    ]);
    expect(course?.weeks).toMatchObject([{ week: '2026-11-16', parts: 4, lost: { method: 2, unexplained: 1 } }]);
    const { body } = await api.call('GET /api/progress/topics/:topicId', { as: learner, params: { topicId: root } });
    expect(body).toMatchObject({
      path: [],
      topic: { id: root, parts: 4 },
      topics: [{ id: leaf, parts: 4 }],
      weeks: [{ parts: 4 }],
    });
    const whole = await evidence({ topic: String(root), subject: 'math-aa-sl' });
    expect(whole).toMatchObject({ totalCount: 4, page: 1, pageSize: 20 });
    const marked = whole.evidence.filter(({ marks }) => marks !== null);
    const sum = (numbers: readonly (number | null)[]) => numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
    expect([sum(marked.map(({ marks }) => marks)), sum(marked.map(({ of }) => of))]).toEqual([12, 15]);
    expect((await evidence({ first: 'true' })).totalCount).toBe(2);
    expect(await evidence({ lost: 'method' })).toMatchObject({
      totalCount: 1,
      evidence: [{ marks: 2, lost: [{ reason: 'method' }] }],
    });
    expect((await evidence({ lost: 'unexplained' })).totalCount).toBe(1);
    expect((await evidence({ week: '2026-11-16' })).totalCount).toBe(4);
    expect((await evidence({ week: '2026-11-09' })).totalCount).toBe(0);
    expect(await evidence({ page: '99999', pageSize: '100' })).toMatchObject({ totalCount: 4, evidence: [] });
  });

  test('recorded again is one row, however often concurrently', async () => {
    const told = fact(0);
    await Promise.all([1, 2, 3, 4].map(() => record(told)));
    await record(told, fact(1));
    expect(await rowsOf('evidence')).toHaveLength(2);
    expect((await progress())[0]).toMatchObject({ parts: 2, marks: 10 });
  });

  test('gives way to a marking of the same work by a higher authority, and its rows stay', async () => {
    const work = 'test:1:1';
    const at = hoursAgo(3);
    const parts = (place: Fact['place'], marks: number) =>
      ['a', 'b'].map((part) => fact(0, { work, at, part, place, marks, of: 3, ...(place === 'test' && { seconds: 60 }) }));
    await record(...parts('test', 0));
    await record(...parts('self_marked', 3));
    expect((await progress())[0]).toMatchObject({ parts: 2, questions: 1, marks: 6, of: 6, first_tries: 2, seconds: 120 });
    api.clock.advance(1);
    const graded = (marks: number) => fact(0, { work, at, place: 'graded', marks, of: 6, parts: 2 });
    await record(graded(4));
    await record(...parts('self_marked', 2));
    expect((await progress())[0]).toMatchObject({
      parts: 2,
      questions: 1,
      marks: 4,
      of: 6,
      first_tries: 1,
      seconds: 120,
      timed_marks: 6,
    });
    api.clock.advance(1);
    await record(graded(5));
    expect((await progress())[0]).toMatchObject({ parts: 2, questions: 1, marks: 5, of: 6 });
    expect(await evidence()).toMatchObject({
      totalCount: 1,
      evidence: [{ place: 'graded', marks: 5, seconds: 120, first_try: true }],
    });
    expect(await rowsOf('evidence')).toHaveLength(8);
  });

  test('can be summed up again from nothing, to the same sums', async () => {
    const next = (() => {
      let state = 7;
      return (below: number) => {
        state = (state * 48_271) % 2_147_483_647;
        return state % below;
      };
    })();
    for (let round = 0; round < 20; round += 1) {
      api.clock.advance(next(40) * HOUR_MS);
      const test = next(3) === 0;
      const work = test ? `test:${next(6)}:${next(6)}` : `practice:${round}`;
      const place = test ? (['test', 'self_marked', 'graded'] as const)[next(3)] : 'practice';
      const help = { hint: next(4) === 0, solution: next(6) === 0 };
      const parts = place === 'graded' ? [''] : ['a', 'b'].slice(next(2));
      await record(
        ...parts.map((part) =>
          fact(next(6), {
            work,
            part,
            help,
            ...(place && { place }),
            of: 1 + next(5),
            marks: next(5) === 0 ? null : next(2),
            at: hoursAgo(next(300)),
          }),
        ),
      );
    }
    const summed = async () => {
      const weeks = (await rowsOf('progress_weeks')).filter(({ parts }) => parts > 0);
      const abilities = (await rowsOf('progress_abilities')).filter(({ earned, lost }) => earned + lost > 1e-9);
      return {
        weeks,
        abilities: abilities.map(({ earned, lost, ...row }) => ({ ...row, earned: earned.toFixed(9), lost: lost.toFixed(9) })),
      };
    };
    const added = await summed();
    expect(added.weeks.length).toBeGreaterThan(3);
    await refreshSums(api.db, learner.user.id);
    expect(await summed()).toEqual(added);
    for (const table of ['progress_weeks', 'progress_abilities', 'progress_learners']) {
      await api.db(table).where('user_id', learner.user.id).delete();
    }
    await readProgress(api.db, learner.user.id, api.clock.now());
    expect(await summed()).toEqual(added);
  });

  test('of a learner is complete for a reader who continues after the last id they have seen, in order, despite concurrent writers', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => record(fact(index), fact(index))));
    const seen: number[] = [];
    for (let after = 0, more = 5; more === 5; after = seen.at(-1) ?? 0) {
      const rows = await listEvidenceAfter(api.db, { userId: learner.user.id, after, limit: 5 });
      more = rows.length;
      seen.push(...rows.map(({ id }) => id));
    }
    expect([seen.length, seen]).toEqual([24, seen.toSorted((a, b) => a - b)]);
    expect((await progress())[0]).toMatchObject({ parts: 24, questions: 12, first_tries: 12 });
  });

  test('of a question that is now hidden stays, without a link to it', async () => {
    await record(fact(3));
    await api.db('questions').where('id', questions[3]).update({ visible: false });
    expect((await evidence()).evidence).toMatchObject([{ question_id: questions[3], address: null }]);
    await api.db('questions').where('id', questions[3]).update({ visible: true });
    expect((await evidence()).evidence).toMatchObject([
      { address: { subject_slug: 'math-aa-sl', topic_slugs: ['functions', 'quadratics'] } },
    ]);
  });
});

describe('an estimate', () => {
  const estimate = async () =>
    (await progress())[0]?.topics.find(({ id }) => id === leaf)?.estimate ?? { value: 0, low: 0, high: 0 };

  test('is wide at first, gets narrower with evidence and wider with time', async () => {
    await record(fact(0));
    const first = await estimate();
    for (let index = 1; index < 20; index += 1) await record(fact(index));
    const later = await estimate();
    expect(later.value).toBeGreaterThan(first.value);
    expect(later.high - later.low).toBeLessThan(first.high - first.low);
    api.clock.advance(200 * DAY_MS);
    const { courses } = await readProgress(api.db, learner.user.id, api.clock.now());
    const faded = courses[0]?.topics.find(({ id }) => id === leaf)?.estimate;
    expect(faded?.value).toBeLessThan(later.value);
    expect((faded?.high ?? 0) - (faded?.low ?? 0)).toBeGreaterThan(later.high - later.low);
  });

  test('believes what was done with the solution open less', async () => {
    for (let index = 0; index < 8; index += 1) await record(fact(index, { help: { solution: true } }));
    const helped = await estimate();
    expect((await progress())[0]).toMatchObject({ right_first: 0, first_tries: 8 });
    learner = await api.signUp();
    for (let index = 0; index < 8; index += 1) await record(fact(index));
    expect((await estimate()).value).toBeGreaterThan(helped.value);
  });

  test('says where practice lifts the grade most, from the first evidence on', async () => {
    await api.db('users').where('id', learner.user.id).update({ course_slug: 'math-aa-sl' });
    expect((await progress())[0]).toMatchObject({ own: true, parts: 0, lifts: [], last_at: null, weeks: [] });
    await record(fact(0));
    expect((await progress())[0]?.lifts).toMatchObject([{ topic_id: leaf }]);
  });
});

describe('a course', () => {
  test("with the other level counts what both list, and is shown once if it is the learner's own", async () => {
    const [other] = await api
      .db('subjects')
      .insert({ slug: 'math-aa-hl', subject_name: 'Math AA HL', position: 2 })
      .returning('id');
    const topic = { subject_id: other.id, depth: 1, slug: 'functions', topic_number: '2', topic_name: 'Functions', position: 1 };
    const [there] = await api.db('topics').insert(topic).returning('id');
    const place = {
      question_id: questions[0],
      topic_id: there.id,
      subject_id: other.id,
      topic1_id: there.id,
      kind: 'other_level',
    };
    await api.db('question_topics').insert(place);
    await api.db('users').where('id', learner.user.id).update({ course_slug: 'math-aa-hl' });
    await record(fact(0));
    expect((await progress()).map(({ subject, own, parts }) => [subject.slug, own, parts])).toEqual([['math-aa-hl', true, 1]]);
    await record(fact(1));
    expect((await progress()).map(({ subject, own, parts }) => [subject.slug, own, parts])).toEqual([
      ['math-aa-hl', true, 1],
      ['math-aa-sl', false, 2],
    ]);
    await api.db('question_topics').where('topic_id', there.id).delete();
    for (const table of ['progress_weeks', 'progress_abilities']) await api.db(table).where('topic_id', there.id).delete();
    await api.db('users').update({ course_slug: null });
    await api.db('topics').where('id', there.id).delete();
    await api.db('subjects').where('id', other.id).delete();
  });

  test('lists the worked-on topics in short', async () => {
    const small = async () =>
      (await api.call('GET /api/progress/courses/:subjectSlug', { as: learner, params: { subjectSlug: 'math-aa-sl' } })).body
        .topics;
    expect(await small()).toEqual([]);
    await record(fact(0, { work: 'test:9:9', place: 'graded', marks: 1 }), fact(0), fact(1));
    expect(await small()).toMatchObject([
      { id: root, parts: 3, questions: 2 },
      { id: leaf, parts: 3, questions: 2 },
    ]);
  });
});

describe('progress', () => {
  const calls = (as?: Session) => {
    const mine = as && { as };
    const [id, topicId] = [learner.user.id, leaf];
    return Promise.all([
      api.call('GET /api/admin/users/:id/progress', { ...mine, params: { id } }),
      api.call('GET /api/admin/users/:id/progress/topics/:topicId', { ...mine, params: { id, topicId } }),
      api.call('GET /api/admin/users/:id/progress/evidence', { ...mine, params: { id }, query: {} }),
    ]);
  };

  test('is readable by its owner and by staff alone', async () => {
    await record(fact(0));
    const [whole, topic, list] = await calls(staff);
    expect([whole.body.courses[0]?.parts, topic.body.topic.parts, list.body.totalCount]).toEqual([1, 1, 1]);
    expect((await calls(await api.signUp())).map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await calls()).map(({ status }) => status)).toEqual([401, 401, 401]);
    const other = await api.signUp();
    expect([await progress(other), (await evidence({}, other)).totalCount]).toEqual([[], 0]);
    expect((await evidence({ question: String(questions[0]) }, other)).evidence).toEqual([]);
  });

  test('is noted where staff read it, once for each learner and day', async () => {
    const day = 86_400_000;
    const notes = () =>
      api
        .db('staff_actions')
        .where({ action: 'user.progress_read', object_id: learner.user.id })
        .select('staff_id', 'object_kind', 'at');
    await record(fact(0));
    await Promise.all([calls(staff), calls(staff)]);
    await calls(await api.signUp());
    await api.call('GET /api/progress', { as: learner });
    expect(await notes()).toEqual([{ staff_id: staff.user.id, object_kind: 'user', at: api.clock.now() }]);
    api.clock.advance(day);
    await calls(staff);
    expect(await notes()).toHaveLength(2);
  });

  test('of unknown learners, topics and courses is not found', async () => {
    const [id, topicId, subjectSlug] = [2_000_000_000, 2_000_000_000, 'nothing'];
    const statuses = [
      await api.call('GET /api/admin/users/:id/progress', { as: staff, params: { id } }),
      await api.call('GET /api/admin/users/:id/progress/evidence', { as: staff, params: { id }, query: {} }),
      await api.call('GET /api/progress/topics/:topicId', { as: learner, params: { topicId } }),
      await api.call('GET /api/progress/courses/:subjectSlug', { as: learner, params: { subjectSlug } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404]);
  });

  test.each([
    { week: 'soon' },
    { week: '2026-02-30' },
    { lost: 'luck' },
    { place: 'dream' },
    { first: 'false' },
    { topic: '-1' },
    { pageSize: '101' },
  ])('by %o is refused', async (query) => {
    expect((await api.callLoosely('GET /api/progress/evidence', { as: learner, query })).status).toBe(422);
  });

  test('of a course counts tests and gradings', async () => {
    const at = api.clock.now();
    const test = {
      slug: `counted-${made}`,
      user_id: learner.user.id,
      subject_id: subjectId,
      duration: 30,
      draw_seed: 1,
      created_at: at,
    };
    await api
      .db('tests')
      .insert({ ...test, started_at: at, submitted_at: at, attempts: 1, closed_by: 'learner', stored: 0, digest: 'x' });
    await record(fact(0));
    expect((await progress())[0]).toMatchObject({ tests: 1, gradings: 0 });
  });
});
