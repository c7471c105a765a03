import { isDeepStrictEqual } from 'node:util';
import type { QuestionVersion } from '@api/contract';
import type { Knex } from 'knex';
import { noteStaffAction } from '../../../../operations/staff-log/index.ts';
import { typesetOne } from '../../typesetting/question-typesetting.ts';
import {
  findStored,
  findVersionContent,
  insertContent,
  insertVersion,
  overwriteContent,
  type StoredQuestion,
  takeIds,
} from './content.queries.ts';
import { changedFields, type QuestionContent } from './content.ts';
import { noSuchQuestion, questionDeleted } from './editable-question.ts';

/** Who changes a question, when, and the kind of version. */
export interface Change {
  kind: QuestionVersion['kind'];
  by: number;
  now: Date;
  restoredFrom?: number;
  /** The editor confirmed publishing formulae that cannot be typeset. */
  brokenTexConfirmed?: boolean;
}

/** A question, locked for a change; 404 if there is none. */
export async function lockAnyQuestion(db: Knex, id: number): Promise<StoredQuestion> {
  const stored = await findStored(db, id, { lock: true });
  if (!stored) throw noSuchQuestion();
  return stored;
}

/** The same, and 409 for a deleted one. */
export async function lockQuestion(db: Knex, id: number): Promise<StoredQuestion> {
  const stored = await lockAnyQuestion(db, id);
  if (stored.deleted_at) throw questionDeleted();
  return stored;
}

/**
 * Stores the current state as a version, unless it is stored already. Returns its number. Seeding changes questions
 * without one.
 */
async function storeOriginalVersion(db: Knex, stored: StoredQuestion): Promise<number> {
  const kept = await findVersionContent(db, stored.id, stored.version);
  if (kept && (stored.deleted_at || isDeepStrictEqual(kept, stored.content))) return stored.version;
  const version = kept ? stored.version + 1 : stored.version;
  await insertVersion(db, {
    questionId: stored.id,
    version,
    kind: 'original',
    changedAt: stored.updated_at,
    changedBy: null,
    changedFields: kept ? changedFields(kept, stored.content) : [],
    content: stored.content,
  });
  return version;
}

/** The name of a change in the log; restoring a version is a change like any other. */
const LOGGED = { deleted: 'question.deleted', undeleted: 'question.restored' } as const;

const changesTheBin: readonly QuestionVersion['kind'][] = ['deleted', 'undeleted'];

/**
 * Changes a locked question to `after` and stores the result as a version; the search index follows by triggers. Does
 * nothing if nothing differs, so that the same edit sent twice is one. Returns whether there was a change.
 */
export async function changeQuestion(
  db: Knex,
  stored: StoredQuestion,
  after: QuestionContent,
  { kind, by, now, restoredFrom, brokenTexConfirmed = false }: Change,
): Promise<boolean> {
  const fields = changedFields(stored.content, after);
  if (fields.length === 0 && !changesTheBin.includes(kind)) return false;
  const version = (await storeOriginalVersion(db, stored)) + 1;
  await overwriteContent(db, stored.id, after, { version, now, fields, deletedBy: kind === 'deleted' ? by : null });
  await insertVersion(db, {
    questionId: stored.id,
    version,
    kind,
    ...(restoredFrom === undefined ? {} : { restoredFrom }),
    changedAt: now,
    changedBy: by,
    changedFields: fields,
    brokenTexConfirmed,
    content: after,
  });
  const action = kind === 'deleted' || kind === 'undeleted' ? LOGGED[kind] : 'question.changed';
  const details = { version, fields: fields.join(', '), restored_from: restoredFrom ?? null };
  await noteStaffAction(db, { by, action, objectId: stored.id, details }, now);
  await typesetOne(db, stored.id);
  return true;
}

/** Stores a new question with its first version; returns its id. */
export async function createQuestion(
  db: Knex,
  content: QuestionContent,
  { by, now, brokenTexConfirmed = false }: Omit<Change, 'kind'>,
): Promise<number> {
  const [id] = await takeIds(db, 'questions', 1);
  if (id === undefined) throw new Error('The database gave no id');
  await insertContent(db, id, content, now);
  const version = {
    questionId: id,
    version: 1,
    kind: 'created' as const,
    changedAt: now,
    changedBy: by,
    changedFields: [],
    brokenTexConfirmed,
    content,
  };
  await insertVersion(db, version);
  await noteStaffAction(db, { by, action: 'question.created', objectId: id }, now);
  await typesetOne(db, id);
  return id;
}
