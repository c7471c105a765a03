import type { RequestOf } from '@api/contract';
import { describe, expect, test } from 'vitest';
import { seedSampleBank } from '../../../../../test/sample-bank.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';

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

describe('GET /api/test', () => {
  test("lists the learner's own tests, newest first", async () => {
    const [learner, other] = [await api.signUp(), await api.signUp()];
    const made: string[] = [];
    for (let number = 0; number < 3; number++) {
      api.clock.advance(1_000);
      made.push((await make(learner)).body.slug);
    }
    const { body } = await api.call('GET /api/test', { as: learner });
    expect(body.tests.map(({ slug }) => slug)).toEqual(made.toReversed());
    expect((await api.call('GET /api/test', { as: other })).body.tests).toEqual([]);
    expect((await api.callLoosely('GET /api/test', {})).status).toBe(401);
  });

  test("finds the learner's own test only", async () => {
    const [learner, other] = [await api.signUp(), await api.signUp()];
    const { slug } = (await make(learner)).body;
    const ask = (as?: Session, name = slug) =>
      api.callLoosely('GET /api/test/:slug', {
        params: { slug: name },
        query: { excludeQuestions: 'true' },
        ...(as ? { as } : {}),
      });
    expect((await ask(learner)).body).toMatchObject({ slug, question_count: 5 });
    expect((await ask(other)).status).toBe(404);
    expect((await ask(undefined)).status).toBe(401);
    expect((await ask(learner, 'no-such-test')).status).toBe(404);
    expect((await ask(learner, 'No%20slug')).status).toBe(422);
  });
});
