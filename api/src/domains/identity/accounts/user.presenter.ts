import type { Course, ExamSession, User } from '@api/contract';
import { levelOf } from '../../bank/subjects-and-topics/index.ts';
import { permissionsOf } from './permissions.ts';
import type { UserRow } from './users.queries.ts';

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
