import type { AnswerKey, OptionKey } from '@api/contract';
import type { Knex } from 'knex';

/** What a question asks and is judged by: never to be sent as it is. */
export interface AskedQuestion {
  version: number;
  questions_text: string;
  marks: number;
  mcq_answer: OptionKey | null;
  answer_keys: AnswerKey[];
}

/**
 * A question as it stood at a version, for whoever answers a page that shows that one; as it stands now where none is named or that one is
 * not kept. Undefined where there is no such question.
 */
export async function findAskedQuestion(db: Knex, id: number, version?: number): Promise<AskedQuestion | undefined> {
  const present: AskedQuestion | undefined = await db('questions')
    .where({ id })
    .first('version', 'questions_text', 'marks', 'mcq_answer', 'answer_keys');
  if (!present || version === undefined || version === present.version) return present;
  const kept = await db('question_versions').where({ question_id: id, version }).first('content');
  if (!kept) return present;
  const { questions_text, marks, mcq_answer, answer_keys } = kept.content as Omit<AskedQuestion, 'version'>;
  return { version, questions_text, marks, mcq_answer, answer_keys };
}
