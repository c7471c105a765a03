import { type ClassPreview, MOST_CLASS_LEARNERS, MOST_CLASS_TEACHERS, MOST_CLASSES_JOINED } from '@api/contract';
import type { Knex } from 'knex';
import { ApiError } from '../../../../errors.ts';
import { countNetworkTry, refundNetworkTry } from '../../../../http/network-limit.ts';
import { countTry, type RateLimit, refundTry } from '../../../../http/rate-limit.queries.ts';
import type { Call } from '../../../../http/route.ts';
import { tooManyClassesJoined } from '../class/access.ts';
import { readClass } from '../class/class.presenter.ts';
import { type ClassRow, countClasses, findClassByCode, lockClass } from '../class/class.queries.ts';
import { countMembers, putMember } from '../class/members.queries.ts';
import { requireRoomToTeach } from './manage-class.service.ts';

/** 409: a class has as many members as it may. */
const classFull = (as: 'learners' | 'teachers', most: number) =>
  new ApiError(409, 'class_full', `This class has ${most} ${as}, which is the most it can have. Ask its teacher`);

/** Refuses more members than a class may have. The class must be locked. */
export async function requireRoom(db: Knex, classId: number, as: 'learners' | 'teachers', more: number): Promise<void> {
  const most = as === 'learners' ? MOST_CLASS_LEARNERS : MOST_CLASS_TEACHERS;
  if ((await countMembers(db, classId, as)) + more > most) throw classFull(as, most);
}

interface Joining {
  userId: number;
  role: 'learner' | 'co_teacher';
  sharesProgress: boolean;
}

/** Adds a member; an existing one keeps their role. Needs a transaction. */
export async function join(db: Knex, row: ClassRow, { userId, role, sharesProgress }: Joining, now: Date): Promise<void> {
  if (row.role !== null) return;
  // Locks the account first, then the class, as everywhere, to avoid deadlocks.
  if (role === 'co_teacher') await requireRoomToTeach(db, userId);
  else if ((await countClasses(db, userId, 'learning')) >= MOST_CLASSES_JOINED) throw tooManyClassesJoined();
  await lockClass(db, row.id);
  await requireRoom(db, row.id, role === 'learner' ? 'learners' : 'teachers', 1);
  const shares_progress = role === 'learner' && sharesProgress;
  await putMember(db, { class_id: row.id, user_id: userId, role, shares_progress, joined_at: now });
}

const HOUR_MS = 3_600_000;
/** Wrong codes only, so that a school can join from one network. */
const BY_ACCOUNT: RateLimit = { name: 'class-codes', tries: 20, windowMs: HOUR_MS };
const BY_NETWORK: RateLimit = { name: 'class-codes-network', tries: 60, windowMs: HOUR_MS };

type CodeCall = Pick<Call<'GET /api/class-codes/:code'>, 'db' | 'caller' | 'params' | 'address' | 'now'>;

const wait = (minutes: string) => `Too many wrong codes. Check the code with your teacher, and try again in ${minutes}`;

/** Counts a code as wrong until it turns out to be right. */
export async function limitCodes({ db, caller, address, now }: CodeCall): Promise<void> {
  await countTry(db, BY_ACCOUNT, caller.userId, now, wait);
  await countNetworkTry(db, BY_NETWORK, address, now);
}

/** The class of a code; 404 `code_unknown` for a wrong one, a renewed one, and where joining is closed, all alike. */
async function requireClassOfCode({ db, caller, params, address }: CodeCall): Promise<ClassRow> {
  const row = await findClassByCode(db, params.code, caller.userId);
  if (!row) throw new ApiError(404, 'code_unknown', 'No class has this code. Check it with your teacher');
  await refundTry(db, BY_ACCOUNT, caller.userId);
  await refundNetworkTry(db, BY_NETWORK, address);
  return row;
}

export function presentPreview(row: ClassRow, joins_as: ClassPreview['joins_as']): ClassPreview {
  return {
    name: row.name,
    subject: row.subject,
    school: row.school,
    teacher_name: row.teacher_name,
    joins_as,
    teacher_sees: joins_as === 'learner' ? ['name_and_email', 'set_work', 'progress_if_shared'] : ['name_and_email'],
    member_of: row.role === null ? null : row.id,
  };
}

export const previewByCode = async (call: Call<'GET /api/class-codes/:code'>) =>
  presentPreview(await requireClassOfCode(call), 'learner');

/** Joins the class of a code as a learner. */
export async function joinByCode(call: Call<'POST /api/class-codes/:code/join'>) {
  const { db, caller, body, now } = call;
  const row = await requireClassOfCode(call);
  await join(db, row, { userId: caller.userId, role: 'learner', sharesProgress: body.shares_progress ?? false }, now);
  return readClass(db, caller, row.id);
}
