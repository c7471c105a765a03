import type { Knex } from 'knex';
import { orderCourse } from '../../subjects-and-topics/index.ts';
import { createTypesettingPool } from '../typesetting/typesetting-threads.ts';
import { storedHash, subjectHash } from './import-topics.ts';
import type { JournalEntry } from './journal.ts';
import { questionFingerprint, sourcesOf } from './question-content.ts';
import { lockStoredById, type StoredQuestion } from './questions.queries.ts';
import { deleteFree, findCoursesOf, findUsed, restoreTopic } from './take-back.queries.ts';
import { findStoredTopic, findSubjectNames, renameSubject, type StoredTopic } from './topics.queries.ts';
import { writeWhole } from './write-whole.ts';

export interface TakenBack {
  restored: number;
  removed: number;
  stayed: { item: string; reason: string }[];
}

const CHANGED = 'It was changed since';
const USED = 'It is in use: learners have worked on it, or something refers to it';

/** Undoes an import's changes of questions, in the caller's transaction. */
export async function takeBackQuestions(
  db: Knex,
  entries: readonly JournalEntry[],
  { by, now }: { by: number; now: Date },
): Promise<TakenBack> {
  const stored = await lockStoredById(
    db,
    entries.map(({ id }) => id),
  );
  const result: TakenBack = { restored: 0, removed: 0, stayed: [] };
  const as = ({ before, id, after }: JournalEntry) => ({
    before: before as StoredQuestion | null,
    now: stored.get(id),
    id,
    after,
  });
  const untouched = entries.map(as).filter(({ now: present, after }) => {
    if (!present) return false;
    const changed = present.extended || present.deleted || questionFingerprint(present.content) !== after;
    if (changed) result.stayed.push({ item: present.seed_key, reason: CHANGED });
    return !changed;
  });

  const created = untouched.filter(({ before }) => before === null).map(({ id }) => id);
  const used = await findUsed(db, 'questions', created);
  for (const id of used) result.stayed.push({ item: stored.get(id)?.seed_key ?? '', reason: USED });
  result.removed = await deleteFree(
    db,
    'questions',
    created.filter((id) => !used.has(id)),
  );

  const changed = untouched.flatMap(({ before, now: present }) => (before && present ? [{ before, present }] : []));
  if (changed.length === 0) return result;
  const sources = changed.map(({ before }, index) => sourcesOf(before, index));
  const set = await createTypesettingPool().setColumns(sources, { withFaulty: true });
  const questions = changed.map(({ before, present }, index) => ({
    ...{ id: before.id, seedKey: before.seed_key, seedHash: before.seed_hash, template: before.template },
    ...{ topicId: before.topic_id, otherTopicIds: before.other_topic_ids, questionNumber: before.question_number, round: 1 },
    ...{ content: before.content, before: present, texFaults: set.faults[index]?.length ?? 0 },
  }));
  const staff = { by, now, note: async () => {}, hidden: false };
  await writeWhole(db, questions, { html: set.columns, verified: false, staff, kind: 'restored' });
  result.restored = questions.length;
  return result;
}

/** Undoes an import's changes of topics or subjects, lower ones first, in the caller's transaction. */
export async function takeBackTopics(db: Knex, kind: 'topic' | 'subject', entries: readonly JournalEntry[]): Promise<TakenBack> {
  const result: TakenBack = { restored: 0, removed: 0, stayed: [] };
  const table = kind === 'topic' ? 'topics' : 'subjects';
  const courses =
    kind === 'topic'
      ? await findCoursesOf(
          db,
          entries.map(({ id }) => id),
        )
      : [];
  for (const { id, before, after } of entries) {
    const topic = kind === 'topic' ? await findStoredTopic(db, id) : null;
    const subject = kind === 'subject' ? await findSubjectNames(db, id) : null;
    if (!topic && !subject) continue;
    const item = topic?.slug ?? subject?.name ?? '';
    const present = topic ? storedHash(topic) : subject && subjectHash(subject);
    if (present !== after) result.stayed.push({ item, reason: CHANGED });
    else if (before === null) {
      const free = (await findUsed(db, table, [id])).size === 0;
      if (free) result.removed += await deleteFree(db, table, [id]);
      else result.stayed.push({ item, reason: USED });
    } else {
      if (topic) await restoreTopic(db, before as StoredTopic);
      else await renameSubject(db, id, before as { name: string; audience: 'everyone' | 'staff' });
      result.restored += 1;
    }
  }
  for (const course of courses) await orderCourse(db, course);
  return result;
}
