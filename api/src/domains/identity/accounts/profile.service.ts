import { EXAM_YEARS, type InputIssue } from '@api/contract';
import type { Knex } from 'knex';
import { inTransaction } from '../../../db/in-transaction.ts';
import { invalidInput, sessionExpired } from '../../../errors.ts';
import { countTry } from '../../../http/rate-limit.queries.ts';
import type { Call } from '../../../http/route.ts';
import { findCourseNamed, findSubject, isCourseLevel } from '../../bank/subjects-and-topics/index.ts';
import { MAILS_PER_HOUR, orderVerification } from './email-and-password/verification.ts';
import { presentUser } from './me.ts';
import { confirmPassword } from './passwords/confirm-password.ts';
import { phoneOf } from './phone.ts';
import { findUser, listIdentities, type UserRow, updateUser } from './users.queries.ts';

/** The response of a saved profile. Specification part 2, section 8. */
const UPDATED = 'Updated profile successfully';

type ProfileCall = Call<'PUT /api/user'>;
type ProfileBody = Extract<ProfileCall['body'], { email: string }>;

/**
 * Keeps the old address until the new one's link is opened. If the new one has an account already, its owner gets a mail instead;
 * the answer is the same, so it does not tell who has an account.
 */
async function changeWithAddress(call: ProfileCall, user: UserRow, { email, full_name, phone, current_password }: ProfileBody) {
  const { db, now } = call;
  await confirmPassword(call, user, current_password, 'current_password');
  await countTry(db, MAILS_PER_HOUR, user.id, now);
  const changed = await inTransaction(db, async (inner) => {
    await orderVerification(inner, user, email, now);
    return updateUser(inner, user.id, { full_name, phone, pending_email: email }, now);
  });
  const message = `${UPDATED}. We have sent a link to ${email}; your address changes when you open it`;
  return { message, user: presentUser(changed), pending_email: email };
}

/** Onboarding's maths course, in words, also sets the course, unless it is unchanged: the profile may be newer. */
async function courseAlong(db: Knex, userId: number, math_course: string): Promise<Partial<UserRow>> {
  const before = await findUser(db, userId);
  if (before?.math_course === math_course && before.course_slug !== null) return { math_course };
  return { math_course, course_slug: (await findCourseNamed(db, math_course))?.slug ?? null };
}

/** Changes the profile or takes the onboarding answers, whichever the body is. Only `pending_email: null` calls off a pending address. */
export async function updateProfile(call: ProfileCall) {
  const { db, caller, body, now } = call;
  if (!('email' in body)) {
    const answers = { ...body, ...(await courseAlong(db, caller.userId, body.math_course)) };
    return { message: UPDATED, user: presentUser(await updateUser(db, caller.userId, answers, now)) };
  }
  const user = await findUser(db, caller.userId);
  if (!user) throw sessionExpired();
  const phone = phoneOf(body.phone, user.country);
  if (user.email.toLowerCase() !== body.email) return changeWithAddress(call, user, { ...body, phone });
  const { full_name, pending_email } = body;
  const changed = await updateUser(db, user.id, { full_name, phone, ...(pending_email === null && { pending_email }) }, now);
  return { message: UPDATED, user: presentUser(changed), pending_email: changed.pending_email };
}

export async function saveOnboardingAnswers({ db, caller, body, now }: Call<'PATCH /api/user/onboarding'>) {
  const { ib_year, math_course, country, school, phone } = body;
  const given = Object.entries({ ib_year, math_course, country, school, phone }).filter(([, value]) => value !== undefined);
  const course = math_course === undefined ? {} : await courseAlong(db, caller.userId, math_course);
  return { user: presentUser(await updateUser(db, caller.userId, { ...Object.fromEntries(given), ...course }, now)) };
}

/**
 * Chooses course and examinations. Present values may stay: a session that has passed, a course that is now only for staff.
 * A maths course is also stored as the onboarding answer.
 */
export async function chooseCourse({ db, caller, body, now }: Call<'PUT /api/user/course'>) {
  const user = await findUser(db, caller.userId, { lock: true });
  if (!user) throw sessionExpired();
  const { subject_slug, exam_session } = body;
  const subject =
    subject_slug === null ? null : await findSubject(db, subject_slug, caller.staff || subject_slug === user.course_slug);
  const issues: InputIssue[] = [];
  if (subject_slug !== null && !subject) issues.push({ path: 'subject_slug', message: 'Choose one of the courses in the list' });
  if (exam_session && exam_session.year !== user.exam_year) {
    const first = now.getUTCFullYear() - EXAM_YEARS.before;
    const last = now.getUTCFullYear() + EXAM_YEARS.after;
    if (exam_session.year < first || exam_session.year > last) {
      issues.push({ path: 'exam_session.year', message: `Choose a year from ${first} to ${last}` });
    }
  }
  if (issues.length > 0) throw invalidInput(issues);
  const changes: Partial<UserRow> = {
    course_slug: subject?.slug ?? null,
    exam_month: exam_session?.month ?? null,
    exam_year: exam_session?.year ?? null,
    ...(subject && isCourseLevel(subject) && { math_course: subject.subject_name }),
  };
  return { message: UPDATED, user: presentUser(await updateUser(db, user.id, changes, now)) };
}

/** The caller's account, with the fields that only settings show. */
export async function accountSettings({ db, caller }: Call<'GET /api/user'>) {
  const user = await findUser(db, caller.userId);
  if (!user) throw sessionExpired();
  return {
    user: presentUser(user),
    pending_email: user.pending_email,
    has_password: user.password_hash !== null,
    third_party: await listIdentities(db, user.id),
  };
}
