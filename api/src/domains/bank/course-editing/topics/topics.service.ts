import type { StaffTopicDetail, TopicTree } from '@api/contract';
import { counted } from '@api/contract/counted';
import { DEEPEST_TOPIC } from '@api/contract/topic-levels';
import type { Knex } from 'knex';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { ApiError, invalidInput, notFound } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { imageLink } from '../../../operations/files/index.ts';
import { findLastAction, noteStaffAction } from '../../../operations/staff-log/index.ts';
import { markSumsOfQuestionsOutdated } from '../../../progress/evidence/index.ts';
import { followTopics, relistShared } from '../../questions/index.ts';
import {
  freeTopicSlug,
  orderCourse,
  removeTopic,
  requireSubject,
  type SubjectRow,
  storeFormerTopicSlug,
} from '../../subjects-and-topics/index.ts';
import { slugRedirects, slugTaken } from '../slugs.ts';
import { listStaffSubjects, lockSubject } from '../subjects/subjects.queries.ts';
import { editedMeanwhile, presentLastChange, versionOf } from '../versions.ts';
import { setSyllabus } from './syllabus.ts';
import {
  findNumberOwner,
  findStaffTopic,
  findTopicSlugOwner,
  insertTopic,
  listFromOtherLevel,
  listStaffTopics,
  placeTopics,
  type StaffTopicDetailRow,
  type StaffTopicRow,
  updateTopic,
} from './topics.queries.ts';
import { placesOf } from './tree-order.ts';

export const noSuchTopic = () => notFound('There is no such topic');
export const nameOf = ({ topic_number, topic_name }: Pick<StaffTopicRow, 'topic_number' | 'topic_name'>) =>
  `${topic_number} ${topic_name}`;

const versionOfTree = (topics: readonly StaffTopicRow[]) =>
  versionOf(topics.map(({ id, parent_topic_id }) => [id, parent_topic_id]));
const versionOfTopic = ({ topic_name, topic_number, slug, parent_topic_id, syllabus, ...row }: StaffTopicDetailRow) =>
  versionOf([topic_name, topic_number, slug, parent_topic_id, syllabus, row.featured_image, row.featured_image_alt]);

/** Why a topic cannot be deleted. */
function whatKeeps({ questions: { visible, hidden, deleted }, child_count, touching }: StaffTopicDetailRow): string | null {
  if (child_count > 0) return `${counted(child_count, 'topic')} below it: move or delete them first.`;
  const all = visible + hidden + deleted;
  if (all > 0) {
    const bin = deleted > 0 ? `, ${deleted} of them deleted ones that can be brought back` : '';
    return `${counted(all, 'question')} at it${bin}: transfer them first.`;
  }
  return touching > 0 ? `${counted(touching, 'question')} named it as a further topic: transfer its questions first.` : null;
}

const presentTopic = ({ subject_id: _, ...topic }: StaffTopicRow) => topic;

async function presentDetail(db: Knex, row: StaffTopicDetailRow): Promise<StaffTopicDetail> {
  const { id, parent_topic_id, depth, topic_number, topic_name, slug, questions, has_syllabus, shared, subject } = row;
  return {
    ...{ id, parent_topic_id, depth, topic_number, topic_name, slug, questions, has_syllabus, shared, subject },
    version: versionOfTopic(row),
    syllabus: row.syllabus ?? '',
    featuredImage: imageLink(row.featured_image, row.featured_image_alt),
    former_slugs: row.former_slugs,
    kept_by: whatKeeps(row),
    successor_id: parent_topic_id,
    needs_successor: row.in_tests || row.seed_key !== null,
    last_change: presentLastChange(await findLastAction(db, 'topic', id)),
  };
}

async function loadTree(
  db: Knex,
  { id, subject_name, slug }: Pick<SubjectRow, 'id' | 'subject_name' | 'slug'>,
): Promise<TopicTree> {
  const topics = await listStaffTopics(db, id);
  return { subject: { id, subject_name, slug }, version: versionOfTree(topics), topics: topics.map(presentTopic) };
}

