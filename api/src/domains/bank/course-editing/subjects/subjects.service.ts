import type { StaffSubject } from '@api/contract';
import type { Knex } from 'knex';
import { ApiError, invalidInput, notFound } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { findLastAction, noteStaffAction } from '../../../operations/staff-log/index.ts';
import { freeSubjectSlug, isCourseLevel, levelOf, storeFormerSubjectSlug } from '../../subjects-and-topics/index.ts';
import { slugRedirects, slugTaken } from '../slugs.ts';
import { editedMeanwhile, presentLastChange, versionOf } from '../versions.ts';
import {
  addSubject,
  deleteSubjectRow,
  findSlugOwner,
  listStaffSubjects,
  lockSubject,
  lockSubjects,
  orderSubjects,
  type StaffSubjectRow,
  writeSubject,
} from './subjects.queries.ts';

const noSuchSubject = () => notFound('There is no such subject');

/** Papers and level sharing refer to courses by slug. */
function whySlugStays(subject: StaffSubjectRow): string | null {
  if (isCourseLevel(subject)) return 'Its level, its other level and its mock papers are known by this slug.';
  return levelOf(subject) ? 'Its level and its mock papers are known by this slug.' : null;
}

function whatKeeps({ topic_count, learner_count, test_count }: StaffSubjectRow): string | null {
  if (topic_count > 0) return 'It has topics. Delete them first, or hide the subject.';
  if (test_count > 0) return 'Learners have tests, papers or plans of it. Hide it instead.';
  return learner_count > 0 ? 'It is the course of learners. Hide it instead.' : null;
}

const versionOfSubject = ({ slug, subject_name, audience }: StaffSubjectRow) => versionOf([slug, subject_name, audience]);
const versionOfOrder = (subjects: readonly StaffSubjectRow[]) => versionOf(subjects.map(({ id }) => id));

async function present(db: Knex, row: StaffSubjectRow): Promise<StaffSubject> {
  const { test_count: _, ...subject } = row;
  return {
    ...subject,
    version: versionOfSubject(row),
    slug_stays: whySlugStays(row),
    kept_by: whatKeeps(row),
    last_change: presentLastChange(await findLastAction(db, 'subject', row.id)),
  };
}

async function requireRow(db: Knex, id: number): Promise<StaffSubjectRow> {
  const [row] = await listStaffSubjects(db, id);
  if (!row) throw noSuchSubject();
  return row;
}

/** All subjects in the order of their tabs. */
export async function getStaffSubjects({ db }: Call<'GET /api/admin/subjects'>) {
  const rows = await listStaffSubjects(db);
  return { version: versionOfOrder(rows), subjects: await Promise.all(rows.map((row) => present(db, row))) };
}

export async function getStaffSubject({ db, params }: Call<'GET /api/admin/subjects/:id'>) {
  return { subject: await present(db, await requireRow(db, params.id)) };
}

/** Rejects a slug that is in use, and one that redirects elsewhere unless it is taken over. */
async function requireFreeSlug(db: Knex, slug: string, id: number | null, takeOver: boolean): Promise<void> {
  const owner = await findSlugOwner(db, slug);
  if (!owner || owner.id === id) return;
  if (!owner.former) throw slugTaken(slug, owner.name);
  if (!takeOver) throw slugRedirects(slug, owner.name);
}

export async function createSubject({ db, caller, body, now }: Call<'POST /api/admin/subjects'>) {
  const { take_over_slug = false, ...subject } = body;
  await lockSubjects(db);
  await requireFreeSlug(db, subject.slug, null, take_over_slug);
  await freeSubjectSlug(db, subject.slug);
  const id = await addSubject(db, subject);
  await noteStaffAction(db, { by: caller.userId, action: 'subject.created', objectId: id, details: { slug: subject.slug } }, now);
  return { message: `${subject.subject_name} is added`, subject: await present(db, await requireRow(db, id)) };
}

/** Changes a subject on top of the version that its editor started from. Idempotent. */
export async function changeSubject({ db, caller, params, body, now }: Call<'PUT /api/admin/subjects/:id'>) {
  const { version, take_over_slug = false, reason = '', ...wanted } = body;
  await lockSubjects(db);
  const row = await requireRow(db, params.id);
  const changes = Object.entries(wanted).filter(
    ([field, value]) => value !== undefined && row[field as keyof typeof wanted] !== value,
  );
  if (changes.length > 0) {
    if (version !== versionOfSubject(row)) {
      const subject = await present(db, row);
      throw editedMeanwhile('this subject', await findLastAction(db, 'subject', row.id), { subject });
    }
    await rename(db, row, wanted.slug, { takeOver: take_over_slug, now });
    await writeSubject(db, row.id, Object.fromEntries(changes));
    const details = { ...Object.fromEntries(changes), ...(wanted.slug && wanted.slug !== row.slug && { former_slug: row.slug }) };
    await noteStaffAction(db, { by: caller.userId, action: 'subject.changed', objectId: row.id, reason, details }, now);
  }
  return { message: 'Saved', subject: await present(db, await requireRow(db, row.id)) };
}

async function rename(
  db: Knex,
  row: StaffSubjectRow,
  slug: string | undefined,
  { takeOver, now }: { takeOver: boolean; now: Date },
): Promise<void> {
  if (slug === undefined || slug === row.slug) return;
  const stays = whySlugStays(row);
  if (stays) throw new ApiError(409, 'slug_stays', stays);
  await requireFreeSlug(db, slug, row.id, takeOver);
  await storeFormerSubjectSlug(db, { id: row.id, former: row.slug, present: slug, now });
}

/** Gives the subjects another order, all or nothing. */
export async function putSubjectOrder({ db, caller, body, now }: Call<'PUT /api/admin/subjects/order'>) {
  await lockSubjects(db);
  const rows = await listStaffSubjects(db);
  const present = rows.map(({ id }) => id);
  const done = body.ids.join() === present.join();
  if (!done && body.version !== versionOfOrder(rows)) {
    throw editedMeanwhile('the order of subjects', await findLastAction(db, 'subject', present[0] ?? 0), {});
  }
  if (body.ids.toSorted((a, b) => a - b).join() !== present.toSorted((a, b) => a - b).join()) {
    throw invalidInput([{ path: 'ids', message: 'Name every subject once' }]);
  }
  if (!done) {
    await orderSubjects(db, body.ids);
    const moved = body.ids.find((id, place) => id !== present[place]) ?? 0;
    await noteStaffAction(db, { by: caller.userId, action: 'subject.ordered', objectId: moved }, now);
  }
  return { message: 'The order is saved', version: versionOf(body.ids) };
}

export async function deleteSubject({ db, caller, params, body, now }: Call<'DELETE /api/admin/subjects/:id'>) {
  await lockSubjects(db);
  if (!(await lockSubject(db, params.id))) throw noSuchSubject();
  const row = await requireRow(db, params.id);
  const keeps = whatKeeps(row);
  if (keeps) throw new ApiError(409, 'still_used', keeps);
  await deleteSubjectRow(db, row.id);
  const action = { action: 'subject.deleted', objectId: row.id, details: { name: row.subject_name, slug: row.slug } } as const;
  await noteStaffAction(db, { by: caller.userId, reason: body?.reason ?? '', ...action }, now);
  return { message: `${row.subject_name} is deleted` };
}
