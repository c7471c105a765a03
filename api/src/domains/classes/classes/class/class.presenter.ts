import type { Class, ClassDetail } from '@api/contract';
import type { Knex } from 'knex';
import type { SignedIn } from '../../../../http/caller.ts';
import { abilitiesOf, requireClass } from './access.ts';
import type { ClassRow } from './class.queries.ts';
import { listTeachers } from './members.queries.ts';

/** A class without its join code, as each of its members sees it. */
export function presentClass(row: ClassRow): Class {
  return {
    id: row.id,
    name: row.name,
    subject: row.subject,
    school: row.school,
    time_zone: row.time_zone,
    exam_session: row.exam_month && row.exam_year ? { month: row.exam_month, year: row.exam_year } : null,
    teacher_name: row.teacher_name,
    role: row.role,
    learner_count: row.learner_count,
    created_at: row.created_at.toISOString(),
    archived_at: row.archived_at?.toISOString() ?? null,
  };
}

/** A class with the caller's abilities; the join code only for those who manage members. */
function presentClassDetail(row: ClassRow, teachers: ClassDetail['teachers'], caller: SignedIn): ClassDetail {
  const abilities = abilitiesOf(row.role, caller);
  const isOpen = row.joining_open && row.archived_at === null;
  return {
    ...presentClass(row),
    join_code: abilities.manage_members && isOpen ? row.join_code : null,
    joining_open: isOpen,
    shares_progress: row.role === 'learner' ? row.shares_progress : null,
    mails: row.role === 'learner' ? row.mails : null,
    teachers,
    abilities,
  };
}

/** A class as the caller sees it; 404 where they have no part in it. */
export async function readClass(db: Knex, caller: SignedIn, id: number): Promise<ClassDetail> {
  const row = await requireClass(db, caller, id, 'see');
  return presentClassDetail(row, await listTeachers(db, id), caller);
}
