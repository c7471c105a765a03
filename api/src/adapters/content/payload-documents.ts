import type { BlogPost } from '@api/contract';
import { slugSchema, text } from '@api/contract';
import { cleanForeignHtml, cleanForeignTree } from '@api/typesetting';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { z } from 'zod';
import { lexicalTree } from './lexical-tree.ts';

/** Most characters of one post's content: a long article has some 30,000. */
const MOST_CONTENT = 400_000;

const moment = z.iso.datetime({ offset: true }).transform((value) => new Date(value).toISOString());

/**
 * A post at `depth=1`. https://payloadcms.com/docs/rest-api/overview, https://payloadcms.com/docs/rich-text/overview
 */
const documentSchema = z.object({
  id: z.union([z.string().min(1).max(60), z.int()]).transform(String),
  title: text(300).min(1),
  slug: slugSchema,
  author: z.union([text(200), z.object({ name: text(200) }).transform(({ name }) => name)]).optional(),
  excerpt: text(600).nullish(),
  publishedDate: moment,
  updatedAt: moment,
  featuredImage: z.union([z.object({ url: text(2_000), alt: text(500).nullish() }), z.string(), z.int()]).nullish(),
  content: z.union([text(MOST_CONTENT), z.object({ root: z.object({ children: z.array(z.unknown()) }) })]).nullish(),
  _status: z.string().optional(),
});
type Document = z.output<typeof documentSchema>;

/** A page of documents, each validated by itself. */
export const documentPageSchema = z.object({ docs: z.array(z.unknown()).max(500), hasNextPage: z.boolean() });

function contentOf({ content }: Document, base: string): string {
  if (!content) return '';
  return typeof content === 'string'
    ? cleanForeignHtml(content, base)
    : cleanForeignTree(lexicalTree(content.root.children), base);
}

/** The first words of an article without a summary. */
function beginningOf({ content }: Document): string {
  if (!content) return '';
  const tree = typeof content === 'string' ? (fromHtml(content, { fragment: true }) as Root) : lexicalTree(content.root.children);
  const words = textOf(tree).replace(/\s+/g, ' ').trim();
  return words.length <= 180 ? words : `${words.slice(0, 180).replace(/\s\S*$/, '')} …`;
}

function imageOf({ featuredImage }: Document, base: string): BlogPost['featuredImage'] {
  if (typeof featuredImage !== 'object' || !featuredImage || !URL.canParse(featuredImage.url, base)) return null;
  const url = new URL(featuredImage.url, base);
  return /^https?:$/.test(url.protocol) ? { url: url.href, alt: featuredImage.alt ?? '' } : null;
}

/** The outcome of reading a document: a post, none (a draft), or unusable, then with its id if it has one. */
export type ReadDocument =
  | { kind: 'post'; id: string; updatedAt: string; toPost(): BlogPost }
  | { kind: 'draft' }
  | { kind: 'damaged'; id: string | null; reason: string };

/** Reads a document. Converting its content takes time and is left to `toPost`. */
export function readDocument(document: unknown, base: string): ReadDocument {
  const parsed = documentSchema.safeParse(document);
  if (!parsed.success) {
    const { id } = (document ?? {}) as { id?: unknown };
    const known = typeof id === 'string' || typeof id === 'number' ? String(id) : null;
    return { kind: 'damaged', id: known, reason: z.prettifyError(parsed.error) };
  }
  const read = parsed.data;
  if (read._status === 'draft') return { kind: 'draft' };
  const { id, title, slug, author = 'Editorial', excerpt, publishedDate, updatedAt } = read;
  return {
    kind: 'post',
    id,
    updatedAt,
    toPost: () => ({
      ...{ id, title, slug, author, publishedDate, updatedAt },
      excerpt: excerpt?.trim() || beginningOf(read),
      featuredImage: imageOf(read, base),
      content: contentOf(read, base),
    }),
  };
}
