import type { RequestOf } from '@api/contract';
import { drawQuestions } from '@api/drawing';
import { describe, expect, test } from 'vitest';
import { limitFreePlan } from '../../../../../test/free-plan.ts';
import { seedSampleBank } from '../../../../../test/sample-bank.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';
import { findCandidates } from './make-test.queries.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });

type Body = RequestOf<'POST /api/test'>['body'];
const wanted = (changes: Partial<Body> = {}): Body => ({
  subject_slug: 'math-aa-sl',
  topic_slugs: ['algebra', 'functions'],
  subtopic_slugs: [],
  sub_subtopic_slugs: [],
  duration: 30,
  ...changes,
});
const make = (as: Session, changes?: Partial<Body>) => api.call('POST /api/test', { body: wanted(changes), as });
const questionsOf = (slug: string) =>
  api
    .db('test_questions as e')
    .join('tests', 'tests.id', 'e.test_id')
    .join('questions as q', 'q.id', 'e.question_id')
    .where('tests.slug', slug)
    .orderBy('e.position')
    .select('q.id', 'q.visible', 'q.topic_id', 'q.difficulty_rank', 'e.marks', 'q.marks as question_marks');

describe('POST /api/test', () => {
  test.each([
    [30, 5],
    [60, 10],
    [120, 20],
  ] as const)('%i minutes are %i questions', async (duration, count) => {
    const learner = await api.signUp();
    const { status, body } = await make(learner, { duration });
    expect(status).toBe(201);
    expect(body).toMatchObject({ duration, question_count: count, attempts: 0, subject: { slug: 'math-aa-sl' } });
    expect(body.topics.map(({ slug }) => slug)).toEqual(['algebra', 'functions']);
    expect(body.slug).toMatch(/^math-aa-sl-[0-9a-z]{8}$/);
    const questions = await questionsOf(body.slug);
    expect(questions).toHaveLength(count);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(count);
    expect(questions.every(({ visible }) => visible)).toBe(true);
    expect(body.total_marks).toBe(questions.reduce((sum, { question_marks }) => sum + question_marks, 0));
    const ranks = questions.map(({ difficulty_rank }) => difficulty_rank);
    expect(ranks).toEqual(ranks.toSorted());
  });

  test('takes questions from the chosen topics only', async () => {
    const learner = await api.signUp();
    const { body } = await make(learner, {
      topic_slugs: ['algebra'],
      subtopic_slugs: ['sequences'],
      sub_subtopic_slugs: ['geometric-sequences'],
    });
    expect(body.sub_subtopics.map(({ slug }) => slug)).toEqual(['geometric-sequences']);
    const topic = await api.db('topics').where({ id: body.sub_subtopics[0]?.id }).first();
    const places = await api.db('question_topics').where({ topic3_id: topic.id }).whereNot('kind', 'other').pluck('question_id');
    for (const { id } of await questionsOf(body.slug)) expect(places).toContain(id);
  });

  test('gives what the learner has not met before first', async () => {
    const learner = await api.signUp();
    const met = new Set<number>();
    let free = 0;
    for (let round = 0; round < 6; round++) {
      const { body } = await make(learner, { topic_slugs: ['functions'], duration: 30 });
      const ids = (await questionsOf(body.slug)).map(({ id }) => id);
      const places: { id: number; idea: string; calculator_allowed: boolean }[] = await api
        .db('question_topics as p')
        .join('questions as q', 'q.id', 'p.question_id')
        .where({ 'p.topic1_id': body.topics[0]?.id, 'q.visible': true })
        .whereNot('p.kind', 'other')
        .select('q.id', 'q.idea', 'q.calculator_allowed');
      // Two variants of an idea are worse in one test than a question that was met in an earlier one, and so are two modes of the calculator.
      const ideas = (wanted: (place: (typeof places)[number]) => boolean) =>
        new Set(places.filter(wanted).map(({ idea }) => idea)).size;
      const unmet = ({ id }: { id: number }) => !met.has(id);
      const modes = [true, false].map((mode) => (place: (typeof places)[number]) => place.calculator_allowed === mode);
      const anyMode = modes.every((ofMode) => ideas(ofMode) < 5);
      const enough = anyMode ? ideas(unmet) >= 5 : modes.some((ofMode) => ideas((place) => ofMode(place) && unmet(place)) >= 5);
      if (enough) expect(ids.filter((id) => met.has(id))).toEqual([]);
      free += enough ? 1 : 0;
      for (const id of ids) met.add(id);
    }
    expect(free).toBeGreaterThan(1);
  });

  test('can be drawn again from its seed', async () => {
    const learner = await api.signUp();
    const { body } = await make(learner);
    const stored = await api.db('tests').where('slug', body.slug).first();
    const ids = (await questionsOf(body.slug)).map(({ id }) => id);
    await api.db('test_questions').where('test_id', stored.id).delete();
    const topics = await api.db('topics').whereIn(
      'id',
      body.topics.map(({ id }) => id),
    );
    const candidates = await findCandidates(api.db, learner.user.id, topics);
    const again = drawQuestions(candidates, 5, stored.draw_seed, { minutes: 30, oneMode: true });
    expect(again.map(({ id }) => id)).toEqual(ids);
  });

  test('says how many there are when there are too few', async () => {
    const learner = await api.signUp();
    const answer = await make(learner, { topic_slugs: ['algebra'], subtopic_slugs: ['logarithms'], duration: 120 });
    expect([answer.status, answer.error.code]).toEqual([422, 'too_few_questions']);
    expect(answer.error.message).toMatch(/^There are \d+ questions on these topics, and this duration needs 20\./);
    expect((await api.call('GET /api/test', { as: learner })).body.tests).toEqual([]);
  });

  test('uses the singular for one, and advises what can help', async () => {
    const learner = await api.signUp();
    const [first] = await api
      .db('topics')
      .where({ slug: 'logarithms' })
      .whereIn('subject_id', api.db('subjects').where({ slug: 'math-aa-sl' }).select('id'));
    const hidden = await api.db('questions').where({ topic_id: first.id, visible: true }).orderBy('id').offset(1).pluck('id');
    await api.db('questions').whereIn('id', hidden).update({ visible: false });
    const answer = await make(learner, { topic_slugs: ['algebra'], subtopic_slugs: ['logarithms'] });
    await api.db('questions').whereIn('id', hidden).update({ visible: true });
    expect(answer.error.message).toBe('There is 1 question on these topics, and this duration needs 5. Add topics');
  });

  test('refuses what does not fit', async () => {
    const learner = await api.signUp();
    const status = async (body: unknown) => (await api.callLoosely('POST /api/test', { body, as: learner })).status;
    expect(await status(wanted({ topic_slugs: [] }))).toBe(422);
    expect(await status({ ...wanted(), duration: 45 })).toBe(422);
    expect(await status({ ...wanted(), duration: '30' })).toBe(422);
    expect(await status({ ...wanted(), extra: 1 })).toBe(422);
    expect(await status(wanted({ subject_slug: 'latin' }))).toBe(404);
    expect(await status(wanted({ subject_slug: 'bridging-maths' }))).toBe(404);
    expect(await status(wanted({ topic_slugs: ['sequences'] }))).toBe(422);
    expect(await status(wanted({ topic_slugs: ['functions'], subtopic_slugs: ['sequences'] }))).toBe(422);
    expect((await api.callLoosely('POST /api/test', { body: wanted() })).status).toBe(401);
    expect((await api.call('GET /api/test', { as: learner })).body.tests).toEqual([]);
  });
});

