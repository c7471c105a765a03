import { TRANSFER_PREVIEW_SIZE, type TransferPreview } from '@api/contract';
import { readable } from '@api/typesetting';
import type { Knex } from 'knex';
import { ApiError, invalidInput, notFound } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { noteStaffAction } from '../../../operations/staff-log/index.ts';
import { markSumsOfQuestionsOutdated } from '../../../progress/evidence/index.ts';
import { changePlaces, lockPlaces, type QuestionPlace } from '../../questions/index.ts';
import { COURSE_LEVEL_SLUG } from '../../subjects-and-topics/index.ts';
import { lockSubject } from '../subjects/subjects.queries.ts';
import { findStaffTopic, type StaffTopicDetailRow } from '../topics/topics.queries.ts';
import { nameOf, requireTopic } from '../topics/topics.service.ts';
import {
  hasTopicInOtherLevel,
  listQuestionsAt,
  listQuestionsTouching,
  listRecentTransfers,
  lockTransfer,
  markUndone,
  nextNumberAt,
  numbersAt,
  previewQuestions,
  storeTransfer,
} from './transfer.queries.ts';

const EXCERPT = 160;

const presentPlace = ({ id, topic_number, topic_name, slug, subject }: StaffTopicDetailRow) => ({
  ...{ id, topic_number, topic_name, slug, subject },
});

async function requireTarget(db: Knex, id: number, from: StaffTopicDetailRow): Promise<StaffTopicDetailRow> {
  const to = id === from.id ? null : await findStaffTopic(db, id);
  if (!to) throw invalidInput([{ path: 'to', message: 'Please choose another topic' }]);
  return to;
}

/** What a transfer from one topic to another would do. */
export async function previewTransfer({ db, query }: Call<'GET /api/admin/topics/transfer-questions'>): Promise<TransferPreview> {
  const from = await requireTopic(db, query.from);
  const to = query.to === undefined ? null : await requireTarget(db, query.to, from);
  const { rows, totalCount } = await previewQuestions(db, from.id, TRANSFER_PREVIEW_SIZE);
  const listedThere = to !== null && (await hasTopicInOtherLevel(db, to.id, COURSE_LEVEL_SLUG));
  const transfers = await listRecentTransfers(db, from.id);
  const places = new Map([from, ...(to ? [to] : [])].map((topic) => [topic.id, presentPlace(topic)]));
  for (const id of new Set(transfers.flatMap(({ from_topic_id, to_topic_id }) => [from_topic_id, to_topic_id]))) {
    if (!places.has(id)) places.set(id, presentPlace(await requireTopic(db, id)));
  }
  const placeOf = (id: number) => places.get(id) ?? presentPlace(from);
  return {
    subject: from.subject,
    from: placeOf(from.id),
    to: to && placeOf(to.id),
    totalCount,
    questions: rows.map(({ text, shared_in_other_level, ...question }) => ({
      ...question,
      excerpt: readable(text).slice(0, EXCERPT),
      leaves_other_level: to !== null && shared_in_other_level && !listedThere,
    })),
    touching: to && to.subject_id !== from.subject_id ? 0 : from.touching,
    recent: transfers.map(({ id, at, by, moved, from_topic_id, to_topic_id }) => ({
      ...{ id, by, moved: moved.length },
      at: at.toISOString(),
      from: placeOf(from_topic_id),
      to: placeOf(to_topic_id),
    })),
  };
}

/** Further topics with one of them replaced, each once, without the question's own. */
const replaced = (others: readonly number[], from: number, to: number, own: number) =>
  [...new Set(others.map((id) => (id === from ? to : id)))].filter((id) => id !== own).sort((a, b) => a - b);

async function move(
  db: Knex,
  ids: readonly number[],
  { by, now }: { by: number; now: Date },
  place: (question: QuestionPlace) => QuestionPlace,
): Promise<QuestionPlace[]> {
  const before = await lockPlaces(db, ids);
  await changePlaces(db, before.map(place), { by, now });
  await markSumsOfQuestionsOutdated(db, ids);
  return before;
}

/** Locks the subjects of two topics, always in the same order. */
async function lockSubjectsOf(db: Knex, ...topics: readonly { subject_id: number }[]): Promise<void> {
  const ids = [...new Set(topics.map(({ subject_id }) => subject_id))].sort((a, b) => a - b);
  for (const id of ids) await lockSubject(db, id);
}

