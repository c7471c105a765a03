import { type Endpoint, type EndpointName, endpoints } from '@api/contract';
import { describe, expect, test } from 'vitest';
import { seedSampleBank } from './sample-bank.ts';
import { type Session, startTestApi } from './test-api.ts';

/**
 * Whose things a call reaches. Every call of learners that names a thing by an id or a slug stands here, so that a new one cannot
 * come without saying what others get.
 */
const api = await startTestApi({}, { filledBy: seedSampleBank });

/** What the owner has, for the calls to name. */
interface Possessions {
  slug: string;
  submitted: string;
  questionId: number;
  deviceId: number;
  bookmarkId: number;
}
type Request = Parameters<typeof api.callLoosely>[1];

interface Row {
  name: EndpointName;
  request(of: Possessions): Request;
  /** What another learner, and staff, get; 404, or 204 without effect, so that nothing tells whether there is such a thing. */
  other: number;
  staff: number;
}

const bySlug =
  (body?: unknown) =>
  ({ slug }: Possessions): Request => ({ params: { slug }, ...(body === undefined ? {} : { body }) });
const bySubmitted = ({ submitted }: Possessions): Request => ({ params: { slug: submitted } });
const hidden = { other: 404, staff: 404 };

/** Calls that name a thing of one person. */
const OWNED: readonly Row[] = [
  { name: 'GET /api/test/:slug', request: bySlug(), ...hidden },
  { name: 'POST /api/test/:slug/start', request: bySlug({}), ...hidden },
  { name: 'PATCH /api/test/:slug/progress', request: progressOf, ...hidden },
  { name: 'PUT /api/test/:slug', request: bySlug({ skipped_questions: [], attempted_questions: [] }), ...hidden },
  { name: 'GET /api/test/:slug/log', request: bySubmitted, ...hidden },
  { name: 'GET /api/test/:slug/result', request: bySubmitted, ...hidden },
  {
    name: 'PUT /api/test/:slug/self-marks',
    request: (of) => ({ ...bySubmitted(of), body: { question_id: of.questionId, earned: [], lost: [] } }),
    ...hidden,
  },
  { name: 'POST /api/test/:slug/redo', request: bySubmitted, ...hidden },
  { name: 'POST /api/test/:slug/similar', request: bySubmitted, ...hidden },
  { name: 'GET /api/test/:slug/paper', request: bySlug(), ...hidden },
  { name: 'GET /api/test/:slug/grading', request: bySubmitted, ...hidden },
  {
    name: 'GET /api/test/:slug/download-answer',
    request: (of) => ({ ...bySubmitted(of), query: { fileType: 'USER_FILE' } }),
    ...hidden,
  },
  {
    name: 'POST /api/test/:slug/regrade',
    request: (of) => ({ ...bySubmitted(of), body: { reason: 'Please look again' } }),
    ...hidden,
  },
  { name: 'POST /api/razorpay/one-time', request: ({ submitted }) => ({ body: { test_slug: submitted } }), ...hidden },
  {
    name: 'PUT /api/auth/devices/:id',
    request: ({ deviceId }) => ({ params: { id: deviceId }, body: { name: 'Taken' } }),
    ...hidden,
  },
  { name: 'DELETE /api/auth/devices/:id', request: ({ deviceId }) => ({ params: { id: deviceId } }), ...hidden },
  {
    name: 'DELETE /api/user_question/:id',
    request: ({ bookmarkId }) => ({ params: { id: bookmarkId } }),
    other: 204,
    staff: 204,
  },
];

/** Calls that name a question, which is everybody's; what they write is the caller's own. */
const SHARED: readonly EndpointName[] = [
  'POST /api/user_question/:questionId',
  'DELETE /api/user_question/user/:questionId',
  'DELETE /api/completed_question/user/:questionId',
  'DELETE /api/pinned_question/user/:questionId',
];

/** Tried where they stand: an upload, and a file that is printed. */
const ELSEWHERE: readonly string[] = ['POST /api/test/:slug/upload-answer', 'GET /api/orders/:id/receipt'];

function progressOf({ slug, questionId }: Possessions): Request {
  const change = { question_id: questionId, state: 'attempted', flagged: false, revision: 0 };
  return { params: { slug }, body: { client_id: 'tab', changes: [change] } };
}

test('every call of learners that names a thing says whose it is', () => {
  const known = new Set<string>([...OWNED.map(({ name }) => name), ...SHARED, ...ELSEWHERE]);
  const naming = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => (endpoints[name] as Endpoint).access === 'signed-in' && name.includes(':'),
  );
  expect(naming.filter((name) => !known.has(name))).toEqual([]);
});

/** Tables in which a stranger's call could leave a trace. */
const TABLES = ['tests', 'test_questions', 'user_question', 'completed_question', 'pinned_question', 'devices', 'orders'];

async function everythingOf({ user }: Session): Promise<Record<string, unknown>> {
  const rows: Record<string, unknown> = {};
  for (const table of TABLES) {
    const query = api.db(table);
    if (table === 'test_questions') query.whereIn('test_id', api.db('tests').where('user_id', user.id).select('id'));
    else query.where('user_id', user.id);
    // Being seen is no change.
    rows[table] = (await query.orderBy(1)).map(({ last_used_at: _, ...row }) => row);
  }
  return rows;
}

describe('what belongs to one learner', async () => {
  const [owner, other, staff] = [await api.signUp(), await api.signUp(), await api.asStaff()];
  const make = async () => {
    const body = {
      subject_slug: 'math-aa-sl',
      topic_slugs: ['algebra'],
      subtopic_slugs: [],
      sub_subtopic_slugs: [],
      duration: 30,
    };
    return (await api.callLoosely('POST /api/test', { as: owner, body })).body as unknown as { slug: string };
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
  await api.callLoosely('POST /api/user_question/:questionId', {
    as: owner,
    params: { questionId },
    body: { is_completed: false },
  });
  const [bookmark] = await api.db('user_question').where('user_id', owner.user.id);
  const [device] = await api.db('devices').where('user_id', owner.user.id);
  const possessions: Possessions = { slug, submitted, questionId, deviceId: device.id, bookmarkId: bookmark.id };
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

  test.each(SHARED)('%s changes nothing of anybody else’s', async (name) => {
    for (const as of [other, staff]) {
      const { status } = await api.callLoosely(name, {
        as,
        params: { questionId },
        ...(name.startsWith('POST') ? { body: {} } : {}),
      });
      expect(status).toBeLessThan(500);
    }
    expect(await everythingOf(owner)).toEqual(before);
  });

  test('the same calls reach the owner’s own things', async () => {
    for (const name of ['GET /api/test/:slug', 'GET /api/test/:slug/log', 'GET /api/test/:slug/result'] as const) {
      const row = OWNED.find((each) => each.name === name);
      expect((await api.callLoosely(name, { ...row?.request(possessions), as: owner })).status, name).toBe(200);
    }
    for (const name of [
      'PUT /api/auth/devices/:id',
      'DELETE /api/user_question/:id',
      'PATCH /api/test/:slug/progress',
    ] as const) {
      const row = OWNED.find((each) => each.name === name);
      expect((await api.callLoosely(name, { ...row?.request(possessions), as: owner })).status, name).not.toBe(404);
    }
  });
});