describe('the monthly cap', () => {
  test('holds when more requests come at once than are left', async () => {
    const learner = await api.signUp();
    await limitFreePlan(api.db, { tests_per_month: 3 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => make(learner)));
    await limitFreePlan(api.db, { tests_per_month: 30 });
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(3).fill(201), ...Array(5).fill(402)]);
    expect(new Set(answers.filter(({ status }) => status === 402).map(({ error }) => error.code))).toEqual(
      new Set(['test_cap_reached']),
    );
    const { usage } = (await api.call('GET /api/me', { as: learner })).body;
    expect(usage.tests.used).toBe(3);
  });

  test('starts again with the next calendar month, in UTC', async () => {
    const learner = await api.signUp();
    await limitFreePlan(api.db, { tests_per_month: 1 });
    api.clock.set('2026-11-30T23:59:59Z');
    expect((await make(learner)).status).toBe(201);
    expect((await make(learner)).status).toBe(402);
    api.clock.set('2026-12-01T00:00:00Z');
    expect((await make(learner)).status).toBe(201);
    api.clock.set('2026-11-21T09:00:00Z');
    await limitFreePlan(api.db, { tests_per_month: 30 });
  });

  test('is not available to staff', async () => {
    const staff = await api.asStaff();
    await limitFreePlan(api.db, { tests_per_month: 0 });
    expect((await make(staff)).status).toBe(201);
    await limitFreePlan(api.db, { tests_per_month: 30 });
  });
});
