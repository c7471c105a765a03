import { type AssignedRules, insertTest } from './make-test.queries.ts';
import { type Making, newSlug, type Recipe } from './make-test.service.ts';

/** A new test of the caller that a teacher has set: it counts towards no monthly cap. Returns its id and slug. */
export async function makeAssignedTest(
  { db, caller, now }: Making,
  { subject, ...recipe }: Recipe & AssignedRules,
): Promise<{ id: number; slug: string }> {
  const slug = newSlug(subject.slug);
  const { untimed, closesAt, answersAtOnce, answersFrom, ...drawn } = recipe;
  const assigned = { untimed, closesAt, answersAtOnce, answersFrom };
  const id = await insertTest(db, { ...drawn, assigned, slug, userId: caller.userId, subjectId: subject.id, createdAt: now });
  return { id, slug };
}
