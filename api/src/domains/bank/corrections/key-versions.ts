import type { Knex } from 'knex';
import { type AskedQuestion, findAskedQuestion, listVersions } from '../questions/index.ts';

/** The fields of a question that affect marks. */
const MARKING: ReadonlySet<string> = new Set(['questions_text', 'marks', 'mcq_answer', 'answer_keys', 'Answer']);

/** A possibly wrong version, and the later one that replaces it for marks. */
export interface WrongVersion {
  version: number;
  changed_at: Date;
  fields: string[];
}

/** The former versions, latest first, each with the fields that changed after it. */
export async function listWrongVersions(db: Knex, questionId: number, present: number): Promise<WrongVersion[]> {
  const rows = await listVersions(db, questionId);
  return rows
    .filter(({ version }) => version < present)
    .map(({ version, changed_at }) => {
      const later = rows.filter((row) => row.version > version).flatMap(({ changed_fields }) => changed_fields);
      return { version, changed_at, fields: [...new Set(later)].filter((field) => MARKING.has(field)) };
    });
}

/** A question at two versions; null if there is no such question or version. */
export async function findBothKeys(
  db: Knex,
  { question_id, from_version, to_version }: { question_id: number; from_version: number; to_version: number },
): Promise<{ before: AskedQuestion; after: AskedQuestion } | null> {
  const before = await findAskedQuestion(db, question_id, from_version);
  const after = await findAskedQuestion(db, question_id, to_version);
  return before && after ? { before, after } : null;
}
