import { type AnswerKey, optionKeySchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRow, documentOf } from '../../../db/checked-rows.ts';

const askedRow = z.object({
  version: z.int(),
  questions_text: z.string(),
  marks: z.int(),
  mcq_answer: optionKeySchema.nullable(),
  answer_keys: z.array(documentOf<AnswerKey>()),
});
/** The text of a question and the keys that judge it: never sent as it is. */
export type AskedQuestion = z.infer<typeof askedRow>;

const keptRow = z.object({ content: documentOf<Omit<AskedQuestion, 'version'>>() });

/**
 * A question at a version, for answers from a page that shows that version; in its current state if none is named or
 * that one is not kept. Undefined if there is no such question.
 */
export async function findAskedQuestion(db: Knex, id: number, version?: number): Promise<AskedQuestion | undefined> {
  const present = checkedRow(askedRow, await db('questions').where({ id }).first(Object.keys(askedRow.shape)));
  if (!present || version === undefined || version === present.version) return present;
  const kept = checkedRow(keptRow, await db('question_versions').where({ question_id: id, version }).first('content'));
  if (!kept) return present;
  const { questions_text, marks, mcq_answer, answer_keys } = kept.content;
  return { version, questions_text, marks, mcq_answer, answer_keys };
}
