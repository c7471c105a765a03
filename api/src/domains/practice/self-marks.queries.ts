import type { LostMarkReason } from '@api/contract';
import type { Knex } from 'knex';

/** Somebody's marks of their own work on a question, along the lines that `scheme` names. */
export interface SelfMarksRow {
  user_id: number;
  question_id: number;
  question_version: number;
  scheme: string;
  earned: number[];
  lost: { index: number; reason: LostMarkReason | null; marks: number }[];
  marks: number;
  of: number;
  marked_at: Date;
}

/** The marks that count: the last ones. */
export async function findSelfMarks(db: Knex, userId: number, questionId: number): Promise<SelfMarksRow | undefined> {
  return db<SelfMarksRow>('practice_self_marks')
    .where({ user_id: userId, question_id: questionId })
    .orderBy('id', 'desc')
    .first();
}

/** Writes marks down and answers their id. */
export async function insertSelfMarks(db: Knex, row: SelfMarksRow): Promise<number> {
  const json = { earned: JSON.stringify(row.earned), lost: JSON.stringify(row.lost) };
  const [stored] = await db('practice_self_marks')
    .insert({ ...row, ...json })
    .returning<{ id: number }[]>('id');
  if (!stored) throw new Error('Marks were not kept');
  return stored.id;
}

/** Questions of tests that somebody has marked and a teacher has, summed up; a grading counts once it is returned. */
export interface ComparedMarks {
  questions: number;
  marks: number;
  own_marks: number;
  teacher_marks: number;
  /** Sum of the differences without their signs. */
  apart: number;
}

export async function compareWithTeacher(db: Knex, userId: number): Promise<ComparedMarks> {
  const { rows } = await db.raw<{ rows: ComparedMarks[] }>(
    `SELECT count(*)::int AS questions, coalesce(sum(e.marks), 0)::int AS marks, coalesce(sum(e.self_marked), 0)::int AS own_marks,
            coalesce(sum(given.marks), 0)::int AS teacher_marks, coalesce(sum(abs(e.self_marked - given.marks)), 0)::int AS apart
       FROM tests t JOIN gradings g ON g.test_id = t.id LEFT JOIN grading_drafts d ON d.test_id = t.id
      CROSS JOIN LATERAL jsonb_to_recordset(CASE WHEN g.state = 'returned' THEN d.marks ELSE g.previous->'marks' END)
                         AS given (question_id int, marks int)
       JOIN test_questions e ON e.test_id = t.id AND e.question_id = given.question_id
      WHERE t.user_id = ? AND given.marks IS NOT NULL AND e.self_marked IS NOT NULL`,
    [userId],
  );
  return rows[0] as ComparedMarks;
}
