import { MOST_PROGRESS_LINKS } from '@api/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertOneSubject } from '../../../../test/one-subject.ts';
import { type Session, startTestApi } from '../../../../test/test-api.ts';
import { recordEvidence } from '../evidence/index.ts';

const DAY_MS = 86_400_000;
const UNKNOWN = 'x'.repeat(43);

const api = await startTestApi();
let questions: number[];
let learner: Session;
beforeAll(async () => {
  questions = (await insertOneSubject(api.db)).questionIds;
});
beforeEach(async () => {
  learner = await api.signUp();
});

const make = async (body: { purpose: string; shown_name?: string; days?: number } = { purpose: 'Ms Lee' }, as = learner) =>
  (await api.call('POST /api/progress/links', { as, body })).body;
const links = async (as = learner) => (await api.call('GET /api/progress/links', { as })).body.links;
const read = (token: string) => api.call('POST /api/shared-progress', { body: { token } });
const readEvidence = (token: string) => api.call('POST /api/shared-progress/evidence', { body: { token, filter: {} } });
const readTopic = (token: string, topicId: number) =>
  api.call('POST /api/shared-progress/topics/:topicId', { params: { topicId }, body: { token } });
const takeBack = (id: number, as = learner) => api.call('DELETE /api/progress/links/:id', { as, params: { id } });

async function workInTest(questionId: number) {
  const at = api.clock.now();
  const { id: subject_id } = await api.db('subjects').first('id');
  const made = { user_id: learner.user.id, subject_id, duration: 30, draw_seed: 1, created_at: at };
  const over = { attempts: 1, submitted_at: at, closed_by: 'learner', stored: 0, digest: '' };
  const [test] = await api
    .db('tests')
    .insert({ slug: 'quiet-river', ...made, ...over })
    .returning('id');
  const named = { userId: learner.user.id, source: 'test:1', work: 'test:1', place: 'test', testId: test.id } as const;
  const fact = { ...named, questionId, questionVersion: 1, part: '', outcome: 'answered', marks: 2, of: 5, at } as const;
  await api.db.transaction((transaction) => recordEvidence(transaction, [fact], at));
}

