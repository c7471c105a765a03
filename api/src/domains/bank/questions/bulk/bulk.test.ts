import { randomUUID } from 'node:crypto';
import type { RequestOf } from '@api/contract';
import { describe, expect, test } from 'vitest';
import { waitingStatements } from '../../../../../test/lock-waits.ts';
import { insertOneSubject } from '../../../../../test/one-subject.ts';
import { startTestApi } from '../../../../../test/test-api.ts';
import { findChangeByKey, insertChange } from './changes.queries.ts';
import { runChange, runOpenChanges } from './run-changes.ts';

const api = await startTestApi();
const { questionIds, subjectId } = await insertOneSubject(api.db);
const staff = await api.asStaff({ full_name: 'Ada Editor' });

type Body = RequestOf<'POST /api/admin/questions/bulk'>['body'];
type Target = Body['target'];
type Change = Body['change'];

const preview = async (target: Target, change: Change) =>
  (await api.call('POST /api/admin/questions/bulk/preview', { as: staff, body: { target, change } })).body;
const send = (target: Target, change: Change, expected: number, key: string = randomUUID()) =>
  api.call('POST /api/admin/questions/bulk', { as: staff, body: { key, target, change, expected, reason: 'Term begins' } });
const undo = async (id: number) =>
  (await api.call('POST /api/admin/questions/bulk/:id/undo', { as: staff, params: { id } })).body.run;
const editable = async (id: number) =>
  (await api.call('GET /api/admin/questions/:id', { as: staff, params: { id } })).body.question;
const versionsOf = async (id: number) =>
  (await api.call('GET /api/admin/questions/:id/versions', { as: staff, params: { id } })).body.versions;
const three = questionIds.slice(0, 3);
const topicOf = async (slug: string): Promise<number> => (await api.db('topics').where({ slug }).first('id')).id;

