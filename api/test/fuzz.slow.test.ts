import { type Endpoint, type EndpointName, endpoints } from '@api/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FORM_FIELDS, junk, nearlyFitting } from './junk.ts';
import { insertOneSubject } from './one-subject.ts';
import { joinClass, setWork, startClass } from './school-class.ts';
import { type Session, startTestApi } from './test-api.ts';

const api = await startTestApi();
const { questionIds } = await insertOneSubject(api.db);
const learner = await api.signUp({ email: 'one@example.com', password: 'plum harbour 1' });
const staff = await api.asStaff({ role_id: 1 });
const callers: Record<string, Session | undefined> = { guest: undefined, learner, staff };
const { id: classId, join_code } = await startClass(api, staff);
await joinClass(api, learner, join_code ?? '');
for (const content of [
  { kind: 'questions' as const, question_ids: questionIds.slice(0, 2) },
  { kind: 'reading' as const, address: '/blogs' },
])
  await setWork(api, { id: classId, teacher: staff }, { content });

const THOROUGH_RUNS = 100;
/** Per call: a sample in `npm run test:all`, over 20,000 in all in `npm run fuzz -w api`, or FUZZ_RUNS. */
const RUNS = Number(process.env.FUZZ_RUNS ?? (process.env.npm_lifecycle_event === 'fuzz' ? THOROUGH_RUNS : 15));

const encode = (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
};

type Fields = Record<string, unknown>;

/** A form of some fields; values other than text are sent as JSON. */
function formOf(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(fields))) {
    form.append(name, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  }
  return form;
}

async function send(name: EndpointName, caller: string, input: { params: Fields; query: Fields; body: unknown }) {
  const [method = '', pattern = ''] = name.split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => encode(input.params[key] ?? ''));
  const query = Object.entries(input.query).map(([key, value]) => `${encode(key)}=${encode(value)}`);
  const endpoint: Endpoint = endpoints[name];
  const headers: Record<string, string> = endpoint.upload ? {} : { 'content-type': 'application/json' };
  const session = callers[caller];
  if (session) headers.authorization = `Bearer ${session.token}`;
  const json = method === 'GET' ? null : (JSON.stringify(input.body) ?? null);
  const body = endpoint.upload ? formOf(input.body) : json;
  return api.fetch(`${path}?${query.join('&')}`, { method, headers, body, redirect: 'manual' });
}

/** Sends generated input. Returns how often it was accepted, so that a test can show that it got past the checks. */
async function countAccepted(name: EndpointName, numRuns: number): Promise<number> {
  const endpoint: Endpoint = endpoints[name];
  const inputs = fc.record({
    caller: fc.constantFrom('guest', 'learner', 'staff'),
    params: nearlyFitting(endpoint.params),
    query: nearlyFitting(endpoint.query),
    body: fc.oneof(
      { weight: 9, arbitrary: nearlyFitting(endpoint.body, endpoint.upload && FORM_FIELDS) },
      { weight: 1, arbitrary: junk },
    ),
  });
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(inputs, async ({ caller, ...input }) => {
      const response = await send(name, caller, input);
      const text = await response.text();
      expect(response.status, `${caller}: ${text.slice(0, 500)}`).toBeLessThan(500);
      if (response.status < 400) accepted += 1;
      // 431 is Node's: an address too long.
      else if (response.status !== 431) expect(JSON.parse(text)).toMatchObject({ code: expect.any(String) });
    }),
    { numRuns },
  );
  return accepted;
}

describe('nearly right input', () => {
  // What takes away comes last, then what ends sessions of any account, the account itself at the very end: other calls find rows and sessions.
  const order = (name: EndpointName) => {
    if (name === 'DELETE /api/user') return 3;
    return /users\/:id\/(?:(?:un)?lock|reset-devices)$/.test(name) ? 2 : Number(name.startsWith('DELETE'));
  };
  const names = (Object.keys(endpoints) as EndpointName[]).toSorted((a, b) => order(a) - order(b));
  // Rows that this small bank has none of, and what administrators alone may do.
  const without =
    /admin\/questions\/bulk|admin\/plans\/:plan|syllabus|share-images|shared-progress|api\/challenges|calendar\.ics|blog-posts\/:slug\/feedback|doubts\/photos|api\/mock-papers|study-plan\/runs\/:id|practice\/attempts|practice\/questions\/:id\/(?:self-marks|scratch-paper\/:page)|blog-posts\/:id|images|api\/files|versions\/:version|transcript|admin\/(?:reports|messages|doubts)\/:id|api\/grading\/(?::slug|comments\/:id)|download-pdf|api\/test\/:slug|razorpay\/(?!subscription$)|session-status|orders\/:id|admin\/users\/(?::id|bulk)|questions\/:id\/review|courses\/:courseId|admin\/(?:subjects|topics)\/order|topics\/transfer|DELETE \/api\/admin\/topics|(?:devices|sessions)\/:id|auth\/password|second-factor|passkeys(?!\/sign-in\/options)|security-events|google-auth|reset-password|verify-user|DELETE \/api\/user|user_question\/restore|uploads\/(?:runs\/:id|:kind)|api\/class-(?:codes|invitations)|api\/classes\/:id\/(?:invitations\/|roster|hand-over|learners)|POST \/api\/classes\/:id\/assignments|DELETE \/api\/classes\/:id\/members|(?:PATCH|DELETE) \/api\/assignments|assignments\/:id\/(?:exceptions|tries|read|learners)|lti-platforms|school-providers|school-log-in|lti\/launches|DELETE \/api\/admin\/questions/;
  // Signing out, and removing the device in use, end the session that all other calls carry.
  const endsSessions = /sign-out|DELETE \/api\/auth\/(?:devices|sessions)/;
  test.each(names.filter((name) => !endsSessions.test(name)))('to %s is answered, never with a 5xx', async (name) => {
    const accepted = await countAccepted(name, RUNS);
    if (accepted > 0 || without.test(name)) return;
    // Where little fits, the sample may hold nothing that does.
    expect(await countAccepted(name, THOROUGH_RUNS)).toBeGreaterThan(0);
  });

  test('as a path anywhere is answered 4xx', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(junk, { minLength: 1, maxLength: 5 }), async (parts) => {
        const response = await api.fetch(`/${parts.map(encode).join('/')}`);
        expect(response.status).toBeLessThan(500);
        expect(response.status).toBeGreaterThanOrEqual(400);
        await response.arrayBuffer();
      }),
      { numRuns: RUNS },
    );
  });
});
