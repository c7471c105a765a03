import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertOneSubject } from '../../../../../test/one-subject.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';

const api = await startTestApi();
let ids: number[];
let learner: Session;
beforeAll(async () => {
  ids = (await insertOneSubject(api.db)).questionIds;
  const options = JSON.stringify(['A', 'B', 'C', 'D'].map((key) => ({ key, text: key, html: key })));
  // Sixteen of 24, of twelve item families: the first eight are two variants of four.
  await api.db('questions').whereIn('id', ids.slice(0, 16)).update({ mcq_answer: 'B', options });
  for (const [index, id] of ids.slice(0, 8).entries()) {
    await api
      .db('questions')
      .where({ id })
      .update({ template: `choice-${Math.floor(index / 2)}` });
  }
});
beforeEach(async () => {
  await api.db('completed_question').delete();
  await api.db('questions').update({ visible: true });
  learner = await api.signUp();
});

const place = { subject: 'math-aa-sl' };
async function check(query: Record<string, string> = {}, as?: Session) {
  const { status, body } = await api.callLoosely('GET /api/questions/quick-check', {
    query: { ...place, ...query },
    ...(as && { as }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: the loose call has no types.
  const { questions = [], available } = body as any;
  return { status, available, ids: questions.map(({ id }: { id: number }) => id) as number[], questions };
}

describe('a quick check', () => {
  test('asks ten multiple-choice questions of ten ideas, from easy to hard, without what is right', async () => {
    const { status, available, ids: asked, questions } = await check();
    expect([status, asked.length, available]).toEqual([200, 10, 12]);
    expect(asked.every((id) => ids.slice(0, 16).includes(id))).toBe(true);
    const ideas = (await api.db('questions').whereIn('id', asked).select('idea')).map(({ idea }) => idea);
    expect(new Set(ideas).size).toBe(10);
    const ranks = questions.map(({ difficulty }: { difficulty: string }) => ['Easy', 'Medium', 'Hard'].indexOf(difficulty));
    expect(ranks).toEqual(ranks.toSorted());
    expect(questions[0]).toMatchObject({ answer_parts: [{ part: '', fields: [{ kind: 'option' }] }] });
    expect(JSON.stringify(questions)).not.toContain('mcq_answer');
  });

  test('is the same for the same draw, and another for another', async () => {
    const first = await check({ draw: '7' });
    expect((await check({ draw: '7' })).ids).toEqual(first.ids);
    const others = await Promise.all(['1', '2', '3', '4', '5'].map((draw) => check({ draw })));
    expect(others.some(({ ids: asked }) => asked.join() !== first.ids.join())).toBe(true);
  });

  test('asks what one has not completed first', async () => {
    const completed = ids.slice(8, 12);
    await api.db('completed_question').insert(completed.map((question_id) => ({ user_id: learner.user.id, question_id })));
    const { ids: asked } = await check({}, learner);
    expect(asked.filter((id) => completed.includes(id))).toHaveLength(2);
    expect((await check({})).status).toBe(200);
  });

  test('is shorter where there are fewer, and empty where there are none', async () => {
    await api.db('questions').whereIn('id', ids.slice(3)).update({ visible: false });
    expect(await check({ topic: 'functions' })).toMatchObject({ available: 2, ids: { length: 2 } });
    await api.db('questions').update({ visible: false });
    expect(await check()).toMatchObject({ status: 200, available: 0, ids: [] });
  });

  test.each([
    ['of no subject', { subject: '' }, 422],
    ['of a subject that is not there', { subject: 'latin' }, 404],
    ['of a topic that is not there', { topic: 'rhetoric' }, 422],
    ['by a draw that is no number', { draw: '-1' }, 422],
  ])('%s is refused', async (_, query, status) => expect((await check(query)).status).toBe(status));
});

test('a list says how many of it are multiple choice', async () => {
  const { body } = await api.call('GET /api/questions', { query: { ...place, pageSize: 2 } as never });
  expect(body.multipleChoiceCount).toBe(16);
});
