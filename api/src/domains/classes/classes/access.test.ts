import { classAssignmentEndpoints, classEndpoints, classResultEndpoints, type Endpoint, type EndpointName } from '@api/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertOneSubject } from '../../../../test/one-subject.ts';
import { beginWork, handIn, joinClass, makeClass, type SchoolClass, setWork } from '../../../../test/school-class.ts';
import { type Session, startTestApi } from '../../../../test/test-api.ts';

const api = await startTestApi();

interface Named {
  id: number;
  assignmentId: number;
  readingId: number;
  questionId: number;
  learnerId: number;
  spareId: number;
}
type Request = Parameters<typeof api.callLoosely>[1];

const NOTHING = 2_147_483_647;
const UNKNOWN_CODE = 'ZZZZZZ';
const UNKNOWN_TOKEN = 'x'.repeat(43);

const ofClass =
  (body?: unknown) =>
  ({ id }: Named): Request => ({ params: { id }, ...(body === undefined ? {} : { body }) });
const ofAssignment =
  (body?: unknown) =>
  ({ assignmentId }: Named): Request => ({ params: { id: assignmentId }, ...(body === undefined ? {} : { body }) });
const ofLearner =
  (body?: unknown) =>
  ({ assignmentId, learnerId }: Named): Request => ({
    params: { id: assignmentId, userId: learnerId },
    ...(body === undefined ? {} : { body }),
  });
const ofInvitation = ({ id }: Named): Request => ({ params: { id, invitationId: NOTHING } });
const NEW_WORK = ({ questionId }: Named) => ({
  title: 'New',
  published: true,
  content: { kind: 'questions', question_ids: [questionId] },
});

/** Columns: other teacher, former member, learner, co-teacher, teacher, staff. Calls are made in this order, row by row. */
type Row = readonly [name: EndpointName, request: (named: Named) => Request, statuses: readonly number[]];