/** The topic tree of a subject as staff order it. */
export async function getTopicTree({ db, caller, query }: Call<'GET /api/admin/topics'>) {
  return loadTree(db, await requireSubject(db, query.subject, caller));
}

export async function requireTopic(db: Knex, id: number): Promise<StaffTopicDetailRow> {
  const row = await findStaffTopic(db, id);
  if (!row) throw noSuchTopic();
  return row;
}

export async function getStaffTopic({ db, params }: Call<'GET /api/admin/topics/:id'>) {
  return { topic: await presentDetail(db, await requireTopic(db, params.id)) };
}

/** Gives all topics of a subject an order and parents, all or nothing. Idempotent. */
export async function putTopicOrder({ db, caller, body, now }: Call<'PUT /api/admin/topics/order'>) {
  const { subject_id, version, topics: ordered } = body;
  if (!(await lockSubject(db, subject_id))) throw notFound('There is no such subject');
  const [subject] = await listStaffSubjects(db, subject_id);
  if (!subject) throw notFound('There is no such subject');
  const before = await listStaffTopics(db, subject_id);
  if (versionOf(ordered.map(({ id, parent_topic_id }) => [id, parent_topic_id])) !== versionOfTree(before)) {
    if (version !== versionOfTree(before)) {
      const tree = await loadTree(db, subject);
      throw editedMeanwhile('the topics of this subject', await findLastAction(db, 'subject', subject_id), tree);
    }
    const { places, issues } = placesOf(ordered, new Set(before.map(({ id }) => id)));
    if (issues.length > 0) throw invalidInput(issues);
    await placeTopics(db, subject_id, places);
    await orderCourse(db, subject_id);
    const parents = new Map(before.map(({ id, parent_topic_id }) => [id, parent_topic_id]));
    const moved = places.filter(({ id, parent_topic_id }) => parents.get(id) !== parent_topic_id).map(({ id }) => id);
    if (moved.length > 0) await followTopics(db, moved);
    const details = { topics: before.length, below_another: moved.length };
    await noteStaffAction(db, { by: caller.userId, action: 'subject.topics_ordered', objectId: subject_id, details }, now);
  }
  return { ...(await loadTree(db, subject)), message: 'The order is saved' };
}

/** Rejects a slug of another topic, and one that redirects to another topic unless it is taken over. */
async function requireFreeSlug(
  db: Knex,
  slug: string,
  { subjectId, topicId, takeOver }: { subjectId: number; topicId: number | null; takeOver: boolean },
): Promise<void> {
  const owner = await findTopicSlugOwner(db, subjectId, slug);
  if (!owner || owner.id === topicId) return;
  if (!owner.former) throw slugTaken(slug, owner.name);
  if (!takeOver) throw slugRedirects(slug, owner.name);
}

async function requireFreeNumber(
  db: Knex,
  number: string,
  { subjectId, topicId }: { subjectId: number; topicId: number | null },
) {
  const owner = await findNumberOwner(db, subjectId, number);
  if (owner && owner.id !== topicId) {
    throw invalidInput([{ path: 'topic_number', message: `${number} is the number of ${owner.topic_name}` }]);
  }
}

/** The level of a subtree of `height` below a topic. */
function depthBelow(topics: readonly StaffTopicRow[], parentId: number | null, height = 1): number {
  const parent = parentId === null ? null : topics.find(({ id }) => id === parentId);
  if (parent === undefined) throw invalidInput([{ path: 'parent_topic_id', message: 'There is no such topic in this subject' }]);
  const depth = (parent?.depth ?? 0) + 1;
  if (depth + height - 1 > DEEPEST_TOPIC) {
    throw invalidInput([{ path: 'parent_topic_id', message: `Topics are ${DEEPEST_TOPIC} levels deep at most` }]);
  }
  return depth;
}

