import type { Course, ExamSession, Me, User } from '@api/contract';
import { sessionExpired } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import { levelOf } from '../../bank/subjects-and-topics/index.ts';
import { allowancesOf } from '../../billing/plans-and-payments/index.ts';
import { unreadOf } from '../../support/notifications/index.ts';
import { countTestsCreated } from '../../tests/timed-tests/index.ts';
import { agreementsOf } from './agreements/agreements.service.ts';
import { permissionsOf } from './permissions.ts';
import { findUser, type UserRow } from './users.queries.ts';

function presentCourse({ course_slug }: UserRow): Course | null {
  return course_slug === null ? null : { subject_slug: course_slug, level: levelOf({ slug: course_slug }) };
}

function presentExamSession({ exam_month, exam_year }: UserRow): ExamSession | null {
  return exam_month === null || exam_year === null ? null : { month: exam_month, year: exam_year };
}

/** An account as its owner sees it: never the password hash. */
export function presentUser(row: UserRow): User {
  const { id, username, full_name, email, phone, role_id, verified, ib_year, math_course, country, school } = row;
  return {
    ...{ id, username, full_name, email, phone, role_id, verified, ib_year, math_course, country, school },
    ...(role_id !== 3 && { permissions: permissionsOf(row) }),
    created_at: row.created_at.toISOString(),
    course: presentCourse(row),
    exam_session: presentExamSession(row),
  };
}

/** The caller with their plan, this month's usage, permissions and unread count. */
export async function me({ db, caller, now }: Call<'GET /api/me'>): Promise<Me> {
  const user = await findUser(db, caller.userId);
  if (!user) throw sessionExpired();
  const { plan, month, testsLimit, questions } = await allowancesOf(db, caller, now);
  const tests = { used: await countTestsCreated(db, caller.userId, month, testsLimit !== null), limit: testsLimit };
  return {
    user: presentUser(user),
    plan: { plan: plan.plan, name: plan.name },
    usage: { tests, questions, resets_at: month.end.toISOString() },
    abilities: { staff: caller.staff },
    unread: await unreadOf(db, caller.userId),
    agreements: await agreementsOf(db, caller.userId),
  };
}
