import {
  classAssignmentEndpoints,
  classEndpoints,
  classResultEndpoints,
  type Endpoint,
  type EndpointName,
  endpoints,
  REPORT_REASONS,
} from '@api/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { notify } from '../src/domains/support/notifications/index.ts';
import { seedSampleBank } from './sample-bank.ts';
import { type Session, startTestApi } from './test-api.ts';

/**
 * Object-level access: every learner call that names an object must state what guests, other learners, staff and its
 * owner get.
 */
const api = await startTestApi({}, { filledBy: seedSampleBank });

interface Possessions {
  slug: string;
  submitted: string;
  questionId: number;
  deviceId: number;
  sessionId: number;
  bookmarkId: number;
  userId: number;
  restoreToken: string;
  notificationId: number;
  linkId: number;
  runId: number;
  runQuestionId: number;
  passkeyId: number;
}
type Request = Parameters<typeof api.callLoosely>[1];

interface Row {
  name: EndpointName;
  request(of: Possessions): Request;
  /**
   * The status for another learner, and for staff; 404, or 204 without effect, so that nothing reveals whether the
   * object exists.
   */
  other: number;
  staff: number;
  /** The owner's status for the same call; the calls are made in the order of the rows. */
  owner: number;
}

const bySlug =
  (body?: unknown) =>
  ({ slug }: Possessions): Request => ({ params: { slug }, ...(body === undefined ? {} : { body }) });
const bySubmitted = ({ submitted }: Possessions): Request => ({ params: { slug: submitted } });
const hidden = { other: 404, staff: 404 };