export async function createTopic({ db, caller, body, now }: Call<'POST /api/admin/topics'>) {
  const { syllabus = '', take_over_slug: takeOver = false, confirm_broken_tex = false, ...topic } = body;
  const page = await setSyllabus(syllabus, confirm_broken_tex);
  return inTransaction(db, async (transaction) => {
    const subjectId = topic.subject_id;
    if (!(await lockSubject(transaction, subjectId)))
      throw invalidInput([{ path: 'subject_id', message: 'Please choose a subject' }]);
    const depth = depthBelow(await listStaffTopics(transaction, subjectId), topic.parent_topic_id);
    await requireFreeNumber(transaction, topic.topic_number, { subjectId, topicId: null });
    await requireFreeSlug(transaction, topic.slug, { subjectId, topicId: null, takeOver });
    await freeTopicSlug(transaction, subjectId, topic.slug);
    const id = await insertTopic(transaction, { ...topic, ...page, depth });
    await orderCourse(transaction, subjectId);
    await markSumsOfQuestionsOutdated(transaction, await relistShared(transaction, subjectId, [topic.topic_number]));
    const details = { number: topic.topic_number, slug: topic.slug };
    await noteStaffAction(transaction, { by: caller.userId, action: 'topic.created', objectId: id, details }, now);
    return { message: `${nameOf(topic)} is added`, topic: await presentDetail(transaction, await requireTopic(transaction, id)) };
  });
}

/** Ids of a topic and of all below it. */
function subtreeOf(topics: readonly StaffTopicRow[], id: number): StaffTopicRow[] {
  const within = new Set([id]);
  for (const { id: each, parent_topic_id } of topics)
    if (parent_topic_id !== null && within.has(parent_topic_id)) within.add(each);
  return topics.filter((topic) => within.has(topic.id));
}

/** Moves a topic with its subtree under another one, as its last child. */
async function moveBelow(db: Knex, row: StaffTopicDetailRow, parentId: number | null): Promise<void> {
  const topics = await listStaffTopics(db, row.subject_id);
  const moved = subtreeOf(topics, row.id);
  if (moved.some(({ id }) => id === parentId)) {
    throw invalidInput([{ path: 'parent_topic_id', message: 'A topic cannot stand below itself' }]);
  }
  depthBelow(topics, parentId, Math.max(...moved.map(({ depth }) => depth)) - row.depth + 1);
  const rest = topics.filter((topic) => !moved.includes(topic));
  const above = parentId === null ? rest : subtreeOf(rest, parentId);
  const place = rest.indexOf(above.at(-1) as StaffTopicRow) + 1;
  const ordered = rest
    .toSpliced(place, 0, ...moved)
    .map(({ id, parent_topic_id }) => ({ id, parent_topic_id: id === row.id ? parentId : parent_topic_id }));
  await placeTopics(db, row.subject_id, placesOf(ordered, new Set(topics.map(({ id }) => id))).places);
  await orderCourse(db, row.subject_id);
  await followTopics(db, [row.id]);
}

type Picture = NonNullable<Call<'PUT /api/admin/topics/:id'>['body']['picture']> | null;
const pictureOf = (picture: Picture) => ({
  featured_image: picture?.name ?? null,
  featured_image_alt: picture?.alt ?? null,
});
const samePicture = (picture: Picture, { featured_image, featured_image_alt }: StaffTopicDetailRow) =>
  (picture?.name ?? null) === featured_image && (picture === null || picture.alt === featured_image_alt);

