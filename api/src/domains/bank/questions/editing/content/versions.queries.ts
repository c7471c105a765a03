import { type QuestionVersion, questionVersionSchema, staffNameSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRow, documentOf, queryFirst, queryRows } from '../../../../../db/checked-rows.ts';
import type { QuestionContent } from './content.ts';

const versionRow = z.object({
  version: z.int(),
  kind: questionVersionSchema.shape.kind,
  restored_from: z.int().nullable(),
  changed_at: z.date(),
  changed_by: staffNameSchema.nullable(),
  changed_fields: z.array(z.string()),
  broken_tex_confirmed: z.boolean(),
});
/** A version as listed. */
export type VersionRow = z.infer<typeof versionRow>;

const versionContentRow = z.object({ content: documentOf<QuestionContent>() });

const VERSIONS = `
  SELECT v.version, v.kind, v.restored_from, v.changed_at, v.changed_fields, v.broken_tex_confirmed,
         CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', coalesce(u.full_name, u.username)) END AS changed_by
    FROM question_versions v LEFT JOIN users u ON u.id = v.changed_by`;

/** All versions of a question, latest first; empty if it was never changed. */
export async function listVersions(db: Knex, questionId: number): Promise<VersionRow[]> {
  return queryRows(db, versionRow, `${VERSIONS} WHERE v.question_id = ? ORDER BY v.version DESC`, [questionId]);
}

/** One version of a question. */
export async function findVersion(db: Knex, questionId: number, version: number): Promise<VersionRow | null> {
  const sql = `${VERSIONS} WHERE v.question_id = ? AND v.version = ?`;
  return (await queryFirst(db, versionRow, sql, [questionId, version])) ?? null;
}

/** What a question was at a version. */
export async function findVersionContent(db: Knex, questionId: number, version: number): Promise<QuestionContent | null> {
  const row = await db('question_versions').where({ question_id: questionId, version }).first('content');
  return checkedRow(versionContentRow, row)?.content ?? null;
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
