import { PLAN_MINUTES, type StudyPlan } from '@api/contract';
import type { Knex } from 'knex';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { invalidInput } from '../../../../errors.ts';
import type { Caller, SignedIn } from '../../../../http/caller.ts';
import type { Call } from '../../../../http/route.ts';
import { findSubject } from '../../../bank/subjects-and-topics/index.ts';
import { dayAt, daysFrom } from '../choose-day/local-day.ts';
import { addSkip, clearSkips, findPlan, type PlanRow, storeCourses, storePlan } from './plan.queries.ts';

export const NO_TIME_ZONE = 'UTC';

/** More keys than a page ever shows in a day. */
const MOST_SKIPS = 50;
const FURTHEST_EXAM_DAYS = 6 * 366;

/** The day of the first paper: as the learner says, else the first of the month of the profile's examinations. */
function examDayOf({ exam_day, exam_month, exam_year }: PlanRow): string | null {
  if (exam_day !== null) return exam_day;
  return exam_month === null || exam_year === null ? null : `${exam_year}-${exam_month === 'May' ? '05' : '11'}-01`;
}

/** A plan as its learner sees it on a day. */
export function presentPlan(row: PlanRow, today: string): StudyPlan {
  const day = examDayOf(row);
  const fromProfile = row.chosen.length === 0;
  return {
    minutes: row.minutes ?? PLAN_MINUTES.usual,
    weekly_minutes: row.weekly_minutes,
    courses: fromProfile ? (row.profile_course ? [row.profile_course] : []) : row.chosen,
    courses_from_profile: fromProfile,
    exam: day === null ? null : { day, exact: row.exam_day !== null, days: daysFrom(today, day) },
  };
}

export const readPlan = async (db: Knex, { userId, staff }: Pick<SignedIn, 'userId' | 'staff'>, today: string) =>
  presentPlan(await findPlan(db, userId, staff), today);

/** The ids of the courses that a user studies, as their plan or their profile says; none for guests. */
export async function listCourseIds(db: Knex, caller: Caller): Promise<number[]> {
  if (!caller.signedIn) return [];
  const { chosen, profile_course } = await findPlan(db, caller.userId, caller.staff);
  const courses = chosen.length > 0 || !profile_course ? chosen : [profile_course];
  return courses.map(({ id }) => id);
}

/** The ids of the courses with these slugs; 422 for one that is unknown or not for the caller. */
async function requireCourses(db: Knex, slugs: readonly string[], caller: SignedIn): Promise<number[]> {
  const subjects = await Promise.all([...new Set(slugs)].map((slug) => findSubject(db, slug, caller.staff)));
  if (subjects.some((subject) => subject === null)) {
    throw invalidInput([{ path: 'body.course_slugs', message: 'Choose among the courses in the list' }]);
  }
  return subjects.flatMap((subject) => subject?.id ?? []);
}

function checkExamDay(day: string, today: string): void {
  const days = daysFrom(today, day);
  if (days < 0) throw invalidInput([{ path: 'body.exam_day', message: 'Choose a day that lies ahead' }]);
  if (days > FURTHEST_EXAM_DAYS) throw invalidInput([{ path: 'body.exam_day', message: 'Choose a day within six years' }]);
}

export async function changePlan({ db, caller, body, now }: Call<'PUT /api/study-plan'>) {
  const { minutes, weekly_minutes, exam_day, course_slugs, time_zone = NO_TIME_ZONE } = body;
  const today = dayAt(now, time_zone);
  if (exam_day) checkExamDay(exam_day, today);
  const courses = course_slugs ? await requireCourses(db, course_slugs, caller) : [];
  await inTransaction(db, async (transaction) => {
    await storePlan(transaction, caller.userId, {
      ...(minutes !== undefined && { minutes }),
      ...(weekly_minutes !== undefined && { weekly_minutes }),
      ...(exam_day !== undefined && { exam_day }),
    });
    if (course_slugs !== undefined) await storeCourses(transaction, caller.userId, courses);
  });
  return { plan: presentPlan(await findPlan(db, caller.userId, caller.staff), today) };
}

/** Skips a task for today, or undoes that. Skipping is idempotent. */
export async function skipTask({ db, caller, body, now }: Call<'PUT /api/study-plan/skips'>) {
  if ('none' in body) {
    await clearSkips(db, caller.userId);
    return;
  }
  const today = dayAt(now, body.time_zone ?? NO_TIME_ZONE);
  await inTransaction(db, (transaction) => addSkip(transaction, caller.userId, { day: today, key: body.key, most: MOST_SKIPS }));
}
