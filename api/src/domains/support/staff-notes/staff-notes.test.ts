import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { meetAt } from '../../../../test/lock-waits.ts';
import { insertOneSubject } from '../../../../test/one-subject.ts';
import { type Session, startTestApi } from '../../../../test/test-api.ts';
import { anonymiseDeletedAccounts } from '../../identity/accounts/index.ts';

const api = await startTestApi();
const { questionIds } = await insertOneSubject(api.db);
const questionId = questionIds[0] as number;
const ada = await api.asStaff({ full_name: 'Ada Editor' });
const ben = await api.asStaff({ full_name: 'Ben Grader' });
const boss = await api.asStaff({ full_name: 'Cleo Chief', role_id: 1 });
let learner: Session;
beforeEach(async () => {
  for (const table of ['staff_notes', 'notifications', 'staff_actions']) await api.db(table).delete();
  learner = await api.signUp({ username: 'Lea Learner' });
});

const note = (
  text: string,
  { mentions = [] as number[], as = ada, client_key = randomUUID() as string, id = learner.user.id } = {},
) => api.callLoosely('POST /api/admin/users/:id/notes', { as, params: { id }, body: { text, mentions, client_key } });
const notes = async (as = ada) =>
  (await api.call('GET /api/admin/users/:id/notes', { as, params: { id: learner.user.id } } as never)).body as {
    notes: import('@api/contract').StaffNote[];
  };
const told = async (as: Session) => (await api.call('GET /api/notifications', { as, query: {} })).body.notifications;

describe('a note', () => {
  test('is visible to colleagues, and notifies those it mentions once, with a link', async () => {
    const client_key = randomUUID();
    const mention = { mentions: [ben.user.id, ada.user.id], client_key };
    expect((await note(' @Ben Grader please call her back. ', mention)).status).toBe(201);
    expect((await note('@Ben Grader please call her back.', mention)).status).toBe(201);
    expect(await notes(ben)).toMatchObject({
      notes: [
        {
          ...{
            text: '@Ben Grader please call her back.',
            by: { name: 'Ada Editor' },
            deleted: null,
            abilities: { delete: false },
          },
          mentions: [{ name: 'Ada Editor' }, { name: 'Ben Grader' }],
        },
      ],
    });
    const text = 'Ada Editor mentions you in a note about Lea Learner.';
    expect(await told(ben)).toMatchObject([{ text, to: `/admin/users/${learner.user.id}#notes` }]);
    expect(await told(ada)).toEqual([]);
    const { body } = await api.call('GET /api/admin/colleagues', { as: ada });
    expect(body.colleagues.map(({ name }) => name)).toEqual(['Ada Editor', 'Ben Grader', 'Cleo Chief']);
  });

  test('mentions colleagues alone, and is about what there is', async () => {
    expect((await note('Look.', { mentions: [learner.user.id] })).status).toBe(422);
    expect((await note('   ')).status).toBe(422);
    expect((await note('Look.', { id: 2_147_483_647 })).status).toBe(404);
    const question = { params: { id: 2_147_483_647 }, body: { text: 'Look.', mentions: [], client_key: randomUUID() } };
    expect((await api.callLoosely('POST /api/admin/questions/:id/notes', { as: ada, ...question })).status).toBe(404);
    expect((await api.callLoosely('GET /api/grading/:slug/notes', { as: ada, params: { slug: 'nothing' } })).status).toBe(404);
    expect(await api.db('staff_notes')).toEqual([]);
  });

  test('belongs to a question, or to a sheet separately from those about its learner', async () => {
    const body = { text: 'The graph is too small.', mentions: [ben.user.id], client_key: randomUUID() };
    const sent = await api.callLoosely('POST /api/admin/questions/:id/notes', { as: ada, params: { id: questionId }, body });
    expect(sent.status).toBe(201);
    expect(await told(ben)).toMatchObject([{ to: `/admin/questions/edit?id=${questionId}#notes` }]);
    const subject = await api.db('subjects').first('id');
    const row = {
      slug: 'a-sheet',
      user_id: learner.user.id,
      subject_id: subject.id,
      duration: 60,
      draw_seed: 1,
      created_at: api.clock.now(),
    };
    const [{ id: test_id }] = await api.db('tests').insert(row).returning('id');
    await api.db('gradings').insert({
      ...{
        test_id,
        user_id: learner.user.id,
        state: 'submitted',
        sheet_key: 'k',
        sheet_name: 's',
        sheet_bytes: 1,
        page_count: 1,
      },
      submitted_at: api.clock.now(),
    });
    const params = { slug: 'a-sheet' };
    const aboutSheet = { text: 'Page 3 is upside down.', mentions: [], client_key: randomUUID() };
    expect((await api.callLoosely('POST /api/grading/:slug/notes', { as: ben, params, body: aboutSheet })).status).toBe(201);
    expect((await notes()).notes).toEqual([]);
    const { body: read } = await api.callLoosely('GET /api/grading/:slug/notes', { as: ada, params });
    expect(read).toMatchObject({ notes: [{ text: 'Page 3 is upside down.', by: { name: 'Ben Grader' } }] });
  });

  test('is deleted by who wrote it or an administrator: the words go, and the log says who did', async () => {
    await note('She owes us money.');
    await note('He is nice.', { as: ben });
    const [first, second] = (await notes()).notes as unknown as [{ id: number }, { id: number }];
    const remove = (id: number, as: Session) => api.callLoosely('DELETE /api/admin/notes/:id', { as, params: { id } });
    expect((await remove(first.id, ben)).status).toBe(403);
    expect((await remove(first.id, ada)).status).toBe(204);
    expect((await remove(first.id, ada)).status).toBe(204);
    expect((await remove(second.id, boss)).status).toBe(204);
    expect((await remove(2_147_483_647, boss)).status).toBe(404);
    expect((await notes()).notes).toMatchObject([
      { text: '', deleted: { by: { name: 'Ada Editor' } }, abilities: { delete: false } },
      { text: '', by: { name: 'Ben Grader' }, deleted: { by: { name: 'Cleo Chief' } } },
    ]);
    const logged = await api.db('staff_actions').where('action', 'user.note_deleted').orderBy('id').pluck('staff_id');
    expect(logged).toEqual([ada.user.id, boss.user.id]);
  });

  test('deleted by two at once is deleted once, as the log has it', async () => {
    await note('She owes us money.');
    const { id } = await api.db('staff_notes').first('id');
    const remove = (as: Session) => () => api.callLoosely('DELETE /api/admin/notes/:id', { as, params: { id } });
    const answers = await meetAt(api.owner, { table: 'staff_notes', where: { id } }, [remove(ada), remove(boss)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await api.db('staff_actions').where('action', 'user.note_deleted')).toHaveLength(1);
  });

  test('is never among what learners read but in the export of their own data, and goes with the account', async () => {
    await note('Prefers mail to phone calls.');
    for (const as of [learner, undefined]) {
      const status = as ? 403 : 401;
      const params = { id: learner.user.id };
      expect((await api.callLoosely('GET /api/admin/users/:id/notes', { ...(as && { as }), params })).status).toBe(status);
    }
    const exported = await api.callLoosely('GET /api/user/export', { as: learner });
    expect(JSON.stringify(exported.body)).toContain('Prefers mail to phone calls.');
    await api.db('users').where('id', learner.user.id).update({ delete_after: api.clock.now() });
    await anonymiseDeletedAccounts({
      db: api.db,
      now: api.clock.now(),
      log: { info() {}, warn() {}, error() {} } as never,
      payments: null,
    });
    expect(await api.db('staff_notes')).toEqual([]);
  });
});
