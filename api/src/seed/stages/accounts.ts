import { LEGAL_VERSIONS } from '@api/contract/legal';
import type { Knex } from 'knex';
import { findCourseNamed } from '../../domains/bank/subjects-and-topics/index.ts';
import { createUser, findUserByEmail, keepAgreement, updateUser } from '../../domains/identity/accounts/index.ts';
import { type DemoAccount, demoAccounts } from '../demo-accounts.ts';
import { noCounts, type StageCounts } from './stage.ts';

/** Creates missing demo accounts. An existing one stays as it is, even with a changed password. */
export async function seedAccounts(db: Knex, now: Date): Promise<StageCounts> {
  const counts = noCounts();
  for (const { label: _, ...account } of demoAccounts) {
    const known = await findUserByEmail(db, account.email);
    if (known) counts.kept += 1;
    else counts.inserted += 1;
    const { id, device_limited } = known ?? (await createUser(db, { ...account, ...(await studies(db, account, now)) }, now));
    await keepAgreement(db, id, { ...LEGAL_VERSIONS, age: account.role_id === 3 ? '16-or-17' : '18-or-over' }, now);
    // People who try the demonstration share these accounts, on any number of devices.
    if (device_limited) await updateUser(db, id, { device_limited: false, locked_at: null }, now);
  }
  return counts;
}

/** A demo learner's studies: their course, and in the second year the examinations of the coming May. */
async function studies(db: Knex, { math_course, ib_year }: Pick<DemoAccount, 'math_course' | 'ib_year'>, now: Date) {
  const course = math_course === undefined ? null : await findCourseNamed(db, math_course);
  const exam_year = now.getUTCFullYear() + (now.getUTCMonth() < 5 ? 0 : 1);
  return { course_slug: course?.slug ?? null, ...(ib_year === 'Second year' && { exam_month: 'May' as const, exam_year }) };
}
