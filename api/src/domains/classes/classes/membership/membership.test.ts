import { JOIN_CODE_LETTERS, MOST_CLASS_LEARNERS } from '@api/contract';
import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertOneSubject } from '../../../../../test/one-subject.ts';
import { joinClass, makeClass, must, type SchoolClass, startClass } from '../../../../../test/school-class.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';
import { anonymiseDeletedAccounts } from '../../../identity/accounts/index.ts';

const api = await startTestApi();
let school: SchoolClass;
beforeAll(async () => {
  await insertOneSubject(api.db);
  school = await makeClass(api);
});

const readClass = (as: Session, id = school.id) => api.call('GET /api/classes/:id', { as, params: { id } });
const names = async (as = school.teacher, id = school.id) =>
  (await must(api, 'GET /api/classes/:id/members', { as, params: { id } })).members.map(({ name, role }) => [name, role]);
const preview = (as: Session, code: string) => api.call('GET /api/class-codes/:code', { as, params: { code } });
const verify = (as: Session) => api.db('users').where('id', as.user.id).update({ verified: true });

describe('a class', () => {
  test('is started by any account, with a code that can be read from a board', async () => {
    const { body } = await readClass(school.teacher);
    expect(body).toMatchObject({
      name: '11B Maths',
      subject: { slug: 'math-aa-sl' },
      school: 'Hill School',
      time_zone: 'Europe/Vienna',
      role: 'teacher',
      learner_count: 2,
      teacher_name: 'Ms Teacher',
      abilities: { edit: true, teach: true, manage_members: true, own: true, leave: false },
    });
    expect(body.join_code).toMatch(new RegExp(`^[${JOIN_CODE_LETTERS}]{6}$`));
  });

  test('shows learners no code and no other learner', async () => {
    const [learner] = school.learners as [Session];
    const { body } = await readClass(learner);
    expect(body).toMatchObject({ join_code: null, role: 'learner', shares_progress: false });
    expect(JSON.stringify(body)).not.toContain('Learner 2');
    expect((await api.call('GET /api/classes/:id/members', { as: learner, params: { id: school.id } })).status).toBe(403);
  });

  test.each([
    [{ time_zone: 'Europe/Nowhere' }, 'time_zone'],
    [{ name: '  ' }, 'name'],
    [{ exam_session: { month: 'June', year: 2027 } }, 'exam_session.month'],
  ])('refuses %o', async (change, path) => {
    const body = { name: 'A', subject_slug: 'math-aa-sl', time_zone: 'UTC', ...change };
    const { status, error } = await api.callLoosely('POST /api/classes', { as: school.teacher, body });
    expect([status, error.issues?.[0]?.path]).toEqual([422, path]);
  });

  test('is changed by its teachers, read by learners, and unknown to everybody else', async () => {
    const change = (as: Session) =>
      api.call('PATCH /api/classes/:id', { as, params: { id: school.id }, body: { school: 'Hill School' } });
    const [learner] = school.learners as [Session];
    const statuses = [];
    for (const as of [school.teacher, school.coTeacher, learner, school.former, school.stranger])
      statuses.push((await change(as)).status);
    expect(statuses).toEqual([200, 200, 403, 404, 404]);
    expect((await readClass(school.stranger)).status).toBe(404);
    expect((await readClass(school.former)).status).toBe(404);
  });

  test('is read, archived and deleted by staff who administer accounts, on record; they see nobody in it', async () => {
    const staff = await api.asStaff({ role_id: 1 });
    const others = await api.asStaff();
    const { id } = await startClass(api, school.stranger, 'For staff');
    expect((await readClass(staff, id)).body).toMatchObject({ role: null, abilities: { teach: false, own: true } });
    expect((await api.call('GET /api/classes/:id/gradebook', { as: staff, params: { id } })).status).toBe(403);
    const { classes } = (await api.call('GET /api/admin/classes', { as: staff, query: { q: 'for staff' } })).body;
    expect(classes.map((one) => one.id)).toEqual([id]);
    expect((await api.call('POST /api/classes/:id/archive', { as: staff, params: { id } })).body.archived_at).not.toBeNull();
    expect((await readClass(others, id)).status).toBe(404);
    expect((await api.call('DELETE /api/classes/:id', { as: staff, params: { id } })).status).toBe(204);
    const { actions } = (await api.call('GET /api/admin/log', { as: staff, query: { object: 'class' } })).body;
    expect(actions.map(({ action, details }) => [action, details.class])).toEqual([
      ['class.deleted', 'For staff'],
      ['class.archived', 'For staff'],
    ]);
    expect((await readClass(school.stranger, id)).status).toBe(404);
  });

  test('that is archived can be read but neither joined nor changed, until it is restored', async () => {
    const teacher = await api.signUp();
    const { id, join_code } = await startClass(api, teacher);
    const code = join_code ?? '';
    const learner = await api.signUp();
    await joinClass(api, learner, code);
    await must(api, 'POST /api/classes/:id/archive', { as: teacher, params: { id } });
    const body = { name: 'Other' };
    expect((await api.call('PATCH /api/classes/:id', { as: teacher, params: { id }, body })).error.code).toBe('class_archived');
    expect((await preview(await api.signUp(), code)).error.code).toBe('code_unknown');
    expect((await readClass(learner, id)).status).toBe(200);
    await must(api, 'POST /api/classes/:id/restore', { as: teacher, params: { id } });
    expect((await preview(await api.signUp(), code)).status).toBe(200);
  });
});

