import { randomInt } from 'node:crypto';
import { JOIN_CODE_LENGTH, JOIN_CODE_LETTERS, MOST_CLASSES_TAUGHT } from '@api/contract';
import type { Knex } from 'knex';
import { ApiError, invalidInput } from '../../../../errors.ts';
import type { SignedIn } from '../../../../http/caller.ts';
import type { Call } from '../../../../http/route.ts';
import { requireSubject } from '../../../bank/subjects-and-topics/index.ts';
import { noteStaffAction } from '../../../operations/staff-log/index.ts';
import { requireClass, requireClassInUse, tooManyClassesTaught } from '../class/access.ts';
import { presentClass, readClass } from '../class/class.presenter.ts';
import {
  type ClassRow,
  countClasses,
  deleteClass,
  hasAssignments,
  insertClass,
  lockClass,
  pageOfClasses,
  replaceJoinCode,
  updateClass,
} from '../class/class.queries.ts';
import { putMember } from '../class/members.queries.ts';

/** A new join code: one of 85 million. Two classes may draw the same one; the database refuses the second. */
const newJoinCode = (): string =>
  Array.from({ length: JOIN_CODE_LENGTH }, () => JOIN_CODE_LETTERS[randomInt(JOIN_CODE_LETTERS.length)]).join('');

const MOST_DRAWS = 20;

/** Draws codes until `take` takes one. */
async function withFreeCode<T>(take: (code: string) => Promise<T | undefined>): Promise<T> {
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const taken = await take(newJoinCode());
    if (taken !== undefined) return taken;
  }
  throw new Error('No join code is free');
}

type Administration = 'class.archived' | 'class.restored' | 'class.deleted' | 'class.handed_over';

/** Logs what staff do to a class of others. */
export async function noteAdministration(
  db: Knex,
  caller: SignedIn,
  { id, name, role }: ClassRow,
  action: Administration,
  now: Date,
): Promise<void> {
  if (role !== 'teacher') await noteStaffAction(db, { by: caller.userId, action, objectId: id, details: { class: name } }, now);
}

const PAGE_SIZE = 20;

/** Refuses a time zone that this system's time-zone data does not have. */
function checkTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw invalidInput([{ path: 'time_zone', message: 'Choose a time zone from the list' }]);
  }
}

export async function requireRoomToTeach(db: Knex, userId: number): Promise<void> {
  if ((await countClasses(db, userId, 'teaching')) >= MOST_CLASSES_TAUGHT) throw tooManyClassesTaught();
}

const examColumns = (session: { month: 'May' | 'November'; year: number } | null) => ({
  exam_month: session?.month ?? null,
  exam_year: session?.year ?? null,
});

export async function startClass({ db, caller, body, now }: Call<'POST /api/classes'>) {
  checkTimeZone(body.time_zone);
  const subject = await requireSubject(db, body.subject_slug, caller);
  await requireRoomToTeach(db, caller.userId);
  const { name, school = '', time_zone, exam_session = null } = body;
  const fields = { name, school, time_zone, subject_id: subject.id, ...examColumns(exam_session), created_at: now };
  const id = await withFreeCode((join_code) => insertClass(db, { ...fields, join_code }));
  await putMember(db, { class_id: id, user_id: caller.userId, role: 'teacher', shares_progress: false, joined_at: now });
  return readClass(db, caller, id);
}

/** Changes a class. Its course stays as it is once work is set, because work belongs to a course. */
export async function changeClass({ db, caller, params, body }: Call<'PATCH /api/classes/:id'>) {
  const { subject_slug, exam_session, ...fields } = body;
  if (fields.time_zone !== undefined) checkTimeZone(fields.time_zone);
  const row = await requireClassInUse(db, caller, params.id, 'edit');
  const subject = subject_slug === undefined ? row.subject : await requireSubject(db, subject_slug, caller);
  if (subject.id !== row.subject.id && (await hasAssignments(db, row.id))) {
    const words = 'Work is set in this class already, so its course stays. Start another class for another course';
    throw new ApiError(409, 'course_in_use', words);
  }
  const exam = exam_session === undefined ? {} : examColumns(exam_session);
  await updateClass(db, row.id, { ...fields, ...exam, subject_id: subject.id });
  return readClass(db, caller, row.id);
}

export async function removeClass({ db, caller, params, now }: Call<'DELETE /api/classes/:id'>): Promise<void> {
  const row = await requireClass(db, caller, params.id, 'own');
  await noteAdministration(db, caller, row, 'class.deleted', now);
  await deleteClass(db, params.id);
}

export async function archiveClass({ db, caller, params, now }: Call<'POST /api/classes/:id/archive'>) {
  await requireClass(db, caller, params.id, 'own');
  await lockClass(db, params.id);
  const row = await requireClass(db, caller, params.id, 'own');
  if (!row.archived_at) {
    await updateClass(db, row.id, { archived_at: now });
    await noteAdministration(db, caller, row, 'class.archived', now);
  }
  return readClass(db, caller, row.id);
}

export async function restoreClass({ db, caller, params, now }: Call<'POST /api/classes/:id/restore'>) {
  const row = await requireClass(db, caller, params.id, 'own');
  if (row.archived_at) {
    if (row.role === 'teacher') await requireRoomToTeach(db, caller.userId);
    await updateClass(db, row.id, { archived_at: null });
    await noteAdministration(db, caller, row, 'class.restored', now);
  }
  return readClass(db, caller, row.id);
}

export async function renewJoinCode({ db, caller, params }: Call<'POST /api/classes/:id/join-code'>) {
  await requireClassInUse(db, caller, params.id, 'manage_members');
  await withFreeCode(async (code) => (await replaceJoinCode(db, params.id, code)) || undefined);
  return readClass(db, caller, params.id);
}

export async function getAllClasses({ db, caller, query }: Call<'GET /api/admin/classes'>) {
  const { page = 1, q = '' } = query;
  const found = await pageOfClasses(db, caller.userId, q, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  return { classes: found.rows.map(presentClass), page, pageSize: PAGE_SIZE, totalCount: found.count };
}
