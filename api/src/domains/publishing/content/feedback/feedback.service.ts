import { createHash } from 'node:crypto';
import { FEEDBACK_ON_PAGE } from '@api/contract';
import type { CsvColumn } from '../../../../csv/csv.ts';
import { notFound } from '../../../../errors.ts';
import { countNetworkTry } from '../../../../http/network-limit.ts';
import type { RateLimit } from '../../../../http/rate-limit.queries.ts';
import type { Call } from '../../../../http/route.ts';
import { exportList } from '../../../operations/staff-log/index.ts';
import { postsFor } from '../content.service.ts';
import { allFeedback, countFeedback, type FeedbackRow, listFeedback, storeFeedback } from './feedback.queries.ts';

type Giving = Call<'PUT /content/blog-posts/:slug/feedback'>;

/** A class that reads the same posts sits behind one address; a script that makes up readers stops here. */
const ANSWERS: RateLimit = { name: 'blog-feedback', tries: 120, windowMs: 60 * 60_000 };

export const limitFeedback = ({ db, address, now }: Pick<Giving, 'db' | 'address' | 'now'>) =>
  countNetworkTry(db, ANSWERS, address, now);

const keyOf = (kind: 'account' | 'visitor', id: string | number) =>
  createHash('sha256').update(`${kind}:${id}`).digest('base64url');

const present = ({ helpful, words, updated_at }: FeedbackRow) => ({ helpful, words, updated_at: updated_at.toISOString() });

/** Stores a reader's feedback on a post, replacing their previous one. */
export async function putFeedback({ db, config, log, caller, params: { slug }, body, now }: Giving) {
  const { docs } = await postsFor({ db, config, log, now }).listPosts({ slug, sort: 'title', limit: 1, page: 1, drafts: false });
  const [post] = docs;
  if (!post) throw notFound('There is no such post');
  const guest = keyOf('visitor', body.visitor);
  const visitor = caller.signedIn ? keyOf('account', caller.userId) : guest;
  const former = visitor === guest ? [] : [guest];
  const { helpful, words } = body;
  return present(
    await storeFeedback(db, { slug: post.slug, title: post.title, visitor, former, helpful, words: words?.trim() }, now),
  );
}

export async function getFeedback({ db, query }: Call<'GET /api/admin/blog-feedback'>) {
  const { page = 1, helpful, slug, words } = query;
  const pageSize = FEEDBACK_ON_PAGE;
  const [posts, { rows, totalCount }] = await Promise.all([
    countFeedback(db),
    listFeedback(db, { helpful, slug, withWords: words === 'true' }, { page, pageSize }),
  ]);
  return {
    posts,
    feedback: rows.map((row) => ({ id: row.id, slug: row.slug, title: row.title, ...present(row) })),
    page,
    pageSize,
    totalCount,
  };
}

const EXPORTED: readonly CsvColumn<FeedbackRow>[] = [
  { header: 'Number', value: ({ id }) => id },
  { header: 'Post', value: ({ title }) => title },
  { header: 'Address', value: ({ slug }) => slug },
  { header: 'Helpful', value: ({ helpful }) => helpful },
  { header: 'Words', value: ({ words }) => words },
  { header: 'First said', value: ({ created_at }) => created_at },
  { header: 'Last said', value: ({ updated_at }) => updated_at },
];

export function exportFeedback(call: Call<'GET /api/admin/blog-feedback/export'>) {
  const { helpful, slug, words } = call.query;
  const query = allFeedback(call.db, { helpful, slug, withWords: words === 'true' });
  return exportList<FeedbackRow>(call, { list: 'feedback', filter: call.query, query, columns: EXPORTED });
}