/** Calls that name a thing of one person. */
const OWNED: readonly Row[] = [
  { name: 'GET /api/test/:slug', request: bySlug(), ...hidden, owner: 200 },
  { name: 'POST /api/test/:slug/start', request: bySlug({}), ...hidden, owner: 200 },
  // Only the owner learns that the question is in the other test.
  { name: 'PATCH /api/test/:slug/progress', request: progressOf, ...hidden, owner: 422 },
  {
    name: 'PUT /api/test/:slug',
    request: bySlug({ skipped_questions: [], attempted_questions: [] }),
    ...hidden,
    owner: 200,
  },
  { name: 'GET /api/test/:slug/log', request: bySubmitted, ...hidden, owner: 200 },
  { name: 'GET /api/test/:slug/result', request: bySubmitted, ...hidden, owner: 200 },
  {
    name: 'PUT /api/test/:slug/self-marks',
    request: (of) => ({ ...bySubmitted(of), body: { question_id: of.questionId, earned: [], lost: [] } }),
    ...hidden,
    owner: 200,
  },
  // Only the owner learns that it is no mock paper.
  { name: 'GET /api/test/:slug/grade', request: bySubmitted, ...hidden, owner: 404 },
  { name: 'POST /api/test/:slug/redo', request: bySubmitted, ...hidden, owner: 201 },
  { name: 'POST /api/test/:slug/similar', request: bySubmitted, ...hidden, owner: 201 },
  { name: 'GET /api/test/:slug/paper', request: bySlug(), ...hidden, owner: 200 },
  { name: 'GET /api/test/:slug/scratch-papers', request: bySubmitted, ...hidden, owner: 200 },
  { name: 'GET /api/test/:slug/questions/:id/scratch-paper', request: paperOf, ...hidden, owner: 200 },
  {
    // A finished test stays as it is.
    name: 'PUT /api/test/:slug/questions/:id/scratch-paper/:page',
    request: ({ submitted, questionId }) => ({ params: { slug: submitted, id: questionId, page: 1 }, body: NEW_PAGE }),
    ...hidden,
    owner: 409,
  },
  { name: 'DELETE /api/test/:slug/questions/:id/scratch-paper', request: paperOf, ...hidden, owner: 204 },
  // Only the owner learns that nothing was submitted.
  { name: 'GET /api/test/:slug/grading', request: bySubmitted, ...hidden, owner: 200 },
  {
    name: 'GET /api/test/:slug/download-answer',
    request: (of) => ({ ...bySubmitted(of), query: { fileType: 'USER_FILE' } }),
    ...hidden,
    owner: 404,
  },
  {
    name: 'POST /api/test/:slug/regrade',
    request: (of) => ({ ...bySubmitted(of), body: { reason: 'Please look again' } }),
    ...hidden,
    owner: 409,
  },
  {
    name: 'POST /api/razorpay/one-time',
    request: ({ submitted }) => ({ body: { test_slug: submitted } }),
    ...hidden,
    owner: 409,
  },
  {
    name: 'PUT /api/auth/devices/:id',
    request: ({ deviceId }) => ({ params: { id: deviceId }, body: { name: 'Taken' } }),
    ...hidden,
    owner: 200,
  },
  {
    name: 'DELETE /api/user_question/:id',
    request: ({ bookmarkId }) => ({ params: { id: bookmarkId } }),
    ...{ other: 204, staff: 204, owner: 204 },
  },
  {
    name: 'POST /api/user_question/restore',
    request: ({ restoreToken }) => ({ body: { restore_token: restoreToken } }),
    // As for a token that never was.
    ...{ other: 410, staff: 410, owner: 200 },
  },
  {
    name: 'POST /api/notifications/:id/read',
    request: ({ notificationId }) => ({ params: { id: notificationId } }),
    ...hidden,
    owner: 200,
  },
  { name: 'DELETE /api/progress/links/:id', request: ({ linkId }) => ({ params: { id: linkId } }), ...hidden, owner: 204 },
  { name: 'GET /api/study-plan/runs/:id', request: ({ runId }) => ({ params: { id: runId } }), ...hidden, owner: 200 },
  {
    name: 'PUT /api/study-plan/runs/:id/questions/:questionId',
    request: ({ runId, runQuestionId }) => ({ params: { id: runId, questionId: runQuestionId }, body: { state: 'done' } }),
    ...hidden,
    owner: 200,
  },
  {
    name: 'DELETE /api/auth/sessions/:id',
    request: ({ sessionId }) => ({ params: { id: sessionId } }),
    ...hidden,
    owner: 204,
  },
  {
    name: 'PUT /api/auth/passkeys/:id',
    request: ({ passkeyId }) => ({ params: { id: passkeyId }, body: { name: 'Taken' } }),
    ...hidden,
    owner: 200,
  },
  {
    name: 'DELETE /api/auth/passkeys/:id',
    request: ({ passkeyId }) => ({ params: { id: passkeyId }, body: { current_password: 'correct horse 1' } }),
    ...hidden,
    owner: 204,
  },
  // Last, because it is the device that the owner calls from.
  { name: 'DELETE /api/auth/devices/:id', request: ({ deviceId }) => ({ params: { id: deviceId } }), ...hidden, owner: 204 },
];

function paperOf({ submitted, questionId }: Possessions): Request {
  return { params: { slug: submitted, id: questionId } };
}

const byQuestion = ({ questionId }: Possessions): Request => ({ params: { questionId } });

/**
 * Calls that name a question, a course, or the parts of a test: these are shared, and what is written is the caller's
 * own.
 */
