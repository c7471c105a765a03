import type { Test } from '@api/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { limitFreePlan } from '../../../../../test/free-plan.ts';
import { seedSampleBank } from '../../../../../test/sample-bank.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });

let learner: Session;
let original: Test;
beforeEach(async () => {
  api.clock.set('2026-11-21T09:00:00.000Z');
  learner = await api.signUp();
  const selection = { topic_slugs: ['algebra', 'functions'], subtopic_slugs: ['sequences'], sub_subtopic_slugs: [] };
  const body = { subject_slug: 'math-aa-sl', duration: 30 as const, ...selection };
  original = (await api.call('POST /api/test', { body, as: learner })).body;
});

const redo = (as = learner) => api.call('POST /api/test/:slug/redo', { params: { slug: original.slug }, as });
const similar = (as = learner) => api.call('POST /api/test/:slug/similar', { params: { slug: original.slug }, as });
const submit = async () => {
  await api.call('POST /api/test/:slug/start', { params: { slug: original.slug }, body: {}, as: learner });
  const body = { attempted_questions: [], skipped_questions: [] };
  await api.call('PUT /api/test/:slug', { params: { slug: original.slug }, body, as: learner });
};
const questionsOf = (slug: string): Promise<number[]> =>
  api
    .db('test_questions as e')
    .join('tests', 'tests.id', 'e.test_id')
    .where({ slug })
    .orderBy('e.position')
    .pluck('e.question_id');

async function withCap<T>(tests: number, run: () => Promise<T>): Promise<T> {
  await limitFreePlan(api.db, { tests_per_month: tests });
  try {
    return await run();
  } finally {
    await limitFreePlan(api.db, { tests_per_month: 30 });
  }
}

describe('redo', () => {
  test('asks the same questions again in a new, untouched test', async () => {
    await submit();
    const { status, body } = await redo();
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'not_started', attempts: 0, replaced: 0, total_marks: original.total_marks });
    expect(body).toMatchObject({ duration: 30, topics: original.topics, subtopics: original.subtopics, marks_obtained: null });
    expect(body.slug).not.toBe(original.slug);
    expect(await questionsOf(body.slug)).toEqual(await questionsOf(original.slug));
    const { tests } = (await api.call('GET /api/test', { as: learner })).body;
    expect(tests.find(({ slug }) => slug === original.slug)).toMatchObject({ status: 'completed', attempts: 1 });
  });

  test('puts others in the places of questions that staff have hidden since', async () => {
    await submit();
    const before = await questionsOf(original.slug);
    const hidden = [before[1], before[3]] as number[];
    await api.db('questions').whereIn('id', hidden).update({ visible: false });
    const { body } = await redo();
    await api.db('questions').whereIn('id', hidden).update({ visible: true });
    expect(body.replaced).toBe(2);
    const after = await questionsOf(body.slug);
    expect(new Set(after).size).toBe(5);
    expect(after.map((id, index) => id === before[index])).toEqual([true, false, true, false, true]);
    expect(await api.db('questions').whereIn('id', after).where('visible', false)).toEqual([]);
  });

  test('says where too few are left, and advises what can be done', async () => {
    await submit();
    const [hidden = 0] = await questionsOf(original.slug);
    const others = api.db('questions').whereNotIn('id', await questionsOf(original.slug));
    const taken: number[] = await others.clone().where('visible', true).pluck('id');
    await api
      .db('questions')
      .whereIn('id', [hidden, ...taken])
      .update({ visible: false });
    const answers = [await redo(), await similar()];
    await api
      .db('questions')
      .whereIn('id', [hidden, ...taken])
      .update({ visible: true });
    const message = 'Only 4 of the 5 questions that this test needs are left on its topics. Choose topics again to make a test';
    for (const { status, error } of answers)
      expect([status, error.code, error.message]).toEqual([422, 'too_few_questions', message]);
  });

  test('waits for the end of the test, and counts the end of its time', async () => {
    const early = await redo();
    expect([early.status, early.error.code, early.error.message]).toEqual([
      ...[409, 'not_attempted', 'Finish this test before you take it again'],
    ]);
    await api.call('POST /api/test/:slug/start', { params: { slug: original.slug }, body: {}, as: learner });
    api.clock.advance(31 * 60_000);
    expect((await redo()).status).toBe(201);
  });
});

describe('a similar test', () => {
  test('is drawn from the same topics, and from questions new to the learner', async () => {
    const { status, body } = await similar();
    expect(status).toBe(201);
    expect(body).toMatchObject({ duration: 30, question_count: 5, topics: original.topics, subtopics: original.subtopics });
    const before = new Set(await questionsOf(original.slug));
    const after = await questionsOf(body.slug);
    expect(after.filter((id) => before.has(id))).toEqual([]);
    const allowed = [...original.topics.filter(({ slug }) => slug === 'functions'), ...original.subtopics].map(({ id }) => id);
    const places = await api.db('question_topics').whereNot('kind', 'other').whereIn('question_id', after);
    for (const id of after) {
      const path = places.find((place) => place.question_id === id && place.kind === 'primary');
      expect([path?.topic1_id, path?.topic2_id].some((topic) => allowed.includes(topic))).toBe(true);
    }
  });

  test('says so when the topics are no longer what they were', async () => {
    const [chosen] = original.subtopics;
    const functions = original.topics.find(({ slug }) => slug === 'functions');
    await api.db('tests').where({ slug: original.slug }).update({ attempts: 0 });
    const stored = await api.db('tests').where({ slug: original.slug }).first();
    await api.db('test_topics').where({ test_id: stored.id }).whereNot({ topic_id: chosen?.id }).delete();
    await api.db('test_topics').insert({ test_id: stored.id, topic_id: functions?.id });
    const answer = await similar();
    expect([answer.status, answer.error.code]).toEqual([409, 'topics_changed']);
  });
});

describe('both', () => {
  test('count towards the cap, also when they come at once', async () => {
    await submit();
    const answers = await withCap(4, () =>
      Promise.all(Array.from({ length: 10 }, (_, index) => (index % 2 ? redo() : similar()))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(3).fill(201), ...Array(7).fill(402)]);
    expect(answers.find(({ status }) => status === 402)?.error.code).toBe('test_cap_reached');
    expect(await api.db('tests').where('user_id', learner.user.id)).toHaveLength(4);
  });

  test("are for the learner's own tests", async () => {
    await submit();
    const others = [await api.signUp(), await api.asStaff()];
    for (const other of others) expect([(await redo(other)).status, (await similar(other)).status]).toEqual([404, 404]);
  });
});
