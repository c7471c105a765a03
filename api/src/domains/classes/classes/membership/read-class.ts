import type { ClassDetail } from '@api/contract';
import type { Knex } from 'knex';
import type { SignedIn } from '../../../../http/caller.ts';
import { requireClass } from '../class/access.ts';
import { presentClassDetail } from '../class/class.presenter.ts';
import { listTeachers } from './members.queries.ts';

/** A class as the caller sees it; 404 where they have no part in it. */
export async function readClass(db: Knex, caller: SignedIn, id: number): Promise<ClassDetail> {
  const row = await requireClass(db, caller, id, 'see');
  return presentClassDetail(row, await listTeachers(db, id), caller);
}
