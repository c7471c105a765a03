import type { LtiLaunch } from '@api/contract';
import { addressOf } from '@api/contract/addresses';
import type { Knex } from 'knex';
import type { Identity } from '../../../adapters/identity/index.ts';
import { ApiError } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import { findUserByIdentity, linkIdentity, startSession, touchIdentity } from '../../identity/accounts/index.ts';
import { classArchived, findClass, joinClass, listClasses, presentPreview } from '../classes/index.ts';
import { hashOf, readLaunchToken } from './browser-cookies.ts';
import { keepServices } from './keep-services.ts';
import { deleteLaunchesBefore, findCourseClass, findLaunch, findPlatform, insertCourse, type LaunchRow } from './lti.queries.ts';
import { LAUNCH_MS } from './receive-launch.service.ts';

type LaunchCall = Pick<Call<'GET /api/lti/launches/mine'>, 'db' | 'now' | 'config' | 'cookie'>;

/** This browser's launch, its platform and person; 404 `launch_over` where there is none (any more). */
export async function requireLaunch(call: LaunchCall) {
  const token = readLaunchToken(call);
  const tokenHash = hashOf(token ?? '');
  const launch = token === undefined ? undefined : await findLaunch(call.db, tokenHash);
  const platform = launch && (await findPlatform(call.db, launch.platform_id));
  if (!launch || !platform || call.now.getTime() - launch.created_at.getTime() >= LAUNCH_MS) {
    throw new ApiError(404, 'launch_over', 'This page is no longer open. Go back to your course and open it from there again');
  }
  const identity: Identity = {
    provider: platform.issuer,
    subject: launch.subject,
    email: launch.email,
    emailVerified: false,
    name: null,
  };
  return { launch, platform, identity, tokenHash };
}

/**
 * Signs in to the account that the launch's person has connected. An account is never found by its address: a platform can claim any.
 */
export async function signInByLaunch(call: Call<'POST /api/lti/launches/sign-in'>) {
  const { identity } = await requireLaunch(call);
  const user = await findUserByIdentity(call.db, identity);
  if (!user) {
    const words = 'Log in or sign up once to connect your account. After that, your course opens this site directly';
    throw new ApiError(409, 'account_not_linked', words);
  }
  await touchIdentity(call.db, identity, call.now);
  return startSession(call, user, 'third party');
}

/** Whether the caller's account is connected; 409 `other_account` where another one is. */
export async function isConnected(db: Knex, identity: Identity, userId: number): Promise<boolean> {
  const user = await findUserByIdentity(db, identity);
  if (user && user.id !== userId) {
    const words = 'Your school account is connected to another account here. Log out, then open this from your course again';
    throw new ApiError(409, 'other_account', words);
  }
  return user !== null;
}

/** The page that the launch asks for, if it is of this class; else the class. */
function addressIn(classId: number, { target_path: path }: LaunchRow): string {
  const home = addressOf('class', { classId });
  return path.startsWith(`${home}/`) ? path : home;
}

/** This browser's launch, before or after the caller has agreed. */
export async function getLaunch(call: Call<'GET /api/lti/launches/mine'>): Promise<LtiLaunch> {
  const { db, caller } = call;
  const { launch, platform, identity } = await requireLaunch(call);
  const connected = await isConnected(db, identity, caller.userId);
  const classId = await findCourseClass(db, launch);
  const row = classId === undefined ? undefined : await findClass(db, classId, caller.userId);
  const isIn = row !== undefined && row.role !== null && connected;
  const mayChoose = launch.role === 'teacher' && !row;
  const owned = mayChoose ? (await listClasses(db, caller.userId, false)).filter(({ role }) => role === 'teacher') : [];
  return {
    platform: platform.name,
    course: launch.context_title,
    role: launch.role,
    class: row ? presentPreview(row, launch.role === 'teacher' ? 'co_teacher' : 'learner') : null,
    choices: owned.map(({ id, name }) => ({ id, name })),
    connected,
    choosing_in: isIn && launch.return_url !== null ? row.id : null,
    address: isIn && launch.return_url === null ? addressIn(row.id, launch) : null,
  };
}

/** The class of a launch's course. A teacher connects one of theirs if there is none. */
async function requireCourseClass({ db, caller, body, now }: Call<'POST /api/lti/launches/accept'>, launch: LaunchRow) {
  const chosen = launch.role === 'teacher' && body.class_id !== undefined ? body.class_id : undefined;
  if (chosen !== undefined && (await findClass(db, chosen, caller.userId))?.role === 'teacher') {
    await insertCourse(db, launch, chosen, now);
  }
  const classId = await findCourseClass(db, launch);
  const row = classId === undefined ? undefined : await findClass(db, classId, caller.userId);
  if (!row) {
    const words = launch.role === 'teacher' ? 'Choose one of your classes for this course' : 'Ask your teacher to open it first';
    throw new ApiError(409, 'no_class_yet', `No class belongs to this course yet. ${words}`);
  }
  if (row.archived_at) throw classArchived();
  return row;
}

/** Connects the caller's account to the launch's person, and makes the caller a member of the class. */
export async function acceptLaunch(call: Call<'POST /api/lti/launches/accept'>) {
  const { db, caller, body, now } = call;
  const { launch, identity } = await requireLaunch(call);
  if (!(await isConnected(db, identity, caller.userId)) && !(await linkIdentity(db, caller.userId, identity, now))) {
    await isConnected(db, identity, caller.userId);
  }
  const row = await requireCourseClass(call, launch);
  const role = launch.role === 'teacher' ? 'co_teacher' : 'learner';
  await joinClass(db, row, { userId: caller.userId, role, sharesProgress: body.shares_progress ?? false }, now);
  await keepServices(db, launch, now);
  return { address: launch.return_url === null ? addressIn(row.id, launch) : addressOf('launch') };
}

/** Forgets log-ins and launches that are over. Returns the count. */
export const purgeOldLaunches = (db: Knex, now: Date): Promise<number> =>
  deleteLaunchesBefore(db, new Date(now.getTime() - LAUNCH_MS));