/**
 * Moves the questions of a topic, or some of them, to another topic. Those that go to another subject leave their
 * further topics behind, which are of their own subject. Sent again it finds nothing more to move.
 */
export async function transferQuestions({ db, caller, body, now }: Call<'POST /api/admin/topics/transfer-questions'>) {
  const { question_ids = null, reason = '' } = body;
  const before = await requireTopic(db, body.from);
  await lockSubjectsOf(db, before, await requireTarget(db, body.to, before));
  const from = await requireTopic(db, body.from);
  const to = await requireTarget(db, body.to, from);
  const leaves = to.subject_id !== from.subject_id;
  const own = await listQuestionsAt(db, from.id, question_ids);
  const touching = question_ids === null && !leaves ? await listQuestionsTouching(db, from.id) : [];
  if (own.length === 0 && touching.length === 0) return { message: 'No question is there any more', moved: 0, transfer_id: null };

  const who = { by: caller.userId, now };
  let number = await nextNumberAt(db, to.id);
  const moved = await move(db, own, who, ({ otherTopicIds, ...question }) => ({
    ...{ ...question, topicId: to.id, number: number++ },
    otherTopicIds: leaves ? [] : replaced(otherTopicIds, from.id, to.id, to.id),
  }));
  const others = touching.filter((id) => !own.includes(id));
  await move(db, others, who, ({ otherTopicIds, ...question }) => ({
    ...question,
    otherTopicIds: replaced(otherTopicIds, from.id, to.id, question.topicId),
  }));
  const kept = moved.map(({ id, number: former, otherTopicIds }) => ({
    ...{ id, number: former },
    ...(leaves && otherTopicIds.length > 0 && { others: otherTopicIds }),
  }));
  const transfer_id = await storeTransfer(db, {
    from: from.id,
    to: to.id,
    at: now,
    by: caller.userId,
    moved: kept,
    touching: others,
  });
  const details = { to: nameOf(to), questions: moved.length, touching: others.length };
  await noteStaffAction(db, { by: caller.userId, action: 'topic.transferred', objectId: from.id, reason, details }, now);
  return { message: `${questions(moved.length)} moved to ${nameOf(to)}`, moved: moved.length, transfer_id };
}

const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`);

/** Undoes a transfer, for those of its questions that are still where it moved them. */
export async function undoTransfer({ db, caller, params, now }: Call<'POST /api/admin/topics/transfers/:id/undo'>) {
  const transfer = await lockTransfer(db, params.id);
  if (!transfer) throw notFound('There is no such transfer');
  if (transfer.undone_at) throw new ApiError(409, 'undone_already', 'This transfer has been taken back already');
  const from = await requireTopic(db, transfer.from_topic_id);
  await lockSubjectsOf(db, from, await requireTopic(db, transfer.to_topic_id));
  const former = new Map(transfer.moved.map((question) => [question.id, question]));
  const there = await listQuestionsAt(db, transfer.to_topic_id, [...former.keys()]);
  const taken = await numbersAt(db, from.id);
  let next = Math.max(0, ...taken, ...transfer.moved.map(({ number }) => number)) + 1;
  const who = { by: caller.userId, now };
  await move(db, there, who, ({ id, otherTopicIds, ...question }) => {
    const { number: wanted = next, others = otherTopicIds } = former.get(id) ?? {};
    const number = taken.has(wanted) ? next++ : wanted;
    taken.add(number);
    return { ...question, id, number, topicId: from.id, otherTopicIds: others.filter((other) => other !== from.id) };
  });
  const stillTouching = (await listQuestionsTouching(db, transfer.to_topic_id)).filter((id) => transfer.touching.includes(id));
  await move(db, stillTouching, who, ({ otherTopicIds, ...question }) => ({
    ...question,
    otherTopicIds: replaced(otherTopicIds, transfer.to_topic_id, from.id, question.topicId),
  }));
  await markUndone(db, transfer.id, now);
  const left = transfer.moved.length - there.length;
  await noteStaffAction(
    db,
    { by: caller.userId, action: 'topic.transfer_undone', objectId: from.id, details: { questions: there.length, left } },
    now,
  );
  const rest = left > 0 ? `; ${questions(left)} had been moved on and stayed` : '';
  return { message: `${questions(there.length)} back at ${nameOf(from)}${rest}`, moved: there.length, left };
}
