import { MOST_CLASS_LEARNERS, MOST_CLASS_TEACHERS, MOST_CLASSES_JOINED } from '@api/contract';
import type { Knex } from 'knex';
import { ApiError } from '../../../../errors.ts';
import { tooManyClassesJoined } from '../class/class.errors.ts';
import { type ClassRow, countClasses, lockClass } from '../class/class.queries.ts';
import { requireRoomToTeach } from './manage-class.service.ts';
import { countMembers, putMember } from './members.queries.ts';

/** 409: a class has as many members as it may. */
const classFull = (as: 'learners' | 'teachers', most: number) =>
  new ApiError(409, 'class_full', `This class has ${most} ${as}, which is the most it can have. Ask its teacher`);

/** Refuses more members than a class may have. The class must be locked. */
export async function requireRoom(db: Knex, classId: number, as: 'learners' | 'teachers', more: number): Promise<void> {
  const most = as === 'learners' ? MOST_CLASS_LEARNERS : MOST_CLASS_TEACHERS;
  if ((await countMembers(db, classId, as)) + more > most) throw classFull(as, most);
}

/** Somebody who joins, in which role. */
export interface Joining {
  userId: number;
  role: 'learner' | 'co_teacher';
  sharesProgress: boolean;
}

/** Makes an account a member. One who is in the class already stays what they are. Needs a transaction. */
export async function join(db: Knex, row: ClassRow, { userId, role, sharesProgress }: Joining, now: Date): Promise<void> {
  if (row.role !== null) return;
  // The account first, then the class: in one order everywhere, so that two who wait never wait for each other.
  if (role === 'co_teacher') await requireRoomToTeach(db, userId);
  else if ((await countClasses(db, userId, 'learning')) >= MOST_CLASSES_JOINED) throw tooManyClassesJoined();
  await lockClass(db, row.id);
  await requireRoom(db, row.id, role === 'learner' ? 'learners' : 'teachers', 1);
  const shares_progress = role === 'learner' && sharesProgress;
  await putMember(db, { class_id: row.id, user_id: userId, role, shares_progress, joined_at: now });
}
