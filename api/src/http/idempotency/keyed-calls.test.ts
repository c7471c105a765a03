import type { EndpointName } from '@api/contract';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { limitFreePlan } from '../../../test/free-plan.ts';
import { seedSampleBank } from '../../../test/sample-bank.ts';
import { type Session, startTestApi } from '../../../test/test-api.ts';
import { deleteOldKeys, findStoredAnswer } from './keyed-calls.queries.ts';
import { type Outcome, runWithClaim } from './keyed-calls.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });
const replica = await api.startReplica();
const NINE = '2026-11-21T09:00:00.000Z';
const TEST = { subject_slug: 'math-aa-sl', topic_slugs: ['algebra'], subtopic_slugs: [], sub_subtopic_slugs: [], duration: 30 };
let learner: Session;

beforeEach(async () => {
  api.clock.set(NINE);
  learner = await api.signUp();
});

async function post(
  path: string,
  key: string | null,
  body: unknown,
  { as = learner, to = api as Pick<typeof api, 'fetch'> } = {},
) {
  const headers = { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' };
  const keyed = key === null ? headers : { ...headers, 'idempotency-key': key };
  const response = await to.fetch(path, { method: 'POST', headers: keyed, body: JSON.stringify(body) });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Record<string, string> };
}
const countOf = async (table: string, as = learner) =>
  Number((await api.db(table).where('user_id', as.user.id).count('* as count').first())?.count);
const questionId = async () => (await api.db('questions').where('visible', true).orderBy('id').first('id')).id as number;

describe('a call in a transaction, sent again with its key', () => {
  test('repeats its response, and creates and charges once', async () => {
    const first = await post('/api/test', '"one"', TEST);
    const again = await post('/api/test', '"one"', TEST);
    expect([first.status, again.status]).toEqual([first.status, first.status]);
    expect(again.body).toEqual(first.body);
    expect([first.headers.get('idempotency-replayed'), again.headers.get('idempotency-replayed')]).toEqual([null, 'true']);
    expect(again.headers.get('cache-control')).toBe('private, no-store');
    expect(await countOf('tests')).toBe(1);
    expect((await post('/api/test', 'another', TEST)).body.slug).not.toBe(first.body.slug);
    expect(await countOf('tests')).toBe(2);
  });

  test('creates once when sent twenty times at once to two replicas', async () => {
    const sent = Array.from({ length: 20 }, (_, index) => post('/api/test', 'once', TEST, index % 2 ? { to: replica } : {}));
    const answers = await Promise.all(sent);
    expect(await countOf('tests')).toBe(1);
    const slugs = answers.flatMap(({ body }) => body.slug ?? []);
    expect(new Set(slugs).size).toBe(1);
    for (const { status, body } of answers) expect(body.slug ?? [status, body.code]).toSatisfy(isOneOf(slugs[0]));
    expect((await post('/api/test', 'once', TEST)).body.slug).toBe(slugs[0]);
  });
  const isOneOf = (slug: string | undefined) => (answer: unknown) =>
    answer === slug || JSON.stringify(answer) === '[409,"request_in_progress"]';

  test('repeats its response even when it could not be fulfilled again', async () => {
    const first = await post('/api/test', 'last', TEST);
    const before = await limitFreePlan(api.db, { tests_per_month: 1 });
    const beyond = await post('/api/test', 'new', TEST);
    const again = await post('/api/test', 'last', TEST);
    await limitFreePlan(api.db, before);
    expect(beyond.status).toBe(402);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
  });

  test('and other input is refused, as another call is', async () => {
    await post('/api/test', 'used', TEST);
    const other = await post('/api/test', 'used', { ...TEST, duration: 60 });
    expect([other.status, other.body.code]).toEqual([422, 'key_reused']);
    const elsewhere = await post('/api/report', 'used', {
      questionId: await questionId(),
      type: 'Other',
      description: 'A slip in part b',
    });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([422, 'key_reused']);
    expect(await countOf('tests')).toBe(1);
  });

  test('costs one statement more than without a key', async () => {
    const statementsOf = async (key: string | null) => {
      let statements = 0;
      const count = () => {
        statements += 1;
      };
      api.db.on('query', count);
      await post('/api/test', key, TEST);
      api.db.off('query', count);
      return statements;
    };
    await statementsOf(null);
    const without = await statementsOf(null);
    expect(await statementsOf('counted')).toBe(without + 1);
  });
});