describe('a link to progress', () => {
  test('shows a guest what its owner sees, and no more of them than the name that they chose', async () => {
    await workInTest(questions[0] as number);
    const { token, link } = await make({ purpose: 'Ms Lee, maths', shown_name: ' Ada ' });
    expect(link).toMatchObject({ purpose: 'Ms Lee, maths', shown_name: 'Ada', ends_at: null, last_used_at: null });

    const { status, body, headers } = await read(token);
    const own = (await api.call('GET /api/progress', { as: learner })).body;
    expect([status, body]).toEqual([200, { ...own, shown_name: 'Ada', ends_at: null }]);
    expect(JSON.stringify(body)).not.toContain('Ms Lee');
    expect(headers.get('cache-control')).toMatch(/no-(?:store|cache)/);

    const topic = body.courses[0]?.topics[0];
    expect((await readTopic(token, topic?.id ?? 0)).body.topic).toEqual(topic);
    expect((await readTopic(token, 2_147_483_647)).status).toBe(404);
    const evidence = (await readEvidence(token)).body;
    expect(evidence).toMatchObject({ totalCount: 1, evidence: [{ marks: 2, of: 5, test_slug: null }] });
    const ownEvidence = (await api.call('GET /api/progress/evidence', { as: learner, query: {} })).body.evidence;
    expect(ownEvidence).toMatchObject([{ test_slug: 'quiet-river' }]);
  });

  test("works for its owner's progress alone and is listed for its owner alone", async () => {
    await make();
    const other = await api.signUp();
    expect(await links(other)).toEqual([]);
    const [link] = await links();
    expect((await takeBack(link?.id ?? 0, other)).status).toBe(404);
    expect(await links()).toHaveLength(1);
    expect((await read((await make({ purpose: 'A friend' }, other)).token)).body.courses).toEqual([]);
  });

  test('is kept as a hash alone, and not exported', async () => {
    const { token, link } = await make();
    const row = await api.db('progress_links').where('id', link.id).first();
    expect(row.token_hash).toHaveLength(32);
    expect(JSON.stringify(row)).not.toContain(token);
    const exported = (await api.call('GET /api/user/export', { as: learner })).body;
    expect(exported).toMatchObject({ progress_links: [{ purpose: 'Ms Lee' }] });
    expect(JSON.stringify(exported)).not.toContain('token_hash');
  });

  test('that is taken back, was never made or is broken answers alike', async () => {
    const { token, link } = await make();
    expect((await read(token)).status).toBe(200);
    expect((await takeBack(link.id)).status).toBe(204);
    expect((await takeBack(link.id)).status).toBe(404);
    for (const dead of [token, UNKNOWN, token.slice(0, -1), '']) {
      for (const answer of [await read(dead), await readEvidence(dead), await readTopic(dead, 1)]) {
        expect([answer.status, answer.error.code]).toEqual([404, 'link_invalid']);
      }
    }
    expect(await links()).toEqual([]);
  });

  test('ends on its day, and is listed for a while so that its owner knows', async () => {
    const { token, link } = await make({ purpose: 'Summer school', days: 2 });
    expect(link.ends_at).toBe(new Date(api.clock.now().getTime() + 2 * DAY_MS).toISOString());
    api.clock.advance(2 * DAY_MS - 1);
    expect((await read(token)).status).toBe(200);
    api.clock.advance(1);
    expect((await read(token)).error.code).toBe('link_invalid');
    expect(await links()).toHaveLength(1);
    api.clock.advance(29 * DAY_MS);
    expect(await links()).toHaveLength(1);
    await api
      .db('progress_links')
      .where('id', link.id)
      .update({ ends_at: new Date(api.clock.now().getTime() - 30 * DAY_MS) });
    expect(await links()).toEqual([]);
  });

  test('says when it was last read, to the minute', async () => {
    const { token } = await make();
    await read(token);
    const first = api.clock.now().toISOString();
    api.clock.advance(59_000);
    await readEvidence(token);
    expect((await links())[0]?.last_used_at).toBe(first);
    api.clock.advance(1_000);
    await read(token);
    expect((await links())[0]?.last_used_at).toBe(api.clock.now().toISOString());
  });

  test('goes with the account, from the moment its deletion is asked for', async () => {
    const { token } = await make();
    await api.db('users').where('id', learner.user.id).update({ delete_after: api.clock.now() });
    expect((await read(token)).error.code).toBe('link_invalid');
    await api.db('users').where('id', learner.user.id).delete();
    expect(await api.db('progress_links').where('user_id', learner.user.id)).toEqual([]);
  });

  test('is refused without a recipient, without a valid end, and beyond the limit of links', async () => {
    for (const body of [
      { purpose: '  ' },
      { purpose: 'A', days: 0 },
      { purpose: 'A', days: 731 },
      { purpose: 'A'.repeat(81) },
      {},
    ]) {
      expect((await api.callLoosely('POST /api/progress/links', { as: learner, body })).status).toBe(422);
    }
    expect((await api.callLoosely('POST /api/progress/links', { body: { purpose: 'A' } })).status).toBe(401);
    await Promise.all(Array.from({ length: MOST_PROGRESS_LINKS - 1 }, () => make()));
    const last = () => api.callLoosely('POST /api/progress/links', { as: learner, body: { purpose: 'B' } });
    const statuses = (await Promise.all([last(), last(), last()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 409, 409]);
    expect(await links()).toHaveLength(MOST_PROGRESS_LINKS);
  });

  test('takes no filter that it does not know', async () => {
    const { token } = await make();
    const body = { token, filter: { user: 1 } };
    expect((await api.callLoosely('POST /api/shared-progress/evidence', { body })).status).toBe(422);
  });
});

describe('staff', () => {
  test("read a learner's progress without a link; learners read only their own", async () => {
    const id = learner.user.id;
    const staff = await api.asStaff();
    const asked = (as?: Session) =>
      api.callLoosely('GET /api/admin/users/:id/progress', { params: { id }, ...(as ? { as } : {}) });
    expect((await asked(staff)).body).toMatchObject({ learner: { id, name: learner.user.full_name ?? learner.user.username } });
    expect((await asked(await api.signUp())).status).toBe(403);
    expect((await asked()).status).toBe(401);
  });
});
