import type { ReportReason } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { inTransactionWithoutRetry } from '../../db/in-transaction.ts';
import { idRow, queryOne, validateOne, validateRow, validateRows } from '../../db/row-validation.ts';
import { topicRow } from '../../domains/bank/subjects-and-topics/index.ts';
import { notify } from '../../domains/support/notifications/index.ts';

const unfilledTestRow = z.object({ id: z.int(), slug: z.string(), duration: z.int(), created_at: z.date() });
/** A seeded test that counts as attempted and has no attempt yet. */
export type UnfilledTest = z.infer<typeof unfilledTestRow>;

/** A learner's tests that were inserted as attempted, oldest first. One that was really taken has a receipt. */
export async function listUnfilledTests(db: Knex, userId: number): Promise<UnfilledTest[]> {
  const rows = await db('tests')
    .where({ user_id: userId, attempts: 1 })
    .whereNull('submitted_at')
    .orderBy(['created_at', 'id'])
    .select(Object.keys(unfilledTestRow.shape));
  return validateRows(unfilledTestRow, rows);
}

export async function teachesClass(db: Knex, userId: number): Promise<boolean> {
  return (await db('class_members').where({ user_id: userId, role: 'teacher' }).first('class_id')) !== undefined;
}

const ungradedTestRow = z.object({ id: z.int(), slug: z.string(), user_id: z.int(), submitted_at: z.date() });
export type UngradedTest = z.infer<typeof ungradedTestRow>;

/** A learner's attempted tests without a grading, oldest first; none if they have one with a grading. */
export async function listUngradedTests(db: Knex, email: string): Promise<UngradedTest[]> {
  const rows = await db('tests')
    .join('users', 'users.id', 'tests.user_id')
    .where('users.email', email)
    .whereNotNull('tests.submitted_at')
    .whereNotExists(db('gradings').whereRaw('gradings.user_id = users.id').select(db.raw('1')))
    .orderBy(['tests.created_at', 'tests.id'])
    .select('tests.id', 'tests.slug', 'tests.user_id', 'tests.submitted_at');
  return validateRows(ungradedTestRow, rows);
}

export async function hasHistory(db: Knex, userId: number): Promise<boolean> {
  const done = ['completed_question', 'user_question', 'tests']
    .map((table) => `SELECT user_id FROM ${table}`)
    .join(' UNION ALL ');
  const asked = `SELECT EXISTS (SELECT FROM (${done}) AS done WHERE user_id = ?) AS any`;
  return (await queryOne(db, z.object({ any: z.boolean() }), asked, [userId])).any;
}

/** Ids of a subject's own visible questions in course order. */
export async function listQuestionIds(db: Knex, subjectSlug: string): Promise<number[]> {
  return db('question_topics as p')
    .join('questions as q', 'q.id', 'p.question_id')
    .join('topics as t', 't.id', 'p.topic_id')
    .join('subjects as s', 's.id', 'p.subject_id')
    .where({ 's.slug': subjectSlug, 'p.kind': 'primary', 'q.visible': true })
    .orderBy(['t.course_order', 'q.question_number', 'q.id'])
    .pluck('q.id');
}

interface MarkedQuestion {
  user_id: number;
  question_id: number;
  created_at: Date;
}

export async function writeMarks(
  db: Knex,
  marks: { completed: MarkedQuestion[]; saved: MarkedQuestion[]; pinned: MarkedQuestion[] },
): Promise<void> {
  if (marks.completed.length > 0) await db('completed_question').insert(marks.completed).onConflict().ignore();
  if (marks.saved.length > 0) await db('user_question').insert(marks.saved).onConflict().ignore();
  if (marks.pinned.length > 0) await db('pinned_question').insert(marks.pinned).onConflict().ignore();
}

export async function findCourse(db: Knex, slug: string) {
  const subject = validateRow(idRow, await db('subjects').where('slug', slug).first('id'));
  if (!subject) return null;
  const topics = await db('topics')
    .where({ subject_id: subject.id, depth: 1 })
    .orderBy('course_order')
    .select(Object.keys(topicRow.shape));
  return { id: subject.id, topics: validateRows(topicRow, topics) };
}

/** An arbitrary number for the seed's advisory lock in its database. */
const LOCK_KEY = 4_807_262;

/** Runs a stage in one transaction; a second seed at the same time waits for it. */
export async function inStage<T>(db: Knex, work: (transaction: Knex) => Promise<T>): Promise<T> {
  return inTransactionWithoutRetry(db, async (transaction) => {
    await transaction.raw('SELECT pg_advisory_xact_lock(?)', [LOCK_KEY]);
    return work(transaction);
  });
}

const gradingWithoutOrderRow = z.object({ test_id: z.int(), user_id: z.int(), paid_at: z.date() });
/** A demo learner's grading that counts as paid without an order. */
type GradingWithoutOrder = z.infer<typeof gradingWithoutOrderRow>;

