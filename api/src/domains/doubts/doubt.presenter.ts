import type { Doubt, DoubtThread } from '@api/contract';
import type { DoubtRow, MessageRow, ThreadRow } from './doubts.queries.ts';

const presentMessage = ({ id, created_at, queries, user }: MessageRow) => ({
  id,
  created_at: new Date(created_at).toISOString(),
  queries,
  user,
});

function presentQuestion({ question_id, subject, path, visible }: DoubtRow) {
  const topic = path.at(-1);
  if (!topic) throw new Error(`Question ${question_id} has no topic`);
  return { id: question_id, subject, topic, topic_path: path, visible };
}

/** A doubt or reply as its learner sees it. */
export function presentDoubt(row: DoubtRow): Doubt {
  return { ...presentMessage(row), Question: presentQuestion(row), Parent: row.parent && presentMessage(row.parent) };
}

/** A doubt with its replies as staff see it. */
export function presentThread(row: ThreadRow, replies: readonly MessageRow[]): DoubtThread {
  return {
    ...presentMessage(row),
    asker: { id: row.asker_id, email: row.asker_email },
    Question: { ...presentQuestion(row), questions_html: row.questions_html },
    replies: replies.map(presentMessage),
  };
}
