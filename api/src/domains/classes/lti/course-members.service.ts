import type { ConnectedCourse } from '@api/contract';
import { type LtiTool, PlatformServiceFailed } from '../../../adapters/lti/index.ts';
import { ApiError, notFound } from '../../../errors.ts';
import { countTry, type RateLimit } from '../../../http/rate-limit.queries.ts';
import type { Call } from '../../../http/route.ts';
import { classArchived, requireClass } from '../classes/index.ts';
import { listCourses } from './lti.queries.ts';

type MembersCall = Call<'POST /api/classes/:id/courses/:courseId/members'>;

const READS: RateLimit = { name: 'lti-members', tries: 60, windowMs: 3_600_000 };

/** Counts how often one account reads the members of courses. */
export const limitMembers = ({ db, caller, now }: Pick<MembersCall, 'db' | 'caller' | 'now'>) =>
  countTry(db, READS, caller.userId, now);

/** The courses of platforms that open a class, for its teachers. */
export async function getCourses({ db, caller, params }: Call<'GET /api/classes/:id/courses'>) {
  const row = await requireClass(db, caller, params.id, 'manage_members');
  const courses = await listCourses(db, row.id);
  return {
    courses: courses.map(
      ({ id, platform, title, memberships_url, token_url }): ConnectedCourse => ({
        ...{ id, platform, title },
        shares_members: memberships_url !== null && token_url !== null,
      }),
    ),
  };
}

const namesRefused = (platform: string) =>
  new ApiError(409, 'platform_refuses', `${platform} doesn’t share the names of this course. Ask its administrator to allow it`);

/** 503 where the platform did not answer, 409 where it shares no names. */
function failureOf(error: unknown, platform: string): unknown {
  if (!(error instanceof PlatformServiceFailed)) return error;
  return error.isRefused
    ? namesRefused(platform)
    : new ApiError(503, 'platform_away', `${platform} didn’t answer. Try again in a moment`);
}

/** The addresses of the active members of a platform's course, each once. */
export const readMembers =
  (lti: LtiTool) =>
  async ({ db, caller, params, now, log }: MembersCall) => {
    const row = await requireClass(db, caller, params.id, 'manage_members');
    if (row.archived_at) throw classArchived();
    const course = (await listCourses(db, row.id)).find(({ id }) => id === params.courseId);
    if (!course) throw notFound('There is no such course');
    const { memberships_url: address, client_id: clientId, token_url: tokenUrl } = course;
    if (tokenUrl === null || address === null) throw namesRefused(course.platform);
    const members = await lti.listMembers({ clientId, tokenUrl }, address, now).catch((error: unknown) => {
      log.warn({ err: error, course: course.id }, 'the members of a course cannot be read');
      throw failureOf(error, course.platform);
    });
    const addressesOf = (role: 'teacher' | 'learner') => [
      ...new Set(members.filter((member) => member.role === role && member.email !== '').map(({ email }) => email)),
    ];
    return {
      learners: addressesOf('learner'),
      teachers: addressesOf('teacher'),
      without_email: members.filter(({ email }) => email === '').length,
    };
  };