/** The gradings of these people that are paid without an order, oldest first. */
export async function listGradingsWithoutOrder(db: Knex, emails: readonly string[]): Promise<GradingWithoutOrder[]> {
  const rows = await db('gradings')
    .join('users', 'users.id', 'gradings.user_id')
    .whereIn('users.email', [...emails])
    .whereNotNull('gradings.paid_at')
    .whereNotExists(db('orders').whereRaw('orders.test_id = gradings.test_id').select(db.raw('1')))
    .orderBy(['gradings.paid_at', 'gradings.test_id'])
    .select('gradings.test_id', 'gradings.user_id', 'gradings.paid_at');
  return validateRows(gradingWithoutOrderRow, rows);
}

export async function hasOrdered(db: Knex, userId: number): Promise<boolean> {
  return (await db('orders').where('user_id', userId).first('id')) !== undefined;
}

/** A post as the seed writes it. */
export interface PostContent {
  slug: string;
  title: string;
  author: string;
  excerpt: string;
  /** ISO 8601 in UTC. */
  published_date: string;
  featured_image: string;
  content_markdown: string;
}

const storedPostRow = z.object({
  id: z.int(),
  seed_hash: z.string().nullable(),
  slug: z.string(),
  title: z.string(),
  author: z.string(),
  excerpt: z.string(),
  published_date: z.date().nullable(),
  featured_image: z.string().nullable(),
  content_markdown: z.string(),
});
/** A post as it is stored, staff's own among them: those may have no picture. A post that was never published has no date: an empty text. */
type StoredPost = Omit<z.infer<typeof storedPostRow>, 'published_date'> & { published_date: string };

const formerSlugRow = z.object({ slug: z.string(), post_id: z.int() });

export async function findStoredPosts(db: Knex): Promise<Map<string, StoredPost>> {
  const rows = validateRows(storedPostRow, await db('blog_posts').select(Object.keys(storedPostRow.shape)));
  const former = validateRows(formerSlugRow, await db('blog_post_slugs').select('slug', 'post_id'));
  const posts = rows.map((row) => ({ ...row, published_date: row.published_date?.toISOString() ?? '' }));
  const byId = new Map(posts.map((post) => [post.id, post]));
  // A post that staff have moved is known by its former address too, and stays as they left it.
  const moved = former.flatMap(({ slug, post_id }) => {
    const post = byId.get(post_id);
    return post ? [[slug, post] as const] : [];
  });
  return new Map([...moved, ...posts.map((post) => [post.slug, post] as const)]);
}

/** Inserts or rewrites a published post; its HTML is typeset by a later stage. */
export async function writePost(db: Knex, post: PostContent & { seed_hash: string }): Promise<void> {
  const row = { ...post, status: 'published', typeset_version: 0, updated_at: post.published_date };
  await db('blog_posts').insert(row).onConflict('slug').merge();
}

interface AskedDoubt {
  questionId: number;
  userId: number;
  queries: string;
  askedAt: Date;
  reply: { userId: number; queries: string; at: Date } | null;
}

/** A report, closed if it has an outcome. */
interface FiledReport {
  questionId: number;
  userId: number;
  type: ReportReason;
  description: string;
  at: Date;
  closed: { by: number; at: Date; outcome: 'fixed' | 'not_a_fault'; note: string } | null;
}

export async function hasDoubtsOrReports(db: Knex): Promise<boolean> {
  const asked = 'SELECT EXISTS (SELECT FROM doubts) OR EXISTS (SELECT FROM reports) AS any';
  return (await queryOne(db, z.object({ any: z.boolean() }), asked)).any;
}

const insertMessage = async (db: Knex, message: object): Promise<number> =>
  validateOne(idRow, await db('doubts').insert(message).returning('id')).id;

const placeRow = z.object({ topic_name: z.string() });

/** Stores doubts, each with its reply and the learner's notification. */
export async function insertDoubts(db: Knex, doubts: readonly AskedDoubt[]): Promise<void> {
  for (const { questionId, userId, queries, askedAt, reply } of doubts) {
    const doubt = await insertMessage(db, { question_id: questionId, user_id: userId, queries, created_at: askedAt });
    if (!reply) continue;
    const answer = { user_id: reply.userId, queries: reply.queries, created_at: reply.at };
    const stored = await insertMessage(db, { question_id: questionId, parent_id: doubt, ...answer });
    const topic = db('questions').join('topics', 'topics.id', 'questions.topic_id').where('questions.id', questionId);
    const { topic_name } = validateOne(placeRow, await topic.select('topics.topic_name'));
    const data = { doubt_id: doubt, topic: topic_name };
    await notify(db, { userId, kind: 'doubt_answered', data, once: `reply:${stored}` }, reply.at);
  }
}

export async function insertReports(db: Knex, reports: readonly FiledReport[]): Promise<void> {
  await db('reports').insert(
    reports.map(({ questionId, userId, type, description, at, closed }) => ({
      question_id: questionId,
      user_id: userId,
      type,
      description,
      created_at: at,
      updated_at: at,
      closed_at: closed?.at ?? null,
      closed_by: closed?.by ?? null,
      outcome: closed?.outcome ?? null,
      note: closed?.note ?? null,
    })),
  );
}
