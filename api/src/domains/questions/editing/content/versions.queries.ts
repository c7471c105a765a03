import type { QuestionVersion, StaffName } from '@api/contract';
import type { Knex } from 'knex';
import type { QuestionContent } from './content.ts';

/** A version as listed. */
export interface VersionRow {
  version: number;
  kind: QuestionVersion['kind'];
  restored_from: number | null;
  changed_at: Date;
  changed_by: StaffName | null;
  changed_fields: string[];
  broken_tex_confirmed: boolean;
}

const VERSIONS = `
  SELECT v.version, v.kind, v.restored_from, v.changed_at, v.changed_fields, v.broken_tex_confirmed,
         CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', coalesce(u.full_name, u.username)) END AS changed_by
    FROM question_versions v LEFT JOIN users u ON u.id = v.changed_by`;

/** All versions of a question, latest first; empty where nobody has changed it yet. */
export async function listVersions(db: Knex, questionId: number): Promise<VersionRow[]> {
  return (await db.raw(`${VERSIONS} WHERE v.question_id = ? ORDER BY v.version DESC`, [questionId])).rows;
}

/** One version of a question. */
export async function findVersion(db: Knex, questionId: number, version: number): Promise<VersionRow | null> {
  return (await db.raw(`${VERSIONS} WHERE v.question_id = ? AND v.version = ?`, [questionId, version])).rows[0] ?? null;
}

/** What a question was at a version. */
export async function findVersionContent(db: Knex, questionId: number, version: number): Promise<QuestionContent | null> {
  const row = await db('question_versions').where({ question_id: questionId, version }).first('content');
  return row?.content ?? null;
}

/** A version to keep. `changedBy` is null for what the seed has written. */
export interface NewVersion {
  questionId: number;
  version: number;
  kind: QuestionVersion['kind'];
  restoredFrom?: number;
  changedAt: Date;
  changedBy: number | null;
  changedFields: readonly string[];
  brokenTexConfirmed?: boolean;
  content: QuestionContent;
}

/** Keeps a version. */
export async function insertVersion(db: Knex, version: NewVersion): Promise<void> {
  await db('question_versions').insert({
    question_id: version.questionId,
    version: version.version,
    kind: version.kind,
    restored_from: version.restoredFrom ?? null,
    changed_at: version.changedAt,
    changed_by: version.changedBy,
    changed_fields: [...version.changedFields],
    broken_tex_confirmed: version.brokenTexConfirmed ?? false,
    content: JSON.stringify(version.content),
  });
}
