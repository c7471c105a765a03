import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertOneSubject } from '../../../../../test/one-subject.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';
import { type Fact, recordEvidence, refreshStatistics } from '../index.ts';
import { refreshSums } from '../record/record-evidence.ts';

const api = await startTestApi();
let questions: number[];
let learners: number[];
let staff: Session;
let learner: Session;
const question = (index: number) => questions[index] as number;
/** How well each learner does, from 0 to 1, from the worst to the best. */
const skill = (index: number) => index / 29;

beforeAll(async () => {
  questions = (await insertOneSubject(api.db)).questionIds;
  const accounts = Array.from({ length: 30 }, (_, index) => ({ email: `many-${index}@example.com`, username: `many-${index}` }));
  learners = (await api.db('users').insert(accounts).returning<{ id: number }[]>('id')).map(({ id }) => id);
  [staff, learner] = [await api.asStaff(), await api.signUp()];
});

let made = 0;
const fact = (userId: number, questionId: number, more: Partial<Fact> = {}): Fact => {
  made += 1;
  return {
    ...{ userId, questionId, source: `attempt:${made}`, work: `attempt:${made}`, place: 'practice', part: '', marks: 5, of: 5 },
    ...{ questionVersion: 1, outcome: 'answered', at: api.clock.now(), seconds: 60 },
    ...more,
  };
};
const record = (...facts: Fact[]) => api.db.transaction((transaction) => recordEvidence(transaction, facts, api.clock.now()));
const renew = () => {
  api.clock.advance(1_000);
  return refreshStatistics(api.db, api.clock.now());
};
const statistics = async (id: number) =>
  (await api.call('GET /api/admin/questions/:id/statistics', { as: staff, params: { id } })).body;
const opened = async (id: number, as?: Session) =>
  (await api.call('GET /api/questions/:id', { ...(as && { as }), params: { id }, query: {} })).body.facility;
const typed = (userId: number, questionId: number, answer: string[]) =>
  api.db('practice_attempts').insert({
    ...{
      user_id: userId,
      question_id: questionId,
      question_version: 1,
      part: '',
      verdict: 'wrong',
      fields: '[]',
      marks: 0,
      of: 5,
    },
    ...{ client_key: randomUUID(), answer: JSON.stringify(answer), answered_at: api.clock.now(), received_at: api.clock.now() },
  });

test('without tries a question has no figures, and its difficulty is the stated one', async () => {
  expect(await statistics(question(2))).toEqual({
    ...{
      question_id: question(2),
      tried: 0,
      facility: null,
      discrimination: null,
      median_seconds: null,
      parts: [],
      computed_at: null,
    },
    ...{ difficulty: 1, stated_difficulty: 1 },
  });
  expect(await renew()).toBe(0);
});

describe('of a question that was tried', () => {
  beforeAll(async () => {
    for (const [index, id] of learners.entries()) {
      // The first discriminates, the second inversely; 29 tried the third.
      await record(
        fact(id, question(0), { marks: skill(index) > 0.5 ? 5 : 0, seconds: 30 + index }),
        fact(id, question(1), { marks: skill(index) > 0.5 ? 0 : 5 }),
        ...(index < 29 ? [fact(id, question(2), { marks: 1 })] : []),
        ...[3, 4, 5, 6].map((other) => fact(id, question(other), { marks: Math.round(5 * skill(index)) })),
      );
    }
    // What does not count: a second try, one with the solution open, one of staff.
    await record(fact(learners[0] ?? 0, question(0)), fact(learners[0] ?? 0, question(7), { help: { solution: true } }));
    await record(fact(staff.user.id, question(0)));
    for (const id of learners.slice(0, 3)) await typed(id, question(0), id === learners[0] ? [' X = 3'] : ['x=3']);
    for (const id of learners.slice(0, 2)) await typed(id, question(0), ['x=4']);
    for (const _ of [1, 2, 3]) await typed(learners[0] ?? 0, question(0), ['x=5']);
    expect(await renew()).toBe(7);
  });

  test('facility, discrimination and time come from first tries without help', async () => {
    expect(await statistics(question(0))).toMatchObject({
      tried: 30,
      facility: 0.5,
      median_seconds: 44.5,
      computed_at: expect.any(String),
    });
    expect((await statistics(question(0))).discrimination).toBeGreaterThan(0.6);
    expect((await statistics(question(1))).discrimination).toBeLessThan(-0.6);
    expect((await statistics(question(2))).facility).toBeCloseTo(0.2);
    expect(await statistics(question(7))).toMatchObject({ tried: 0, facility: null });
  });

  test('wrong answers are listed from three learners on, ignoring spaces and capitals', async () => {
    const { parts } = await statistics(question(0));
    expect(parts).toMatchObject([{ part: '', tried: 30, facility: 0.5, wrong_answers: [{ learners: 3 }] }]);
    expect(parts[0]?.wrong_answers[0]?.answer[0]?.replaceAll(' ', '').toLowerCase()).toBe('x=3');
  });

  test('are for staff; learners read the facility once 30 have tried, guests nothing', async () => {
    for (const as of [learner, undefined]) {
      const { status } = await api.call('GET /api/admin/questions/:id/statistics', {
        ...(as && { as }),
        params: { id: question(0) },
      });
      expect(status).toBe(as ? 403 : 401);
    }
    expect((await api.call('GET /api/admin/questions/:id/statistics', { as: staff, params: { id: 2_000_000_000 } })).status).toBe(
      404,
    );
    expect(await opened(question(0), learner)).toEqual({ learners: 30, share: 0.5 });
    expect([await opened(question(2), learner), await opened(question(0))]).toEqual([undefined, undefined]);
  });

  test('its difficulty moves from what is stated to what is seen, and the estimates of who tried it follow', async () => {
    const { difficulty, stated_difficulty } = await statistics(question(0));
    expect([stated_difficulty, difficulty > -0.6]).toEqual([-1, true]);
    const [id = 0] = learners;
    const sums = () => api.db('progress_abilities').where('user_id', id).orderBy('level').select('level', 'earned', 'lost');
    const renewed = await sums();
    expect(new Set(renewed.map(({ level }) => level)).size).toBeGreaterThan(3);
    await refreshSums(api.db, id);
    expect(await sums()).toEqual(renewed);
    expect(await api.db('progress_learners').where('model', 0)).toEqual([]);
  });

  test('two processes at once compute it once; twice is the same as once', async () => {
    const before = await statistics(question(0));
    const done = await Promise.all([renew(), renew()]);
    expect(done.toSorted((a, b) => b - a)[0]).toBe(7);
    expect({ ...(await statistics(question(0))), computed_at: null }).toEqual({ ...before, computed_at: null });
  });

  test("after a crash between the steps, the learner's next read recomputes their sums", async () => {
    await api.db('progress_learners').update({ model: 0 });
    await api.db('progress_weeks').delete();
    const { body } = await api.call('GET /api/admin/users/:id/progress', { as: staff, params: { id: learners[1] ?? 0 } });
    expect(body.courses[0]).toMatchObject({ parts: 7 });
  });
});
