import type { TexFault } from '@api/typesetting';
import type { Knex } from 'knex';
import { z } from 'zod';
import { jsonColumn, queryFirst, queryRows } from '../../../../db/row-validation.ts';
import { diagramRow, type StoredOption } from '../load/questions.queries.ts';

/** The maximum of the column for their number. */
const MOST_FAULTS = 32_767;

const sourcesRow = z.object({
  id: z.int(),
  questions_text: z.string(),
  hints: z.string().nullable(),
  special_info: z.string().nullable(),
  options: z.array(jsonColumn<StoredOption>()),
  diagrams: z.array(diagramRow),
  answers: z.array(
    z.object({
      id: z.int(),
      final_answer: z.string(),
      body: z.string(),
      lines: z.array(z.object({ position: z.int(), text: z.string() })),
    }),
  ),
});
export type QuestionSources = z.infer<typeof sourcesRow>;

const SOURCES = `
  SELECT q.id, q.questions_text, q.hints, q.special_info, q.options,
         (SELECT coalesce(json_agg(json_build_object('name', d.name, 'svg', d.svg, 'alt', d.alt)), '[]')
            FROM question_diagrams d WHERE d.question_id = q.id) AS diagrams,
         (SELECT coalesce(json_agg(json_build_object('id', a.id, 'final_answer', a.final_answer, 'body', a.body, 'lines',
                   (SELECT coalesce(json_agg(json_build_object('position', l.position, 'text', l.text) ORDER BY l.position), '[]')
                      FROM mark_scheme_lines l WHERE l.answer_id = a.id)) ORDER BY a.id), '[]')
            FROM answers a WHERE a.question_id = q.id) AS answers
    FROM questions q`;

/** How many questions have an HTML made by an older renderer than `version`. */
export async function countStaleQuestions(db: Knex, version: number): Promise<number> {
  const row = await db('questions').where('typeset_version', '<', version).count({ count: '*' }).first();
  return Number(row?.count ?? 0);
}

/** Up to `limit` of those questions, by id, after the one with `afterId`. */
export async function listStaleQuestions(
  db: Knex,
  { version, afterId, limit }: { version: number; afterId: number; limit: number },
): Promise<QuestionSources[]> {
  const sql = `${SOURCES} WHERE q.typeset_version < ? AND q.id > ? ORDER BY q.id LIMIT ?`;
  return queryRows(db, sourcesRow, sql, [version, afterId, limit]);
}

export async function findSources(db: Knex, id: number): Promise<QuestionSources | null> {
  return (await queryFirst(db, sourcesRow, `${SOURCES} WHERE q.id = ?`, [id])) ?? null;
}

/** A formula that cannot be set, and in which field of the question's form: `hints`, `Answer.0.mark_scheme.2.text`. */
export interface QuestionFault extends TexFault {
  path: string;
}

export interface QuestionHtml {
  id: number;
  questions_html: string;
  hints_html: string | null;
  options: StoredOption[];
  answers: { id: number; final_answer_html: string; body_html: string; lines: { position: number; html: string }[] }[];
  /** The formulae that cannot be set; their number is stored, so that staff find the question. */
  faults: QuestionFault[];
}

/** Stores the HTML of some questions and their answers with the renderer's version. Sources do not change. */
export async function storeQuestionHtml(db: Knex, made: readonly QuestionHtml[], version: number): Promise<void> {
  const questions = made.map(({ id, questions_html, hints_html, options, faults }) => ({
    ...{ id, questions_html, hints_html, options },
    tex_faults: Math.min(faults.length, MOST_FAULTS),
  }));
  const answers = made.flatMap((question) => question.answers);
  const lines = answers.flatMap(({ id, lines: own }) => own.map((line) => ({ answer_id: id, ...line })));
  await db.raw(
    `UPDATE questions q
        SET questions_html = v.questions_html, hints_html = v.hints_html, options = v.options, tex_faults = v.tex_faults,
            typeset_version = ?
       FROM jsonb_to_recordset(?::jsonb) AS v (id int, questions_html text, hints_html text, options jsonb, tex_faults smallint)
      WHERE q.id = v.id`,
    [version, JSON.stringify(questions)],
  );
  await db.raw(
    `UPDATE answers a SET final_answer_html = v.final_answer_html, body_html = v.body_html
       FROM jsonb_to_recordset(?::jsonb) AS v (id int, final_answer_html text, body_html text) WHERE a.id = v.id`,
    [JSON.stringify(answers)],
  );
  await db.raw(
    `UPDATE mark_scheme_lines l SET html = v.html
       FROM jsonb_to_recordset(?::jsonb) AS v (answer_id int, position smallint, html text)
      WHERE l.answer_id = v.answer_id AND l.position = v.position`,
    [JSON.stringify(lines)],
  );
}