describe('a call outside of a transaction, sent again with its key', () => {
  const postNamed = (slug: string) => ({
    ...{ title: 'Limits', slug, excerpt: '', author: 'The team', language: 'en', search_description: '', topic_ids: [] },
    ...{ cover: null, body: 'Near a point.' },
  });
  const write = (key: string, slug: string) => post('/api/admin/blog-posts', key, postNamed(slug), { as: staff });
  const written = async (slug: string) => (await api.db('blog_posts').where({ slug })).length;
  let staff: Session;
  beforeEach(async () => {
    staff = await api.asStaff();
  });

  test('repeats its response when it cannot be done twice, also for eight at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => write('many', 'many')));
    for (const { status, body } of answers) expect([201, 'request_in_progress']).toContain(status === 201 ? 201 : body.code);
    const again = await write('many', 'many');
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(await written('many')).toBe(1);
    expect((await write('other', 'many')).status).toBe(422);
  });

  test('runs again after a failure', async () => {
    await api.owner.raw('ALTER TABLE blog_posts ADD CONSTRAINT nothing_goes CHECK (false) NOT VALID');
    const failed = await write('retry', 'retry');
    await api.owner.raw('ALTER TABLE blog_posts DROP CONSTRAINT nothing_goes');
    expect(failed.status).toBe(500);
    expect((await write('retry', 'retry')).status).toBe(201);
    expect(await written('retry')).toBe(1);
  });

  test('waits for a process that may still be working, for at most two minutes', async () => {
    await write('died', 'died');
    await api.db('blog_posts').where('slug', 'died').delete();
    await api.db('idempotency_keys').where('key', 'died').update({ status: null, headers: null, answer: null });
    const during = await write('died', 'died');
    expect([during.status, during.body.code, during.headers.get('retry-after')]).toEqual([409, 'request_in_progress', '5']);
    api.clock.advance(120_001);
    expect((await write('died', 'died')).status).toBe(201);
  });

  test('keeps its key from other input after its process died, however long ago', async () => {
    await write('left', 'left');
    await api.db('idempotency_keys').where({ key: 'left' }).update({ status: null, headers: null, answer: null });
    api.clock.advance(120_001);
    const other = await write('left', 'something-else');
    expect([other.status, other.body.code]).toEqual([422, 'key_reused']);
    expect(await written('something-else')).toBe(0);
  });

  describe('whose claim has expired while it still works', () => {
    const request = () => ({ userId: learner.user.id, key: 'slow', call: 'POST /api/test', digest: Buffer.alloc(32) });
    const outcome = (body: string) => ({ body, headers: {}, status: 200 });
    const once = (now: Date, run: () => Promise<Outcome>) =>
      runWithClaim({ db: api.db, request: request(), now, log: pino({ level: 'silent' }), count: async () => {}, run });
    const later = new Date(Date.parse(NINE) + 120_001);

    test('leaves the answer to the request that has taken its key', async () => {
      const slow = once(new Date(NINE), async () => {
        await once(later, async () => outcome('second'));
        return outcome('first');
      });
      expect((await slow).body).toBe('first');
      expect((await findStoredAnswer(api.db, request()))?.answer?.body).toBe('"second"');
    });

    test('does not free the key of the other by failing', async () => {
      const [claimed, done] = [Promise.withResolvers<void>(), Promise.withResolvers<Outcome>()];
      let other: Promise<Outcome> | undefined;
      const fails = once(new Date(NINE), async () => {
        other = once(later, () => {
          claimed.resolve();
          return done.promise;
        });
        await Promise.race([claimed.promise, other]);
        throw new Error('too slow');
      });
      await expect(fails).rejects.toThrow('too slow');
      await expect(once(later, async () => outcome('third'))).rejects.toMatchObject({ code: 'request_in_progress' });
      done.resolve(outcome('second'));
      expect((await other)?.body).toBe('second');
    });
  });
});

test('keys belong to their account and expire after a day', async () => {
  const other = await api.signUp();
  const mine = await post('/api/test', 'same', TEST);
  const theirs = await post('/api/test', 'same', TEST, { as: other });
  expect(theirs.body.slug).not.toBe(mine.body.slug);
  const ofMine = () => api.db('idempotency_keys').where('user_id', learner.user.id);
  expect(await ofMine()).toHaveLength(1);
  await deleteOldKeys(api.db, new Date(Date.parse(NINE) + 86_400_000));
  expect(await ofMine()).toHaveLength(1);
  await deleteOldKeys(api.db, new Date(Date.parse(NINE) + 86_400_001));
  expect(await ofMine()).toEqual([]);
});

test.each(['""', '"a\\"b"', 'with space', `"${'k'.repeat(201)}"`])('the key %s is none', async (key) => {
  const { status, body } = await post('/api/test', key, TEST);
  expect([status, body.code]).toEqual([400, 'malformed_request']);
});

test('the OpenAPI document names the header on each call that takes it', async () => {
  const response = await api.fetch('/api/openapi.json');
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, { parameters?: { name: string }[] }>> };
  const namesKey = (name: EndpointName) => {
    const [method = '', path = ''] = name.split(' ');
    return paths[path]?.[method.toLowerCase()]?.parameters?.some((parameter) => parameter.name === 'Idempotency-Key') ?? false;
  };
  expect(namesKey('POST /api/test')).toBe(true);
  expect(namesKey('POST /api/doubts/preview')).toBe(false);
});