const SHARED: readonly Pick<Row, 'name' | 'request'>[] = [
  { name: 'POST /api/user_question/:questionId', request: (of) => ({ ...byQuestion(of), body: {} }) },
  { name: 'DELETE /api/user_question/user/:questionId', request: byQuestion },
  { name: 'POST /api/completed_question', request: ({ questionId }) => ({ body: { question_id: questionId } }) },
  { name: 'DELETE /api/completed_question/user/:questionId', request: byQuestion },
  { name: 'POST /api/pinned_question', request: ({ questionId }) => ({ body: { question: questionId } }) },
  { name: 'DELETE /api/pinned_question/user/:questionId', request: byQuestion },
  {
    name: 'PUT /api/user/course',
    request: () => ({ body: { subject_slug: 'math-aa-sl', exam_session: null } }),
  },
  { name: 'GET /api/doubts/user', request: ({ questionId }) => ({ query: { question_id: String(questionId) } }) },
  { name: 'POST /api/doubts', request: ({ questionId }) => ({ body: { question_id: questionId, queries: 'Why?' } }) },
  {
    // The reporter is the caller, not the person that the body names.
    name: 'POST /api/report',
    request: ({ questionId, userId }) => ({
      body: { type: REPORT_REASONS[0], description: '', reportedById: userId, questionId },
    }),
  },
  { name: 'POST /api/test', request: () => ({ body: NEW_TEST }) },
  // A paper has no owner; the copy made from it is the caller's.
  { name: 'GET /api/mock-papers/:code', request: () => ({ params: { code: 'math-aa-sl-1-000000' } }) },
  { name: 'POST /api/mock-papers/:code/tests', request: () => ({ params: { code: 'math-aa-sl-1-000000' } }) },
  {
    name: 'POST /api/practice/questions/:id/give-ups',
    request: ({ questionId }) => ({ params: { id: questionId }, body: { part: '', client_key: CLIENT_KEY } }),
  },
  { name: 'GET /api/practice/questions/:id/scratch-paper', request: ({ questionId }) => ({ params: { id: questionId } }) },
  {
    name: 'PUT /api/practice/questions/:id/scratch-paper/:page',
    request: ({ questionId }) => ({ params: { id: questionId, page: 1 }, body: NEW_PAGE }),
  },
  { name: 'DELETE /api/practice/questions/:id/scratch-paper', request: ({ questionId }) => ({ params: { id: questionId } }) },
  { name: 'GET /api/practice/questions/:id/attempts', request: ({ questionId }) => ({ params: { id: questionId } }) },
  {
    name: 'PUT /api/practice/questions/:id/self-marks',
    request: ({ questionId }) => ({ params: { id: questionId }, body: { earned: [], lost: [], scheme: '' } }),
  },
  { name: 'GET /api/progress/topics/:topicId', request: () => ({ params: { topicId: 1 } }) },
  { name: 'GET /api/progress/evidence', request: ({ questionId }) => ({ query: { question: String(questionId) } }) },
  { name: 'GET /api/progress/courses/:subjectSlug', request: () => ({ params: { subjectSlug: 'math-aa-sl' } }) },
  { name: 'PUT /api/study-plan', request: () => ({ body: { course_slugs: ['math-aa-sl'] } }) },
  { name: 'POST /api/study-plan/runs', request: () => ({ body: { kind: 'due' } }) },
  { name: 'GET /api/user_question/download-pdf', request: ({ questionId }) => ({ query: { ids: String(questionId) } }) },
  { name: 'GET /api/user_question/download-pdf/answers', request: ({ questionId }) => ({ query: { ids: String(questionId) } }) },
];

/** Their own test has a table of roles: classes/access.test.ts. */
const OF_CLASSES = { ...classEndpoints, ...classAssignmentEndpoints, ...classResultEndpoints };

/**
 * Tested elsewhere: conversations in doubts.test.ts, challenges in challenges.test.ts, new passkeys in passkeys.test.ts, photos of working in
 * photos.test.ts, launches in lti.test.ts, their choices and courses in lti-advantage.test.ts, rosters in roster.test.ts, an upload, a printed file, and purchases in access-matrix.test.ts.
 */
const ELSEWHERE: readonly string[] = [
  'POST /api/auth/passkeys',
  'GET /api/mock-papers/:code/challenges',
  'POST /api/mock-papers/:code/challenges',
  'POST /api/challenges/look',
  'POST /api/challenges/accept',
  'DELETE /api/challenges/:id',
  'POST /api/doubts/:id/follow-ups',
  'DELETE /api/doubts/:id',
  'POST /api/classes/:id/roster',
  'POST /api/lti/launches/accept',
  'POST /api/lti/launches/choose',
  'GET /api/classes/:id/courses',
  'POST /api/classes/:id/courses/:courseId/members',
  'POST /api/practice/attempts/:id/photos',
  'DELETE /api/practice/photos/:id',
  'POST /api/test/:slug/upload-answer',
  'GET /api/orders/:id/receipt',
  'POST /api/razorpay/verification',
  'GET /api/payments/session-status',
];

