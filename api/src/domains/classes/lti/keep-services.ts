import type { Knex } from 'knex';
import { findAssignment } from '../classes/index.ts';
import { findCourseClass, type LaunchRow, updateCourse } from './lti.queries.ts';
import { putLineItem } from './scores.queries.ts';

type Launched = Omit<LaunchRow, 'chosen'>;

async function findOpened(db: Knex, { target_path: path }: Launched, classId: number): Promise<number | undefined> {
  const [, id] = /\/assignments\/(\d+)$/.exec(path) ?? [];
  const assignment = id === undefined ? undefined : await findAssignment(db, Number(id));
  return assignment?.class_id === classId && assignment.kind !== 'reading' ? assignment.id : undefined;
}

/** Keeps where the platform names the members of a launch's course, and where it keeps the grades of the assignment that it opens. */
export async function keepServices(db: Knex, launch: Launched, now: Date): Promise<void> {
  const classId = await findCourseClass(db, launch);
  if (classId === undefined) return;
  await updateCourse(db, launch);
  const { platform_id, line_item_url: url } = launch;
  const assignment_id = url === null ? undefined : await findOpened(db, launch, classId);
  if (url !== null && assignment_id !== undefined) await putLineItem(db, { platform_id, assignment_id, url }, now);
}