/** Changes a topic on top of the version that its editor started from. Idempotent. */
export async function changeTopic({ db, caller, params, body, now }: Call<'PUT /api/admin/topics/:id'>) {
  const { version, take_over_slug: takeOver = false, confirm_broken_tex = false, reason = '', picture, ...wanted } = body;
  const page = wanted.syllabus === undefined ? null : await setSyllabus(wanted.syllabus, confirm_broken_tex);
  return inTransaction(db, async (transaction) => {
    const { subject_id: subjectId } = await requireTopic(transaction, params.id);
    await lockSubject(transaction, subjectId);
    const row = await requireTopic(transaction, params.id);
    const { topic_name = row.topic_name, topic_number = row.topic_number, slug = row.slug } = wanted;
    const parent = wanted.parent_topic_id === undefined ? row.parent_topic_id : wanted.parent_topic_id;
    const changed = {
      topic_name: topic_name !== row.topic_name,
      topic_number: topic_number !== row.topic_number,
      slug: slug !== row.slug,
      parent_topic_id: parent !== row.parent_topic_id,
      syllabus: page !== null && page.syllabus !== row.syllabus,
      picture: picture !== undefined && !samePicture(picture, row),
    };
    const fields = Object.entries(changed).flatMap(([field, differs]) => (differs ? [field] : []));
    if (fields.length > 0) {
      if (version !== versionOfTopic(row)) {
        const topic = await presentDetail(transaction, row);
        throw editedMeanwhile('this topic', await findLastAction(transaction, 'topic', row.id), { topic });
      }
      if (changed.topic_number) await requireFreeNumber(transaction, topic_number, { subjectId, topicId: row.id });
      if (changed.slug) {
        await requireFreeSlug(transaction, slug, { subjectId, topicId: row.id, takeOver });
        await freeTopicSlug(transaction, subjectId, slug);
        await storeFormerTopicSlug(transaction, { subjectId, slug: row.slug, topicId: row.id, now });
      }
      await updateTopic(transaction, row.id, {
        topic_name,
        topic_number,
        slug,
        ...(changed.syllabus ? page : {}),
        ...(changed.picture && pictureOf(picture ?? null)),
      });
      if (changed.parent_topic_id) await moveBelow(transaction, row, parent);
      if (changed.topic_number) {
        const again = await relistShared(transaction, subjectId, [row.topic_number, topic_number]);
        await markSumsOfQuestionsOutdated(transaction, again);
      }
      const details = { fields: fields.join(', '), ...(changed.slug && { former_slug: row.slug }) };
      await noteStaffAction(transaction, { by: caller.userId, action: 'topic.changed', objectId: row.id, reason, details }, now);
    }
    return { message: 'Saved', topic: await presentDetail(transaction, await requireTopic(transaction, row.id)) };
  });
}

async function successorOf(db: Knex, row: StaffTopicDetailRow, wanted: number | null | undefined): Promise<number | null> {
  const id = wanted === undefined ? row.parent_topic_id : wanted;
  if (id === null) {
    if (!row.in_tests && row.seed_key === null) return null;
    throw new ApiError(
      409,
      'needs_successor',
      'Tests of learners or question files name it: choose the topic that takes its place',
    );
  }
  const successor = id === row.id ? null : await findStaffTopic(db, id);
  if (successor?.subject_id !== row.subject_id) {
    throw invalidInput([{ path: 'successor_id', message: 'Please choose another topic of the same subject' }]);
  }
  return id;
}

/** Deletes a topic without questions or topics below it; its addresses redirect to its successor. */
export async function deleteTopic({ db, caller, params, body, now }: Call<'DELETE /api/admin/topics/:id'>) {
  const { subject_id: subjectId } = await requireTopic(db, params.id);
  await lockSubject(db, subjectId);
  const row = await requireTopic(db, params.id);
  const keeps = whatKeeps(row);
  if (keeps) throw new ApiError(409, 'still_used', keeps);
  const successor = await successorOf(db, row, body?.successor_id);
  await markSumsOfQuestionsOutdated(db, await listFromOtherLevel(db, row.id));
  await removeTopic(db, row, successor, now);
  if (successor !== null) await storeFormerTopicSlug(db, { subjectId, slug: row.slug, topicId: successor, now });
  await orderCourse(db, subjectId);
  const details = { name: nameOf(row), slug: row.slug, successor };
  await noteStaffAction(
    db,
    { by: caller.userId, action: 'topic.deleted', objectId: row.id, reason: body?.reason ?? '', details },
    now,
  );
  return { message: `${nameOf(row)} is deleted` };
}
