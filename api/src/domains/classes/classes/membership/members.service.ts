import type { ClassMember } from '@api/contract';
import type { Knex } from 'knex';
import { ApiError, notAllowed, notFound } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { noSuchClass, requireClass } from '../class/access.ts';
import { readClass } from '../class/class.presenter.ts';
import { lockClass, updateClass } from '../class/class.queries.ts';
import {
  changeRole,
  endMembership,
  endMembershipsOf,
  listMembers,
  listOwnedClasses,
  listTeachers,
  type MemberRow,
  storeChoices,
} from '../class/members.queries.ts';
import { noteAdministration, requireRoomToTeach } from './manage-class.service.ts';

const present = ({ joined_at, left_at: _, ...row }: MemberRow): ClassMember => ({ ...row, joined_at: joined_at.toISOString() });

export async function getMembers({ db, caller, params }: Call<'GET /api/classes/:id/members'>) {
  await requireClass(db, caller, params.id, 'manage_members');
  return { members: (await listMembers(db, params.id)).map(present) };
}

/** Stores whether a learner shares progress with the teachers, and gets mails about set work. */
export async function makeOwnChoices({ db, caller, params, body }: Call<'PUT /api/classes/:id/members/me'>) {
  await requireClass(db, caller, params.id, 'see');
  if (!(await storeChoices(db, params.id, caller.userId, body))) {
    throw notAllowed('Only learners of this class choose this');
  }
  return readClass(db, caller, params.id);
}

/** Removes a learner, or as the owner a co-teacher. */
export async function removeMember({ db, caller, params, now }: Call<'DELETE /api/classes/:id/members/:userId'>): Promise<void> {
  const { role } = await requireClass(db, caller, params.id, 'manage_members');
  const roles = role === 'teacher' ? (['learner', 'co_teacher'] as const) : (['learner'] as const);
  if (!(await endMembership(db, { classId: params.id, userId: params.userId, roles }, now))) {
    throw notFound('There is no such member, or only the owner of the class can remove them');
  }
}

/** Leaves a class; an owner must hand it over first. */
export async function leaveClass({ db, caller, params, now }: Call<'POST /api/classes/:id/leave'>): Promise<void> {
  const { role } = await requireClass(db, caller, params.id, 'see');
  if (role === 'teacher') throw new ApiError(409, 'hand_over_first', 'Hand the class over to a co-teacher first, or delete it');
  const membership = { classId: params.id, userId: caller.userId, roles: ['learner', 'co_teacher'] } as const;
  if (!(await endMembership(db, membership, now))) throw noSuchClass();
}

export async function handOver({ db, caller, params, body, now }: Call<'POST /api/classes/:id/hand-over'>) {
  await requireClass(db, caller, params.id, 'own');
  await requireRoomToTeach(db, body.user_id);
  await lockClass(db, params.id);
  const row = await requireClass(db, caller, params.id, 'own');
  const classId = params.id;
  const owner = (await listTeachers(db, classId)).find(({ role }) => role === 'teacher');
  if (owner) await changeRole(db, { classId, userId: owner.user_id }, 'teacher', 'co_teacher');
  if (owner?.user_id === body.user_id || !(await changeRole(db, { classId, userId: body.user_id }, 'co_teacher', 'teacher'))) {
    throw new ApiError(409, 'not_a_co_teacher', 'Choose a co-teacher of this class. Invite one first if there is none');
  }
  await noteAdministration(db, caller, row, 'class.handed_over', now);
  return readClass(db, caller, params.id);
}

/**
 * Takes an account that is deleted out of all classes. A class that it owns goes to the co-teacher who has been there longest, or is
 * archived. Needs a transaction.
 */
export async function leaveAllClasses(db: Knex, userId: number, now: Date): Promise<void> {
  const owned = await listOwnedClasses(db, userId);
  await endMembershipsOf(db, userId, now);
  for (const { class_id: classId, heir } of owned) {
    if (heir === null) await updateClass(db, classId, { archived_at: now });
    else await changeRole(db, { classId, userId: heir }, 'co_teacher', 'teacher');
  }
}
