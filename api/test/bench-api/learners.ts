import { createHash, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';

export interface Learner {
  id: number;
  authorization: string;
}

/** Signs learners of a large database in, each with a session and a device. */
export async function signIn(db: Knex, count: number): Promise<Learner[]> {
  const people: { id: number }[] = await db('users')
    .where({ role_id: 3, verified: true })
    .whereNull('locked_at')
    .where('email', 'like', 'load-%')
    .orderBy('id')
    .limit(count);
  const now = new Date();
  const tokens = people.map(({ id }) => ({ id, token: `bench-${randomUUID()}` }));
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const devices = await db('devices')
    .insert(
      tokens.map(({ id, token }) => ({ user_id: id, key_hash: hash(`device of ${token}`), created_at: now, last_used_at: now })),
    )
    .returning(['id', 'user_id']);
  // A run of a moment ago has left each account in use on the device of its own.
  await db('devices_in_use')
    .whereIn(
      'user_id',
      tokens.map(({ id }) => id),
    )
    .delete();
  const deviceOf = new Map(devices.map(({ id, user_id }) => [user_id, id]));
  const expires_at = new Date(now.getTime() + 86_400_000);
  await db('sessions').insert(
    tokens.map(({ id, token }) => ({
      ...{ user_id: id, device_id: deviceOf.get(id), token_hash: hash(token) },
      ...{ created_at: now, last_used_at: now, expires_at },
    })),
  );
  return tokens.map(({ id, token }) => ({ id, authorization: `Bearer ${token}` }));
}

export interface MadeTest extends Learner {
  slug: string;
  questionIds: number[];
}

/** Makes each of them a test of ten questions, which is not started yet. */
export async function makeTests(db: Knex, learners: readonly Learner[]): Promise<MadeTest[]> {
  const places: { question_id: number; subject_id: number }[] = await db('question_topics')
    .where({ kind: 'primary', visible: true })
    .orderBy('question_id')
    .limit(10)
    .select('question_id', 'subject_id');
  const questionIds = places.map(({ question_id }) => question_id);
  const subject_id = places[0]?.subject_id ?? 0;
  const tests = learners.map((learner) => ({ ...learner, slug: `bench-${randomUUID()}`, questionIds }));
  const rows = await db('tests')
    .insert(tests.map(({ id, slug }) => ({ slug, user_id: id, subject_id, duration: 60, draw_seed: 1, created_at: new Date() })))
    .returning('id');
  const ids = rows.map(({ id }) => id);
  await db.raw(
    `INSERT INTO test_questions (test_id, position, question_id, marks)
     SELECT test, place, question, 5 FROM unnest(?::int[]) AS test, unnest(?::int[]) WITH ORDINALITY AS asked (question, place)`,
    [ids, questionIds],
  );
  return tests;
}