const NEW_PAGE = { strokes: [], notes: 'x = 2', revision: 0 };
const CLIENT_KEY = '0f0e0d0c-0b0a-4908-8706-050403020100';

const NEW_TEST = {
  subject_slug: 'math-aa-sl',
  topic_slugs: ['algebra'],
  subtopic_slugs: [],
  sub_subtopic_slugs: [],
  duration: 30,
};

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

const fieldsOf = ({ properties = {}, items, anyOf = [], oneOf = [] }: JsonSchema): string[] => [
  ...Object.keys(properties),
  ...[...Object.values(properties), ...(items ? [items] : []), ...anyOf, ...oneOf].flatMap(fieldsOf),
];

/** Whether a call names something, by its path or by a field such as `question_id`, `ids`, `test_slug` or `restore_token`. */
function namesAThing(name: EndpointName): boolean {
  const { body, query } = endpoints[name] as Endpoint;
  const fields = [body, query].flatMap((schema) =>
    schema ? fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : [],
  );
  return name.includes(':') || fields.some((field) => /(?:^|_)(?:ids?|slugs?|token)$|Id$|^question$/.test(field));
}

function progressOf({ slug, questionId }: Possessions): Request {
  const change = { question_id: questionId, state: 'attempted', flagged: false, revision: 0 };
  return { params: { slug }, body: { client_id: 'tab', changes: [change] } };
}

test('every call of learners that names a thing says whose it is', () => {
  const known = new Set<string>([...[...OWNED, ...SHARED].map(({ name }) => name), ...ELSEWHERE]);
  const naming = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => (endpoints[name] as Endpoint).access === 'signed-in' && !(name in OF_CLASSES) && namesAThing(name),
  );
  expect(naming.filter((name) => !known.has(name))).toEqual([]);
  expect([...known].filter((name) => !naming.includes(name as EndpointName))).toEqual([]);
});

/** Tables in which a stranger's call could leave a trace. */
const TABLES = [
  'tests',
  'test_questions',
  'user_question',
  'completed_question',
  'pinned_question',
  'devices',
  'passkeys',
  'sessions',
  'orders',
  'reports',
  'doubts',
  'notifications',
  'practice_attempts',
  'practice_self_marks',
  'scratch_pages',
  'progress_links',
  'evidence',
  'time_settings',
];

async function everythingOf({ user }: Session): Promise<Record<string, unknown>> {
  const rows: Record<string, unknown> = {};
  for (const table of TABLES) {
    const query = api.db(table);
    if (table === 'test_questions') query.whereIn('test_id', api.db('tests').where('user_id', user.id).select('id'));
    else query.where('user_id', user.id);
    // The time of last use may change.
    rows[table] = (await query.orderBy(1)).map(({ last_used_at: _, ...row }) => row);
  }
  return rows;
}

