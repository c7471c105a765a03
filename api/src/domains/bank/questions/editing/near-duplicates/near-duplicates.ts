import type { NearDuplicate } from '@api/contract';
import type { Knex } from 'knex';
import type { Call } from '../../../../../http/route.ts';
import { findSubjects } from '../../load/questions.queries.ts';
import { findTopicsAndAbove } from '../content/editable.queries.ts';
import { presentTopic } from '../content/editable-question.ts';
import { findNear } from './near-duplicates.queries.ts';

/** Texts shorter than this, in characters, are alike without being duplicates. */
const SHORTEST = 20;

/** Questions that read nearly the same as a text; see `findNear`. */
export async function listNearDuplicates(db: Knex, sought: Parameters<typeof findNear>[1]): Promise<NearDuplicate[]> {
  if (sought.text.trim().length < SHORTEST) return [];
  const rows = await findNear(db, sought);
  const topics = await findTopicsAndAbove(
    db,
    rows.map(({ topic_id }) => topic_id),
  );
  const subjects = await findSubjects(db, [...new Set([...topics.values()].map(({ subject_id }) => subject_id))]);
  return rows.flatMap(({ topic_id, ...row }) => {
    const topic = topics.get(topic_id);
    const subject = topic && subjects.get(topic.subject_id);
    return topic && subject ? [{ ...row, subject, topic: presentTopic(topic) }] : [];
  });
}

/** What reads nearly the same as a text that is being written. */
export async function findNearDuplicates({ db, body }: Call<'POST /api/admin/questions/near-duplicates'>) {
  const exceptId = body.question_id ?? null;
  return { near_duplicates: await listNearDuplicates(db, { text: body.questions_text, exceptId, former: null }) };
}