describe('joining by code', () => {
  test('says before what the teacher will see, and asks for agreement', async () => {
    const learner = await api.signUp();
    const typed = `${school.code.slice(0, 3)}-${school.code.slice(3)}`.toLowerCase();
    expect((await preview(learner, typed)).body).toEqual({
      name: '11B Maths',
      subject: expect.objectContaining({ slug: 'math-aa-sl' }),
      school: 'Hill School',
      teacher_name: 'Ms Teacher',
      joins_as: 'learner',
      teacher_sees: ['name_and_email', 'set_work', 'progress_if_shared'],
      member_of: null,
    });
    const join = (body: object) =>
      api.callLoosely('POST /api/class-codes/:code/join', { as: learner, params: { code: typed }, body });
    expect((await join({})).status).toBe(422);
    expect((await join({ agreed: false })).status).toBe(422);
    expect((await join({ agreed: true })).status).toBe(200);
    expect((await join({ agreed: true })).status).toBe(200);
    expect((await preview(learner, typed)).body.member_of).toBe(school.id);
    await must(api, 'POST /api/classes/:id/leave', { as: learner, params: { id: school.id } });
  });

  test('by a renewed code fails', async () => {
    const teacher = await api.signUp();
    const before = await startClass(api, teacher);
    const after = await must(api, 'POST /api/classes/:id/join-code', { as: teacher, params: { id: before.id } });
    const learner = await api.signUp();
    expect((await preview(learner, before.join_code ?? '')).error.code).toBe('code_unknown');
    expect((await preview(learner, after.join_code ?? '')).status).toBe(200);
  });

  test('cannot be tried out: wrong codes are counted for an account, right ones are not', async () => {
    const guesser = await api.signUp();
    for (let round = 0; round < 25; round += 1) expect((await preview(guesser, school.code)).status).toBe(200);
    const statuses = [];
    for (let round = 0; round < 21; round += 1) statuses.push((await preview(guesser, 'ZZZZZZ')).status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    const join = { as: guesser, params: { code: school.code }, body: { agreed: true as const } };
    expect((await api.call('POST /api/class-codes/:code/join', join)).status).toBe(429);
  });

  test('cannot be tried out by many accounts of one network, which keeps no other from joining', async () => {
    const from = async (address: string, as: Session, code: string) => {
      const headers = { authorization: `Bearer ${as.token}`, 'x-forwarded-for': address };
      return (await api.fetch(`/api/class-codes/${code}`, { headers })).status;
    };
    const statuses: number[] = [];
    for (let account = 0; account < 4; account += 1) {
      const as = await api.signUp();
      for (let round = 0; round < 16; round += 1) statuses.push(await from('203.0.113.9', as, 'ZZZZZZ'));
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect(await from('203.0.114.9', await api.signUp(), school.code)).toBe(200);
  });

  test('ends at a full class, also where many join at once', async () => {
    const teacher = await api.signUp();
    const { id, join_code } = await startClass(api, teacher);
    const places = MOST_CLASS_LEARNERS - 1;
    await api.owner.raw(
      `WITH made AS (INSERT INTO users (email, username, role_id, created_at, updated_at)
         SELECT 'crowd-' || n || '@example.com', 'Crowd', 3, now(), now() FROM generate_series(1, ?) n RETURNING id)
       INSERT INTO class_members (class_id, user_id, role, joined_at) SELECT ?, id, 'learner', now() FROM made`,
      [places, id],
    );
    const late = [await api.signUp(), await api.signUp(), await api.signUp()];
    const body = { agreed: true as const };
    const answers = await Promise.all(
      late.map((as) => api.call('POST /api/class-codes/:code/join', { as, params: { code: join_code ?? '' }, body })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await readClass(teacher, id)).body.learner_count).toBe(MOST_CLASS_LEARNERS);
  });
});

describe('invitations', () => {
  const invite = (list: string, as = school.teacher, role?: 'learner' | 'co_teacher') =>
    api.call('POST /api/classes/:id/invitations', { as, params: { id: school.id }, body: { list, ...(role && { role }) } });
  const tokenIn = async (email: string) => {
    const mail = (await api.mailsTo(email)).at(-1);
    return /invitation=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const accept = (as: Session, token: string) =>
    api.call('POST /api/class-invitations/accept', { as, body: { token, agreed: true, shares_progress: true } });
  const read = (as: Session, token: string) => api.call('POST /api/class-invitations/read', { as, body: { token } });

  beforeAll(() => verify(school.teacher));

  test('need an address of the teacher that works', async () => {
    expect((await invite('a@example.com', school.coTeacher)).error).toMatchObject({ code: 'not_allowed' });
  });

  test('go to each address of a pasted list once', async () => {
    const [learner] = school.learners as [Session];
    const list = `Name,Email\nOne,one@example.com\n"Two" <TWO@example.com>;\nnobody\n${learner.user.email}\none@example.com`;
    const first = (await invite(list)).body;
    expect(first).toMatchObject({ already_members: [learner.user.email], already_invited: [], unreadable: ['nobody'] });
    expect(first.invited.map(({ email }) => email)).toEqual(['one@example.com', 'two@example.com']);
    expect((await invite('one@example.com')).body).toMatchObject({ invited: [], already_invited: ['one@example.com'] });
    expect(await api.mailsTo('one@example.com')).toHaveLength(1);
    expect((await api.mailsTo('two@example.com'))[0]).toMatchObject({ subject: 'Ms Teacher invites you to join 11B Maths' });
  });

  test('are accepted once, after reading what it is', async () => {
    await invite('three@example.com');
    const token = await tokenIn('three@example.com');
    const learner = await api.signUp({ username: 'Third' });
    expect((await read(learner, token)).body).toMatchObject({ name: '11B Maths', joins_as: 'learner', member_of: null });
    expect((await accept(learner, token)).body).toMatchObject({ role: 'learner', shares_progress: true });
    expect((await accept(learner, token)).status).toBe(200);
    expect((await accept(await api.signUp(), token)).error.code).toBe('invitation_invalid');
    const kept = await api.db('class_invitations').where('accepted_by', learner.user.id).first();
    expect(kept.email).toBeNull();
  });

  test('stop working when they are withdrawn, sent again or too old', async () => {
    const learner = await api.signUp();
    const [invited] = (await invite('four@example.com')).body.invited;
    const params = { id: school.id, invitationId: invited?.id ?? 0 };
    const first = await tokenIn('four@example.com');
    const again = () => api.call('POST /api/classes/:id/invitations/:invitationId/send', { as: school.teacher, params });
    expect((await again()).error.code).toBe('sent_just_now');
    api.clock.advance(11 * 60_000);
    expect((await again()).body).toMatchObject({ sent_times: 2 });
    const second = await tokenIn('four@example.com');
    expect((await read(learner, first)).error.code).toBe('invitation_invalid');
    expect((await read(learner, second)).status).toBe(200);
    await api
      .db('class_invitations')
      .where('id', params.invitationId)
      .update({ sent_at: new Date(api.clock.now().getTime() - 31 * 86_400_000) });
    expect((await read(learner, second)).error.code).toBe('invitation_invalid');
    const withdraw = () => api.call('DELETE /api/classes/:id/invitations/:invitationId', { as: school.teacher, params });
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([204, 404]);
  });

  test('to teach are the owner’s to send', async () => {
    await verify(school.coTeacher);
    expect((await invite('five@example.com', school.coTeacher, 'co_teacher')).status).toBe(403);
    await invite('five@example.com', school.teacher, 'co_teacher');
    const colleague = await api.signUp({ username: 'Colleague' });
    expect((await accept(colleague, await tokenIn('five@example.com'))).body).toMatchObject({ role: 'co_teacher' });
    await must(api, 'DELETE /api/classes/:id/members/:userId', {
      as: school.teacher,
      params: { id: school.id, userId: colleague.user.id },
    });
  });
});

describe('members', () => {
  test('are removed by teachers, co-teachers by the owner alone, and come back by joining', async () => {
    const learner = await api.signUp({ username: 'Removed' });
    await joinClass(api, learner, school.code, true);
    const remove = (as: Session, userId: number) =>
      api.call('DELETE /api/classes/:id/members/:userId', { as, params: { id: school.id, userId } });
    expect((await remove(school.coTeacher, school.teacher.user.id)).status).toBe(404);
    expect((await remove(school.stranger, learner.user.id)).status).toBe(404);
    expect((await remove(school.coTeacher, learner.user.id)).status).toBe(204);
    expect((await readClass(learner)).status).toBe(404);
    expect((await joinClass(api, learner, school.code)).shares_progress).toBe(false);
    await must(api, 'POST /api/classes/:id/leave', { as: learner, params: { id: school.id } });
  });

  test('choose whether they share their progress', async () => {
    const [learner] = school.learners as [Session];
    const share = (as: Session, shares_progress: boolean) =>
      api.call('PUT /api/classes/:id/members/me', { as, params: { id: school.id }, body: { shares_progress } });
    expect((await share(learner, true)).body.shares_progress).toBe(true);
    expect((await share(learner, false)).body.shares_progress).toBe(false);
    expect((await share(school.teacher, true)).status).toBe(403);
    const mails = await must(api, 'PUT /api/classes/:id/members/me', {
      as: learner,
      params: { id: school.id },
      body: { mails: false },
    });
    expect(mails).toMatchObject({ shares_progress: false, mails: false });
    await must(api, 'PUT /api/classes/:id/members/me', { as: learner, params: { id: school.id }, body: { mails: true } });
  });

  test('a class is handed over to a co-teacher', async () => {
    const { id, teacher, coTeacher, learners } = await makeClass(api, 1);
    const handOver = (as: Session, user_id: number) =>
      api.call('POST /api/classes/:id/hand-over', { as, params: { id }, body: { user_id } });
    expect((await api.call('POST /api/classes/:id/leave', { as: teacher, params: { id } })).error.code).toBe('hand_over_first');
    expect((await handOver(teacher, learners[0]?.user.id ?? 0)).error.code).toBe('not_a_co_teacher');
    expect((await handOver(teacher, teacher.user.id)).error.code).toBe('not_a_co_teacher');
    expect((await handOver(coTeacher, coTeacher.user.id)).status).toBe(403);
    expect((await handOver(teacher, coTeacher.user.id)).body.role).toBe('co_teacher');
    expect(await names(coTeacher, id)).toEqual([
      ['Co Teacher', 'teacher'],
      ['Ms Teacher', 'co_teacher'],
      ['Learner 1', 'learner'],
    ]);
  });
});

test('a deleted account leaves its classes: another teacher owns them, or they are archived; its data export names them', async () => {
  const { id, teacher, coTeacher } = await makeClass(api, 1);
  const alone = await startClass(api, teacher, 'Alone');
  const exported = (await api.call('GET /api/user/export', { as: teacher })).body;
  expect(exported.class_members).toMatchObject([{ class_id: id, role: 'teacher' }, { class_id: alone.id }]);
  await api.db('users').where('id', teacher.user.id).update({ delete_after: api.clock.now() });
  await anonymiseDeletedAccounts({ db: api.db, now: api.clock.now(), log: pino({ level: 'silent' }), payments: null });
  expect((await readClass(coTeacher, id)).body).toMatchObject({ role: 'teacher', archived_at: null });
  const kept = await api.db('classes').where('id', alone.id).first();
  expect(kept.archived_at).toEqual(api.clock.now());
});
