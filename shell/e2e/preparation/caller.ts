import { randomUUID } from 'node:crypto';
import type { User } from '@api/contract';
import { type APIRequestContext, test as base } from '@playwright/test';
import { AGREEMENT } from './agreement.ts';
import { type Session, sessionOf } from './demo-accounts.ts';

/** An answer with its body parsed; a body that is empty is `undefined`. */
export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Record<string, string>;
}

/** Calls the site over HTTP, as one account or as a guest: for journeys that need no page. */
export interface Caller {
  /** Null for a guest. */
  session: Session | null;
  call: <Body = Record<string, unknown>>(method: Method, path: string, data?: unknown) => Promise<Answer<Body>>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A learner of one journey alone, with what the sign-up was sent. */
export async function newCaller(request: APIRequestContext): Promise<Caller & { email: string; password: string }> {
  const email = `learner-${randomUUID()}@example.org`;
  const password = 'a-good-one!';
  const data = { email, username: 'learner', password, confirmPassword: password, agreement: AGREEMENT };
  const answer = await request.post('/api/auth/signup', { data });
  const token = answer.headers().authorization?.replace('Bearer ', '');
  if (!token) throw new Error(`The sign-up was answered ${answer.status()}`);
  const { user } = (await answer.json()) as { user: User };
  return { ...callerWith(request, { token, user }), email, password };
}

function callerWith(request: APIRequestContext, session: Session | null): Caller {
  const headers: Record<string, string> = session ? { authorization: `Bearer ${session.token}` } : {};
  return {
    session,
    call: async <Body>(method: Method, path: string, data?: unknown) => {
      const answer = await request.fetch(path, { method, headers, maxRedirects: 0, ...(data !== undefined && { data }) });
      const text = await answer.text();
      const body = (answer.headers()['content-type']?.includes('json') ? JSON.parse(text) : text || undefined) as Body;
      return { status: answer.status(), body, headers: answer.headers() };
    },
  };
}

/** `test` with callers: a guest, staff, a learner with a plan, and a learner of this test alone. */
export const test = base.extend<{
  guest: Caller;
  staff: Caller;
  subscriber: Caller;
  learner: Awaited<ReturnType<typeof newCaller>>;
}>({
  guest: async ({ request }, use) => use(callerWith(request, null)),
  staff: async ({ request }, use) => use(callerWith(request, await sessionOf('staff'))),
  subscriber: async ({ request }, use) => use(callerWith(request, await sessionOf('subscriber'))),
  learner: async ({ request }, use) => use(await newCaller(request)),
});
