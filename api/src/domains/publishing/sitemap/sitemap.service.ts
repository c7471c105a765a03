import type { ResponseOf } from '@api/contract';
import { addressOf, placeQuery, questionPlace, topicPlace } from '@api/contract/addresses';
import type { Config } from '../../../config.ts';
import type { Call } from '../../../http/route.ts';
import { type AddressRow, listAddresses, listParts, type SitemapKind } from './sitemap.queries.ts';

const MOST_AT_ONCE = 5_000;
const KINDS = ['questions', 'topics', 'syllabus', 'posts'] as const;
type Kind = (typeof KINDS)[number];

/** The source of a kind: posts of an external service have a separate table. */
const sourceOf = (kind: Kind, { CONTENT_URL }: Pick<Config, 'CONTENT_URL'>): SitemapKind =>
  kind === 'posts' && CONTENT_URL !== undefined ? 'external-posts' : kind;

const momentOf = (date: Date | null) => date?.toISOString() ?? null;

export async function getSitemap({ db, config, now }: Call<'GET /api/sitemap'>): Promise<ResponseOf<'GET /api/sitemap'>> {
  const parts = await Promise.all(
    KINDS.map(async (kind) =>
      (await listParts(db, sourceOf(kind, config), now)).map(({ part, lastmod }) => ({
        name: `${kind}-${part}`,
        lastmod: momentOf(lastmod),
      })),
    ),
  );
  return { parts: parts.flat() };
}

/** The page's own address, the one that it names as canonical. */
const PATHS: Readonly<Record<Kind, (row: AddressRow) => string>> = {
  questions: ({ slugs: [subject = '', ...topics], id }) => addressOf('question', questionPlace(subject, topics, id)),
  topics: ({ slugs: [subject = '', ...topics] }) =>
    addressOf('question-list', {}, { query: placeQuery(topicPlace(subject, topics)) }),
  syllabus: ({ slugs: [subject = '', ...topics] }) =>
    addressOf('syllabus', {}, { query: placeQuery(topicPlace(subject, topics)) }),
  posts: ({ slugs }) => addressOf('blog-post', { slug: slugs.join('') }),
};

/** The next addresses of a part; empty if it does not exist. */
export async function getSitemapPart({
  db,
  config,
  params,
  query,
  now,
}: Call<'GET /api/sitemap/:part'>): Promise<ResponseOf<'GET /api/sitemap/:part'>> {
  const [kind, part] = params.part.split('-') as [Kind, string];
  const wanted = { kind: sourceOf(kind, config), part: Number(part), after: query.after ?? 0, limit: MOST_AT_ONCE };
  const rows = await listAddresses(db, wanted, now);
  return {
    addresses: rows.map((row) => ({ path: PATHS[kind](row), lastmod: momentOf(row.lastmod) })),
    next: rows.length < MOST_AT_ONCE ? null : (rows.at(-1)?.id ?? null),
  };
}