const TABLE: readonly Row[] = [
  ['GET /api/classes/:id', ofClass(), [404, 404, 200, 200, 200, 200]],
  ['PATCH /api/classes/:id', ofClass({ school: 'Hill School' }), [404, 404, 403, 200, 200, 403]],
  ['POST /api/classes/:id/archive', ofClass(), [404, 404, 403, 403, 200, 200]],
  ['POST /api/classes/:id/restore', ofClass(), [404, 404, 403, 403, 200, 200]],
  ['POST /api/classes/:id/join-code', ofClass(), [404, 404, 403, 201, 201, 403]],
  // Members. A code or token is the right to read a class; without one there is nothing.
  ['GET /api/class-codes/:code', () => ({ params: { code: UNKNOWN_CODE } }), [404, 404, 404, 404, 404, 404]],
  [
    'POST /api/class-codes/:code/join',
    () => ({ params: { code: UNKNOWN_CODE }, body: { agreed: true } }),
    [404, 404, 404, 404, 404, 404],
  ],
  ['POST /api/class-invitations/read', () => ({ body: { token: UNKNOWN_TOKEN } }), [404, 404, 404, 404, 404, 404]],
  [
    'POST /api/class-invitations/accept',
    () => ({ body: { token: UNKNOWN_TOKEN, agreed: true } }),
    [404, 404, 404, 404, 404, 404],
  ],
  ['GET /api/classes/:id/invitations', ofClass(), [404, 404, 403, 200, 200, 403]],
  ['POST /api/classes/:id/invitations', ofClass({ list: 'a@example.com' }), [404, 404, 403, 201, 201, 403]],
  ['POST /api/classes/:id/invitations/:invitationId/send', ofInvitation, [404, 404, 403, 404, 404, 403]],
  ['DELETE /api/classes/:id/invitations/:invitationId', ofInvitation, [404, 404, 403, 404, 404, 403]],
  ['GET /api/classes/:id/members', ofClass(), [404, 404, 403, 200, 200, 403]],
  ['PUT /api/classes/:id/members/me', ofClass({ shares_progress: false }), [404, 404, 200, 403, 403, 403]],
  [
    // The co-teacher removes the learner, whom the teacher then looks for.
    'DELETE /api/classes/:id/members/:userId',
    ({ id, spareId }) => ({ params: { id, userId: spareId } }),
    [404, 404, 403, 204, 404, 403],
  ],
  // A learner is no co-teacher, which those who may hand over learn.
  [
    'POST /api/classes/:id/hand-over',
    ({ id, learnerId }) => ({ params: { id }, body: { user_id: learnerId } }),
    [404, 404, 403, 403, 409, 409],
  ],
  ['GET /api/classes/:id/assignments', ofClass(), [404, 404, 200, 200, 200, 200]],
  [
    'POST /api/classes/:id/assignments',
    (named) => ({ params: { id: named.id }, body: NEW_WORK(named) }),
    [404, 404, 403, 201, 201, 403],
  ],
  ['GET /api/assignments/:id', ofAssignment(), [404, 404, 200, 200, 200, 404]],
  ['PATCH /api/assignments/:id', ofAssignment({ version: 99 }), [404, 404, 403, 409, 409, 404]],
  [
    'POST /api/assignments/:id/copy',
    ({ id, assignmentId }) => ({ params: { id: assignmentId }, body: { class_id: id } }),
    [404, 404, 403, 201, 201, 404],
  ],
  [
    'PUT /api/assignments/:id/exceptions/:userId',
    ofLearner({ due_at: null, closes_at: null, extra_time: 10, excused: false }),
    [404, 404, 403, 200, 200, 404],
  ],
  ['DELETE /api/assignments/:id/exceptions/:userId', ofLearner(), [404, 404, 403, 204, 204, 404]],
  ['POST /api/assignments/:id/tries', ofAssignment(), [404, 404, 409, 403, 403, 404]],
  ['POST /api/assignments/:id/read', ({ readingId }) => ({ params: { id: readingId } }), [404, 404, 200, 403, 403, 404]],
  [
    'GET /api/assignment-overview',
    ({ assignmentId }) => ({ query: { assignment_id: assignmentId } }),
    [404, 404, 403, 200, 200, 404],
  ],
  [
    'GET /api/assignments/:id/questions/:questionId',
    ({ assignmentId, questionId }) => ({ params: { id: assignmentId, questionId } }),
    [404, 404, 403, 200, 200, 404],
  ],
  ['GET /api/assignments/:id/learners/:userId', ofLearner(), [404, 404, 403, 200, 200, 404]],
  [
    'PUT /api/assignments/:id/learners/:userId/marks',
    ofLearner({ questions: [], comment: '', returned: false, version: 9 }),
    [404, 404, 403, 409, 409, 404],
  ],
  ['GET /api/classes/:id/gradebook', ofClass(), [404, 404, 403, 200, 200, 403]],
  ['GET /api/classes/:id/gradebook.csv', ofClass(), [404, 404, 403, 200, 200, 403]],
  ['GET /api/classes/:id/gradebook.xlsx', ofClass(), [404, 404, 403, 200, 200, 403]],
  ['GET /api/classes/:id/progress', ofClass(), [404, 404, 403, 200, 200, 403]],
  [
    'GET /api/classes/:id/learners/:userId',
    ({ id, learnerId }) => ({ params: { id, userId: learnerId } }),
    [404, 404, 403, 200, 200, 403],
  ],
  // What ends something comes last.
  ['DELETE /api/assignments/:id', ({ readingId }) => ({ params: { id: readingId } }), [404, 404, 403, 204, 404, 404]],
  ['POST /api/classes/:id/leave', ofClass(), [404, 404, 204, 204, 409, 404]],
  ['DELETE /api/classes/:id', ofClass(), [404, 404, 404, 404, 204, 404]],
];

describe('who may do what in a class', () => {
  let named: Named;
  let people: Session[];
  beforeAll(async () => {
    const [questionId = 0] = (await insertOneSubject(api.db)).questionIds;
    const school: SchoolClass = await makeClass(api, 1);
    const [learner] = school.learners as [Session];
    const spare = await api.signUp();
    await joinClass(api, spare, school.code);
    await api.db('users').whereIn('id', [school.teacher.user.id, school.coTeacher.user.id]).update({ verified: true });
    const set = await setWork(api, school, { content: { kind: 'questions', question_ids: [questionId] } });
    const reading = await setWork(api, school, { content: { kind: 'reading', address: '/blogs' } });
    await handIn(api, learner, await beginWork(api, learner, set.id));
    const staff = await api.asStaff({ role_id: 1 });
    people = [school.stranger, school.former, learner, school.coTeacher, school.teacher, staff];
    named = {
      id: school.id,
      assignmentId: set.id,
      readingId: reading.id,
      questionId,
      learnerId: learner.user.id,
      spareId: spare.user.id,
    };
  });

  test.each(TABLE)('%s', async (name, request, expected) => {
    const statuses: number[] = [];
    for (const as of people) statuses.push((await api.callLoosely(name, { ...request(named), as })).status);
    expect(statuses).toEqual(expected);
  });

  test('is said of every call that names a class, its work or one of its people', () => {
    const all = Object.entries<Endpoint>({ ...classEndpoints, ...classAssignmentEndpoints, ...classResultEndpoints });
    const own = ['GET /api/classes', 'POST /api/classes', 'GET /api/class-work', 'GET /api/class-looks'];
    const named = all.flatMap(([name, { access }]) => (access === 'signed-in' && !own.includes(name) ? name : []));
    expect(TABLE.map(([name]) => name as string).toSorted()).toEqual(named.toSorted());
  });
});
