import type { Doubt, DoubtMessage, DoubtThread } from '@api/contract';
import { typesetExcerpt } from '@api/typesetting';
import type { FileStore } from '../../../adapters/files/index.ts';
import { presentPhoto } from '../../operations/files/index.ts';
import type { DoubtRow, MessageRow, ParentRow, ThreadRow } from './doubts.queries.ts';

const presentParent = ({ id, created_at, queries, user }: ParentRow) => ({
  id,
  created_at: new Date(created_at).toISOString(),
  queries,
  user,
});

async function presentMessage(row: MessageRow, files: FileStore): Promise<DoubtMessage> {
  const photo = row.photo && (await presentPhoto(files, row.photo));
  return { ...presentParent(row), queries_html: row.queries_html || null, photo };
}

function presentQuestion({ question_id, subject, path, visible, questions_text }: DoubtRow) {
  const topic = path.at(-1);
  if (!topic) throw new Error(`Question ${question_id} has no topic`);
  return { id: question_id, subject, topic, topic_path: path, visible, excerpt_html: typesetExcerpt(questions_text) };
}

/** A doubt or reply as its learner sees it. */
export async function presentDoubt(row: DoubtRow, files: FileStore): Promise<Doubt> {
  const message = await presentMessage(row, files);
  return { ...message, Question: presentQuestion(row), Parent: row.parent && presentParent(row.parent) };
}

/** A doubt with its replies as staff see it. */
export async function presentThread(row: ThreadRow, replies: readonly MessageRow[], files: FileStore): Promise<DoubtThread> {
  return {
    ...(await presentMessage(row, files)),
    asker: { id: row.asker_id, email: row.asker_email },
    Question: { ...presentQuestion(row), questions_html: row.questions_html },
    replies: await Promise.all(replies.map((reply) => presentMessage(reply, files))),
    waiting_since: row.waiting_since?.toISOString() ?? null,
    assignee: row.assignee,
  };
}