describe('many questions at once', () => {
  test('are previewed, changed, kept as versions, noted once, and taken back as a whole', async () => {
    await api.db('questions').where('id', three[0]).update({ visible: false });
    expect(await preview({ ids: three }, { visible: false, difficulty: 'Hard' })).toMatchObject({
      total: 3,
      left: [],
      fields: expect.arrayContaining([{ field: 'visible', count: 2 }]),
    });
    const { changed } = await preview({ ids: three }, { visible: false });
    expect(changed).toBe(2);
    const { status, body } = await send({ ids: three }, { visible: false }, changed);
    expect([status, body.run]).toMatchObject([200, { state: 'done', total: 3, changed: 2, left: [], undone: null }]);
    expect((await Promise.all(three.map(editable))).map(({ visible }) => visible)).toEqual([false, false, false]);
    expect((await versionsOf(three[1] ?? 0)).map(({ kind, changed_fields }) => [kind, changed_fields])).toEqual([
      ['edited', ['visible']],
      ['original', []],
    ]);
    const noted = (await api.call('GET /api/admin/log', { as: staff, query: { object: 'bulk_change' } })).body.actions;
    expect(noted).toMatchObject([
      { action: 'bulk_change.made', reason: 'Term begins', details: { questions: 2, visible: 'false' } },
    ]);

    expect(await undo(body.run.id)).toMatchObject({ state: 'undone', undone: { changed: 2, left: [] } });
    expect((await Promise.all(three.map(editable))).map(({ visible }) => visible)).toEqual([false, true, true]);
    expect((await versionsOf(three[1] ?? 0))[0]).toMatchObject({ version: 3, kind: 'restored', restored_from: 1 });
    expect(await undo(body.run.id)).toMatchObject({ undone: { changed: 2 } });
    expect(await versionsOf(three[1] ?? 0)).toHaveLength(3);
  });

  test('are changed once for one key, also where it is sent twice at the same moment', async () => {
    const key = randomUUID();
    const target = { ids: questionIds.slice(3, 6) };
    const sent = await Promise.all([send(target, { verified: true }, 3, key), send(target, { verified: true }, 3, key)]);
    const runs = [...sent, await send(target, { verified: true }, 3, key)].map(({ body }) => body.run.id);
    expect(new Set(runs).size).toBe(1);
    expect((await versionsOf(questionIds[3] ?? 0)).filter(({ kind }) => kind === 'edited')).toHaveLength(1);
  });

  test('are changed once where the same key made the change while it was planned', async () => {
    const key = randomUUID();
    const ids = questionIds.slice(3, 6);
    const other = await api.owner.transaction();
    await other.raw('LOCK TABLE topics');
    const sent = send({ ids }, { topic_changed: true }, 3, key);
    await expect.poll(() => waitingStatements(api.owner)).toBe(1);
    const now = new Date();
    await insertChange(other, { key, staffId: staff.user.id, change: { topic_changed: true }, reason: '', ids, now });
    const made = await findChangeByKey(other, key);
    await runChange(other, made?.id ?? 0, now);
    await other.commit();
    const { status, body } = await sent;
    expect([status, body.run]).toMatchObject([200, { id: made?.id, state: 'done', changed: 3 }]);
  });

  test('undo leaves questions edited since, and names them', async () => {
    const [first = 0, second = 0] = questionIds.slice(6, 8);
    const { body } = await send({ ids: [first, second] }, { topic_changed: true }, 2);
    await api.call('PUT /api/questions/:id', { as: staff, params: { id: first }, body: { priority: 9 } });
    expect(await undo(body.run.id)).toMatchObject({
      undone: { changed: 1, left: [{ reason: 'edited_since', count: 1, ids: [first] }] },
    });
    expect(await editable(first)).toMatchObject({ topic_changed: true, priority: 9 });
    expect(await editable(second)).toMatchObject({ topic_changed: false });
  });

  test('move with fresh numbers and get further topics, within their subject alone; back where they were', async () => {
    const [functions, quadratics] = [await topicOf('functions'), await topicOf('quadratics')];
    const ids = questionIds.slice(8, 10);
    const { body } = await send({ ids }, { topic: functions, add_topics: [quadratics] }, 2);
    expect(
      (await Promise.all(ids.map(editable))).map((q) => [q.topic.id, q.question_number, q.OtherTopicsOnQuestion[0]?.id]),
    ).toEqual([
      [functions, 1, quadratics],
      [functions, 2, quadratics],
    ]);
    const listed = await api.call('GET /api/admin/questions', {
      as: staff,
      query: { subject: 'math-aa-sl', topic: 'functions', sortBy: 'id' },
    });
    expect(listed.body.totalCount).toBe(24);
    await undo(body.run.id);
    expect((await Promise.all(ids.map(editable))).map((q) => [q.topic.id, q.question_number, q.OtherTopicsOnQuestion])).toEqual([
      [quadratics, 9, []],
      [quadratics, 10, []],
    ]);
    const [subject] = await api.db('subjects').insert({ slug: 'physics', subject_name: 'Physics', position: 9 }).returning('id');
    const place = { subject_id: subject.id, depth: 1, slug: 'waves', topic_number: '1', topic_name: 'Waves', position: 1 };
    const [waves] = await api.db('topics').insert(place).returning('id');
    expect(await preview({ ids }, { topic: waves.id })).toMatchObject({
      changed: 0,
      left: [{ reason: 'other_subject', count: 2, ids }],
    });
    expect(subjectId).not.toBe(subject.id);
  });

  test('by a filter change all that it shows; if that has changed since the preview they are refused', async () => {
    const target: Target = { filter: { subject: 'math-aa-sl', difficulty: 'Easy' }, except: [questionIds[0] ?? 0] };
    const { total, changed } = await preview(target, { verified: true });
    expect(total).toBe(7);
    await api.db('questions').where('id', questionIds[12]).update({ verified: true });
    const { status, error } = await send(target, { verified: true }, changed);
    expect([status, error.code]).toEqual([409, 'selection_changed']);
  });

  test('of many hundreds wait for the background, which makes them slice by slice', async () => {
    const [{ topic_id }] = await api.db('questions').where('id', three[0]).select('topic_id');
    await api.db.raw(
      `WITH made AS (
         INSERT INTO questions (topic_id, difficulty, level, question_number, marks, calculator_allowed, questions_text, questions_html)
         SELECT ?, 'Hard', 'HL', 100 + n, 3, true, 'Many ' || n, '' FROM generate_series(1, 600) n RETURNING id)
       INSERT INTO question_topics (question_id, topic_id, subject_id, topic1_id, topic2_id, kind)
       SELECT made.id, p.topic_id, p.subject_id, p.topic1_id, p.topic2_id, 'primary'
         FROM made, question_topics p WHERE p.question_id = ? AND p.kind = 'primary'`,
      [topic_id, three[0]],
    );
    const target: Target = { filter: { q: 'many' } };
    const { body } = await send(target, { visible: false }, 600);
    expect(body.run).toMatchObject({ state: 'waiting', total: 600 });
    const early = await api.call('POST /api/admin/questions/bulk/:id/undo', { as: staff, params: { id: body.run.id } });
    expect([early.status, early.error.code]).toEqual([409, 'not_done_yet']);
    const log = { error: (fault: unknown) => expect(fault).toBeUndefined() } as never;
    await Promise.all([1, 2].map(() => runOpenChanges({ db: api.db, now: new Date(), log })));
    const run = async () =>
      (await api.call('GET /api/admin/questions/bulk/:id', { as: staff, params: { id: body.run.id } })).body.run;
    expect(await run()).toMatchObject({ state: 'done', changed: 600, progress: 600 });
    expect(
      (await api.call('GET /api/admin/questions', { as: staff, query: { q: 'many', visible: 'false' } })).body.totalCount,
    ).toBe(600);
    expect(await undo(body.run.id)).toMatchObject({ state: 'undoing' });
    await runOpenChanges({ db: api.db, now: new Date(), log });
    expect(await run()).toMatchObject({ state: 'undone', undone: { changed: 600, left: [] } });
    expect((await api.call('GET /api/admin/questions/bulk', { as: staff })).body.runs[0]?.id).toBe(body.run.id);
  });

  describe('that stop in the middle', () => {
    const run = async (id: number) =>
      (await api.call('GET /api/admin/questions/bulk/:id', { as: staff, params: { id } })).body.run;
    const work = async () => {
      const faults: unknown[] = [];
      const log = { error: (fault: unknown) => faults.push(fault) } as never;
      await runOpenChanges({ db: api.db, now: new Date(), log });
      return faults.length;
    };
    const many = async (): Promise<number[]> =>
      api.db('questions').whereLike('questions_text', 'Many %').orderBy('id').pluck('id');
    /** Blocks changes of a question: the database answers with this SQLSTATE. */
    const forbid = (id: number, code: string) =>
      api.owner.raw(`
        CREATE FUNCTION forbid() RETURNS trigger LANGUAGE plpgsql AS $fn$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $fn$;
        CREATE TRIGGER forbid BEFORE UPDATE ON questions FOR EACH ROW WHEN (OLD.id = ${id}) EXECUTE FUNCTION forbid()`);
    const allow = () => api.owner.raw('DROP TRIGGER forbid ON questions; DROP FUNCTION forbid');
    const editions = async (ids: number[]) =>
      (
        await api
          .db('question_versions')
          .whereIn('question_id', ids)
          .where({ kind: 'edited' })
          .whereRaw(`'difficulty' = ANY (changed_fields)`)
      ).length;

    test('continue where they stopped once the database is back, and are taken back as a whole', async () => {
      const ids = await many();
      const { body } = await send({ ids }, { difficulty: 'Easy' }, 600);
      await forbid(ids[550] ?? 0, '57P01');
      expect(await work()).toBe(1);
      expect(await run(body.run.id)).toMatchObject({ state: 'waiting', progress: 500, changed: 500 });
      // Changed questions are visible and editable at once.
      const [first = 0] = ids;
      expect(await editable(first)).toMatchObject({ difficulty: 'Easy' });
      await api.call('PUT /api/questions/:id', { as: staff, params: { id: first }, body: { priority: 7 } });
      await allow();
      expect(await work()).toBe(0);
      expect(await run(body.run.id)).toMatchObject({ state: 'done', progress: 600, changed: 600, left: [] });
      expect(await editions(ids)).toBe(600);
      const [{ content }] = await api
        .db('question_versions')
        .where({ question_id: ids[599] })
        .orderBy('version', 'desc')
        .limit(1);
      expect(content).toMatchObject({ difficulty: 'Easy', questions_text: 'Many 600', visible: true });

      await api.call('POST /api/admin/questions/bulk/:id/undo', { as: staff, params: { id: body.run.id } });
      await forbid(ids[550] ?? 0, '57P01');
      expect(await work()).toBe(1);
      expect(await run(body.run.id)).toMatchObject({ state: 'undoing', progress: 500 });
      await allow();
      expect(await work()).toBe(0);
      expect(await run(body.run.id)).toMatchObject({
        state: 'undone',
        undone: { changed: 599, left: [{ reason: 'edited_since', count: 1, ids: [first] }] },
      });
    });

    test('leave nothing of what they have made where they cannot continue', async () => {
      const ids = (await many()).slice(1);
      const { body } = await send({ ids }, { difficulty: 'Medium' }, 599);
      await forbid(ids[550] ?? 0, 'P0001');
      expect(await work()).toBe(1);
      expect(await work()).toBe(0);
      expect(await run(body.run.id)).toMatchObject({ state: 'undone', changed: 500, undone: { changed: 500, left: [] } });
      await allow();
      expect(await api.db('questions').whereIn('id', ids).distinct('difficulty').pluck('difficulty')).toEqual(['Hard']);
      const alone = await send({ ids: ids.slice(0, 2) }, { difficulty: 'Easy' }, 2);
      expect(alone.body.run.state).toBe('done');
    });
  });

  test('that name no change or no questions are refused', async () => {
    const loosely = (body: unknown) => api.callLoosely('POST /api/admin/questions/bulk/preview', { as: staff, body });
    expect((await loosely({ target: { ids: three }, change: {} })).status).toBe(422);
    expect((await loosely({ target: { ids: [] }, change: { visible: true } })).status).toBe(422);
  });
});
