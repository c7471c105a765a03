import type { Client } from 'pg';
import { demoAccounts } from '../../api/src/seed/demo-accounts.ts';
import { Fault } from '../../scripts/processes/fault.ts';
import { contentTypeOf, type Sample, written } from './calls.ts';
import { openProxy, type ScannerProxy } from './scanner-proxy.ts';

/** Proxies to the site by who a scanner is signed in as. */
export type RoleProxies = Readonly<Record<'guest' | 'learner' | 'staff', ScannerProxy>>;

const PASSWORD = 'plum harbour 1';
/** The account that calls of log-ins name, with the values of `api/test/junk.ts`. */
const NAMED = 'one@example.com';
/**
 * The scanners' account. Not a learner of the demonstration: their ids occur in calls of staff, which lock accounts and
 * change permissions.
 */
const LEARNER = 'scanned@example.com';

const post = (site: string, path: string, body: object) =>
  fetch(site + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

async function authorizationOf(asked: Promise<Response>): Promise<string> {
  const answer = await asked;
  const authorization = answer.headers.get('authorization');
  if (!authorization) throw new Fault(`Signing in was answered ${answer.status}: ${await answer.text()}`);
  return authorization;
}

const signUp = (site: string, email: string) =>
  authorizationOf(post(site, '/api/auth/signup', { username: 'Scanned', email, password: PASSWORD, confirmPassword: PASSWORD }));

/** Opens proxies for a guest, a learner who may do all that learners may, and an administrator. */
export async function openRoles(site: string, database: Client, undo: AsyncDisposableStack): Promise<RoleProxies> {
  await signUp(site, NAMED);
  const learner = await signUp(site, LEARNER);
  await database.query('UPDATE users SET verified = true WHERE email = $1', [LEARNER]);
  await database.query(
    `INSERT INTO memberships (user_id, plan_id, starts_at)
     SELECT users.id, plans.id, now() - interval '1 day' FROM users, plans WHERE users.email = $1 AND plans.plan = 'platinum'`,
    [LEARNER],
  );
  const { email: username, password } = demoAccounts.find(({ role_id }) => role_id === 1) ?? {};
  const staff = await authorizationOf(post(site, '/api/auth/login', { username, password }));
  return {
    guest: await openProxy(site, null, undo),
    learner: await openProxy(site, learner, undo),
    staff: await openProxy(site, staff, undo),
  };
}

/** Whether the site takes a call; it is made. */
export async function takes(proxies: RoleProxies, call: Sample): Promise<boolean> {
  const { path, body } = written(call);
  const answer = await fetch(proxies[call.role].url + path, {
    method: call.name.split(' ', 1)[0] ?? 'GET',
    headers: { 'content-type': contentTypeOf(call) },
    ...(body !== null && { body }),
  });
  await answer.arrayBuffer();
  return answer.ok;
}

/** Throws if a session has ended: later results are meaningless. */
export async function requireSessions(proxies: RoleProxies): Promise<void> {
  for (const role of ['learner', 'staff'] as const) {
    const { status } = await fetch(`${proxies[role].url}/api/me`);
    if (status !== 200)
      throw new Fault(`The session of the ${role} has ended during the scan (${status}): its result is meaningless.`);
  }
}