describe('what belongs to one learner', async () => {
  const [owner, other, staff] = [await api.signUp(), await api.signUp(), await api.asStaff()];
  const make = async () => {
    return (await api.callLoosely('POST /api/test', { as: owner, body: NEW_TEST })).body as unknown as { slug: string };
  };
  const [{ slug }, { slug: submitted }] = [await make(), await make()];
  await api.callLoosely('POST /api/test/:slug/start', { as: owner, params: { slug: submitted }, body: {} });
  const { questions = [] } = (await api.call('GET /api/test/:slug', { as: owner, params: { slug: submitted }, query: {} })).body;
  const questionId = questions[0]?.question_id ?? 0;
  const states = { skipped_questions: [], attempted_questions: questions.map(({ question_id }) => question_id) };
  await api.callLoosely('PUT /api/test/:slug', { as: owner, params: { slug: submitted }, body: states });
  for (const name of ['POST /api/completed_question', 'POST /api/pinned_question'] as const) {
    await api.callLoosely(name, { as: owner, body: { question_id: questionId, question: questionId } });
  }
  const save = { as: owner, params: { questionId }, body: { is_completed: false } };
  await api.callLoosely('POST /api/user_question/:questionId', save);
  const restoreToken = (await api.call('DELETE /api/user_question', { as: owner })).body.restore_token ?? '';
  await api.callLoosely('POST /api/user_question/:questionId', save);
  const [bookmark] = await api.db('user_question').where('user_id', owner.user.id);
  // A second sign-in, to be ended: the owner calls with the first one.
  await api.call('POST /api/auth/login', { body: { username: owner.user.email, password: 'correct horse 1' } });
  const [ended] = await api.db('sessions').where('user_id', owner.user.id).orderBy('id', 'desc').limit(1);
  const [device] = await api.db('devices').where('user_id', owner.user.id);
  const told = { kind: 'doubt_answered', data: { doubt_id: 1, topic: 'functions' }, once: 'reply:1' } as const;
  await notify(api.db, { userId: owner.user.id, ...told }, api.clock.now());
  const [notification] = await api.db('notifications').where('user_id', owner.user.id);
  const linked = await api.call('POST /api/progress/links', { as: owner, body: { purpose: 'My teacher' } });
  const [{ id: topicId }] = (await api.db('topics').where('slug', 'algebra').orderBy('id').limit(1)) as [{ id: number }];
  const begun = await api.call('POST /api/study-plan/runs', { as: owner, body: { kind: 'topic', topic_id: topicId } });
  const [passkey] = await api
    .db('passkeys')
    .insert({
      ...{ user_id: owner.user.id, credential_id: Buffer.from('id'), user_handle: Buffer.from('handle') },
      ...{ public_key: Buffer.from('key'), counter: 0, transports: [], name: 'Mine', backed_up: false },
      created_at: api.clock.now(),
    })
    .returning('id');
  const possessions: Possessions = {
    slug,
    submitted,
    questionId,
    deviceId: device.id,
    sessionId: ended.id,
    bookmarkId: bookmark.id,
    userId: owner.user.id,
    restoreToken,
    notificationId: notification.id,
    linkId: linked.body.link.id,
    runId: begun.body.run.id,
    passkeyId: passkey.id,
    runQuestionId: begun.body.run.items[0]?.question_id ?? 0,
  };
  const before = await everythingOf(owner);

  test.each(OWNED)('$name: another learner gets $other, staff $staff, and nothing changes', async (row) => {
    const request = row.request(possessions);
    const statusFor = async (as?: Session) => (await api.callLoosely(row.name, as ? { ...request, as } : request)).status;
    expect({ guest: await statusFor(), other: await statusFor(other), staff: await statusFor(staff) }).toEqual({
      guest: 401,
      other: row.other,
      staff: row.staff,
    });
    expect(await everythingOf(owner)).toEqual(before);
  });

  test.each(SHARED)('$name changes nothing of any other account', async ({ name, request }) => {
    expect((await api.callLoosely(name, request(possessions))).status).toBe(401);
    for (const as of [other, staff])
      expect((await api.callLoosely(name, { ...request(possessions), as })).status).toBeLessThan(500);
    expect(await everythingOf(owner)).toEqual(before);
  });

  test('the same calls reach the owner’s own things', async () => {
    const statuses: Record<string, number> = {};
    for (const { name, request } of OWNED) {
      statuses[name] = (await api.callLoosely(name, { ...request(possessions), as: owner })).status;
    }
    expect(statuses).toEqual(Object.fromEntries(OWNED.map(({ name, owner: status }) => [name, status])));
  });
});
