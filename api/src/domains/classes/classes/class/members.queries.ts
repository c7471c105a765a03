import { classRoleSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { countRow, queryOne, queryRows } from '../../../../db/row-validation.ts';
import { NAME_OF } from './class.queries.ts';

const memberRow = z.object({
  user_id: z.int(),
  name: z.string(),
  email: z.string(),
  role: classRoleSchema,
  joined_at: z.date(),
  left_at: z.date().nullable(),
  shares_progress: z.boolean(),
});
/** A present or former member of a class. */
export type MemberRow = z.infer<typeof memberRow>;

/** By role and name; `former`: also those who left. */
export const listMembers = (db: Knex, classId: number, { former = false } = {}): Promise<MemberRow[]> =>
  queryRows(
    db,
    memberRow,
    `SELECT m.user_id, ${NAME_OF('u')} AS name, u.email, m.role, m.joined_at, m.left_at, m.shares_progress
       FROM class_members m JOIN users u ON u.id = m.user_id
      WHERE m.class_id = ? AND (? OR m.left_at IS NULL)
      ORDER BY m.role = 'learner', m.role DESC, name, m.user_id`,
    [classId, former],
  );

/** The teachers of some classes: the owner, then the co-teachers by name. */
export const listTeachers = async (db: Knex, classId: number) =>
  (await listMembers(db, classId)).flatMap(({ user_id, name, role }) => (role === 'learner' ? [] : { user_id, name, role }));

export async function countMembers(db: Knex, classId: number, as: 'learners' | 'teachers'): Promise<number> {
  const sql = "SELECT count(*) FROM class_members WHERE class_id = ? AND left_at IS NULL AND (role = 'learner') = ?";
  return (await queryOne(db, countRow, sql, [classId, as === 'learners'])).count;
}

export interface NewMember {
  class_id: number;
  user_id: number;
  role: MemberRow['role'];
  shares_progress: boolean;
  joined_at: Date;
}

/** Stores a member, or restores a former one with this role. */
export async function putMember(db: Knex, member: NewMember): Promise<void> {
  await db('class_members')
    .insert({ ...member, left_at: null })
    .onConflict(['class_id', 'user_id'])
    .merge();
}

/** Ends a membership; false if there is none with these roles. */
export async function endMembership(
  db: Knex,
  { classId, userId, roles }: { classId: number; userId: number; roles: readonly MemberRow['role'][] },
  now: Date,
): Promise<boolean> {
  const ended = await db('class_members')
    .where({ class_id: classId, user_id: userId })
    .whereIn('role', [...roles])
    .whereNull('left_at')
    .update({ left_at: now, shares_progress: false });
  return ended > 0;
}

/** Changes the role of a present member; false if there is none with the former role. */
export async function changeRole(
  db: Knex,
  { classId, userId }: { classId: number; userId: number },
  from: MemberRow['role'],
  to: MemberRow['role'],
): Promise<boolean> {
  const member = db('class_members').where({ class_id: classId, user_id: userId, role: from }).whereNull('left_at');
  return (await member.update({ role: to })) > 0;
}

interface OwnChoices {
  shares_progress?: boolean | undefined;
  mails?: boolean | undefined;
}

/** Stores a learner's choices; false if the account is no learner of the class. */
export async function storeChoices(db: Knex, classId: number, userId: number, choices: OwnChoices): Promise<boolean> {
  const member = db('class_members').where({ class_id: classId, user_id: userId, role: 'learner' }).whereNull('left_at');
  // With the role, which stays, since there may be no choice to store.
  return (await member.update({ ...choices, role: 'learner' })) > 0;
}

const ownedRow = z.object({ class_id: z.int(), heir: z.int().nullable() });

/** The classes that an account owns, each with the co-teacher who has been there longest. */
export const listOwnedClasses = (db: Knex, userId: number): Promise<z.infer<typeof ownedRow>[]> =>
  queryRows(
    db,
    ownedRow,
    `SELECT m.class_id,
            (SELECT h.user_id FROM class_members h
              WHERE h.class_id = m.class_id AND h.role = 'co_teacher' AND h.left_at IS NULL
              ORDER BY h.joined_at, h.user_id LIMIT 1) AS heir
       FROM class_members m WHERE m.user_id = ? AND m.role = 'teacher' AND m.left_at IS NULL`,
    [userId],
  );

export async function endMembershipsOf(db: Knex, userId: number, now: Date): Promise<void> {
  await db('class_members').where('user_id', userId).whereNull('left_at').update({ left_at: now, shares_progress: false });
}
