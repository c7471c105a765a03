import { readdir, readFile } from 'node:fs/promises';
import { typesetTask } from '@api/typesetting';
import type { Knex } from 'knex';
import { contentHash, decide } from '../../domains/bank/questions/index.ts';
import { imageName, storeImages } from '../../domains/operations/files/index.ts';
import { noCounts, type StageCounts } from './stage.ts';
import { findStoredPosts, type PostContent, writePost } from './stages.queries.ts';

const FOLDER = new URL('../blog-posts/', import.meta.url);
const FIELDS = ['title', 'author', 'published', 'excerpt', 'picture'] as const;

/**
 * A post file: `field: value` lines between two lines of `---`, then Markdown. The file's name is the slug and the name
 * of the picture at its head; `picture` describes that.
 */
export function readPost(slug: string, source: string): Omit<PostContent, 'featured_image'> & { picture: string } {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const values = new Map(
    head.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const missing = FIELDS.filter((field) => !values.get(field));
  if (missing.length > 0) throw new Error(`${slug}.md has no ${missing.join(', ')}`);
  const field = (name: (typeof FIELDS)[number]) => values.get(name) as string;
  return {
    slug,
    title: field('title'),
    author: field('author'),
    excerpt: field('excerpt'),
    published_date: new Date(field('published')).toISOString(),
    content_markdown: body.trim(),
    picture: field('picture'),
  };
}

export async function seedPosts(db: Knex): Promise<StageCounts> {
  const counts = noCounts();
  const stored = await findStoredPosts(db);
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.md')).sort();
  for (const file of files) {
    const { picture: alt, ...post } = readPost(file.replace(/\.md$/, ''), await readFile(new URL(file, FOLDER), 'utf8'));
    const svg = (await readFile(new URL(`${post.slug}.svg`, FOLDER), 'utf8')).trim();
    const content: PostContent = { ...post, featured_image: imageName(`post-${post.slug}`, svg) };
    await storeImages(db, [{ name: content.featured_image, svg, alt }]);
    const before = stored.get(post.slug);
    const { id: _, seed_hash: seedHash, ...current } = before ?? { id: 0, seed_hash: null };
    const wanted = contentHash(content);
    const decision = decide(wanted, before && { seedHash, current: contentHash(current) });
    counts[decision === 'insert' ? 'inserted' : decision === 'update' ? 'updated' : 'kept'] += 1;
    if (decision === 'keep') continue;
    const [fault] = typesetTask({ kind: 'text', source: post.content_markdown }).faults;
    if (fault) throw new Error(`${file}: ${fault.message}: ${fault.piece}`);
    await writePost(db, { ...content, seed_hash: wanted });
  }
  return counts;
}
