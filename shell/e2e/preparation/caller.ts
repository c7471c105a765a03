import { randomUUID } from 'node:crypto';
import type { User } from '@api/contract';
import { type APIRequestContext, test as base } from '@playwright/test';
import { AGREEMENT } from './agreement.ts';
import { type Session, sessionOf } from './demo-accounts.ts';

/** A response with its body parsed; undefined if empty. */
export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Record<string, string>;
}

/** Calls the site over HTTP as one account or as a guest, for e2e tests without a page. */
export interface Caller {
  call: <Body = Record<string, unknown>>(method: Method, path: string, data?: unknown) => Promise<Answer<Body>>;
}

/** Calls the site as an account. */
export interface SignedInCaller extends Caller {
  session: Session;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A new learner, with the body of the sign-up. */
export async function newCaller(request: APIRequestContext): Promise<SignedInCaller & { email: string; password: string }> {
  const email = `learner-${randomUUID()}@example.org`;
  const password = 'a-good-one!';
  const data = { email, username: 'learner', password, confirmPassword: password, agreement: AGREEMENT };
  const answer = await request.post('/api/auth/signup', { data });
  const token = answer.headers().authorization?.replace('Bearer ', '');
  if (!token) throw new Error(`The sign-up was answered ${answer.status()}`);
  const { user } = (await answer.json()) as { user: User };
  return { ...signedIn(request, { token, user }), email, password };
}

const signedIn = (request: APIRequestContext, session: Session): SignedInCaller => ({
  session,
  ...callerWith(request, { authorization: `Bearer ${session.token}` }),
});

function callerWith(request: APIRequestContext, headers: Record<string, string>): Caller {
  return {
    call: async <Body>(method: Method, path: string, data?: unknown) => {
      const answer = await request.fetch(path, { method, headers, maxRedirects: 0, ...(data !== undefined && { data }) });
      const text = await answer.text();
      const body = (answer.headers()['content-type']?.includes('json') ? JSON.parse(text) : text || undefined) as Body;
      return { status: answer.status(), body, headers: answer.headers() };
    },
  };
}

/** `test` with callers: a guest, staff, a learner with a plan, and a new learner. */
export const test = base.extend<Callers>({
  guest: async ({ request }, use) => use(callerWith(request, {})),
  staff: async ({ request }, use) => use(signedIn(request, await sessionOf('staff'))),
  subscriber: async ({ request }, use) => use(signedIn(request, await sessionOf('subscriber'))),
  learner: async ({ request }, use) => use(await newCaller(request)),
});

interface Callers {
  guest: Caller;
  staff: SignedInCaller;
  subscriber: SignedInCaller;
  learner: Awaited<ReturnType<typeof newCaller>>;
}
