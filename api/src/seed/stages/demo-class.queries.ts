import type { Knex } from 'knex';

/** Whether an account teaches a class. */
export async function teachesClass(db: Knex, userId: number): Promise<boolean> {
  return (await db('class_members').where({ user_id: userId, role: 'teacher' }).first('class_id')) !== undefined;
}
