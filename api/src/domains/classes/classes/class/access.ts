import { type ClassAbilities, type ClassRole, MOST_CLASSES_JOINED, MOST_CLASSES_TAUGHT } from '@api/contract';
import type { Knex } from 'knex';
import { ApiError, notAllowed, notFound } from '../../../../errors.ts';
import { may, type SignedIn } from '../../../../http/caller.ts';
import { type ClassRow, findClass, lockClass } from './class.queries.ts';

/** 404: there is no class of this id, or the caller has no part in it. */
export const noSuchClass = () => notFound('There is no such class');

/** 409: an archived class can be read only. */
export const classArchived = () =>
  new ApiError(409, 'class_archived', 'This class is archived. Its teacher can restore it under the class settings');

/** 409: an account teaches as many classes as it may. */
export const tooManyClassesTaught = () =>
  new ApiError(409, 'too_many_classes', `You teach ${MOST_CLASSES_TAUGHT} classes already. Archive one first`);

/** 409: a learner is in as many classes as they may. */
export const tooManyClassesJoined = () =>
  new ApiError(409, 'too_many_classes', `You are in ${MOST_CLASSES_JOINED} classes already. Leave one first`);

const NOTHING: ClassAbilities = { edit: false, teach: false, manage_members: false, own: false, leave: false };

/** Whether a user administers classes that they have no part in, as they do accounts. */
const administers = (caller: SignedIn): boolean => may(caller, 'accounts');

/** What a role may do in a class. Staff who administer accounts archive and delete it, hand it over, and see no learner's work. */
export function abilitiesOf(role: ClassRole | null, caller: SignedIn): ClassAbilities {
  const own = administers(caller);
  if (role === 'teacher') return { edit: true, teach: true, manage_members: true, own: true, leave: false };
  if (role === 'co_teacher') return { edit: true, teach: true, manage_members: true, own, leave: true };
  if (role === 'learner') return { ...NOTHING, own, leave: true };
  return { ...NOTHING, own };
}

/** The ability that a call requires in a class; `see`: any role. */
type Needed = keyof ClassAbilities | 'see';

const REFUSALS: Readonly<Record<keyof ClassAbilities, string>> = {
  edit: 'Only teachers of this class can change it',
  teach: 'Only teachers of this class can do that',
  manage_members: 'Only teachers of this class can manage its members',
  own: 'Only the teacher who owns this class can do that',
  leave: 'Hand the class over before you leave it',
};

/**
 * A class that the caller is in, or that staff read; 404 for any other, 403 where the caller's role is not enough.
 */
export async function requireClass(db: Knex, caller: SignedIn, id: number, needed: Needed): Promise<ClassRow> {
  const row = await findClass(db, id, caller.userId);
  if (!row || (row.role === null && !administers(caller))) throw noSuchClass();
  if (needed !== 'see' && !abilitiesOf(row.role, caller)[needed]) throw notAllowed(REFUSALS[needed]);
  return row;
}

/** The same for a change: the class is locked and in use, else 409 `class_archived`. Needs a transaction. */
export async function requireClassInUse(db: Knex, caller: SignedIn, id: number, needed: Needed): Promise<ClassRow> {
  await requireClass(db, caller, id, needed);
  await lockClass(db, id);
  const row = await requireClass(db, caller, id, needed);
  if (row.archived_at) throw classArchived();
  return row;
}
