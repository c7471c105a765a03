import type { PostFault } from '@api/contract';
import { parseMarkdown, TYPESET_VERSION, type TypesetResult, type TypesetTask, typesetTask } from '@api/typesetting';
import type { Knex } from 'knex';
import { visit } from 'unist-util-visit';
import { typesetInProcess } from '../../../../typesetting/typeset-in-process.ts';
import { findDrawings, findImageSizes } from './post-versions.queries.ts';
import { listStalePosts, type SetText, storePostHtml } from './written-posts.queries.ts';

const OUR_IMAGE = /^\/api\/images\/([a-z0-9.-]+)$/;

/** The pictures in a text, with the line and the description of each. */
function imagesIn(markdown: string): { name: string | null; alt: string; line: number; piece: string }[] {
  const images: { name: string | null; alt: string; line: number; piece: string }[] = [];
  visit(parseMarkdown(markdown), (node) => {
    if (node.type !== 'image' && node.type !== 'imageReference') return;
    const address = node.type === 'image' ? node.url : '';
    const name = OUR_IMAGE.exec(address)?.[1] ?? null;
    const [alt, line] = [node.alt?.trim() ?? '', node.position?.start.line ?? 1];
    images.push({ name, alt, line, piece: address.slice(0, 120) || alt });
  });
  return images;
}

/** Pictures get their size and load lazily; the HTML is our own, so its form is known. */
function withSizes(html: string, sizes: ReadonlyMap<string, { width: number; height: number }>): string {
  return html.replace(/<img src="\/api\/images\/([a-z0-9.-]+)"/g, (tag, name: string) => {
    const size = sizes.get(name);
    const room = size?.width ? ` width="${size.width}" height="${size.height}"` : '';
    return `${tag}${room} loading="lazy" decoding="async"`;
  });
}

/** A text nested so deeply that its parser gives up is reported by what sets it. */
function imagesOrNone(markdown: string): ReturnType<typeof imagesIn> {
  try {
    return imagesIn(markdown);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

const inItsProcess = async (task: TypesetTask): Promise<TypesetResult> => {
  const [result] = await typesetInProcess([task]);
  if (!result) throw new Error('One text was to be set');
  return result;
};

/**
 * Typesets a post as readers see it, by default in a child process, and lists what cannot be shown: formulae, missing
 * pictures, pictures without a text alternative.
 */
export async function setPost(
  db: Knex,
  markdown: string,
  typeset: (task: TypesetTask) => Promise<TypesetResult> | TypesetResult = inItsProcess,
): Promise<{ set: SetText; faults: PostFault[] }> {
  const result = await typeset({ kind: 'text', source: markdown });
  const images = imagesOrNone(markdown);
  const names = images.flatMap(({ name }) => name ?? []);
  const sizes = await findImageSizes(db, names);
  const known = new Set([...sizes.keys(), ...(await findDrawings(db, names))]);
  const faults = images.flatMap(({ name, alt, line, piece }): PostFault[] => {
    if (name === null || !known.has(name)) return [{ line, piece, message: 'This picture is not kept here: upload it' }];
    return alt === ''
      ? [{ line, piece, message: 'A picture needs words for people who cannot see it: ![what it shows](…)' }]
      : [];
  });
  const html = withSizes(result.html, sizes);
  return {
    set: { content_html: html, typeset_version: TYPESET_VERSION },
    faults: [...result.faults, ...faults].toSorted((a, b) => a.line - b.line),
  };
}

/** Typesets every post that the present renderer has not set. Returns the count. */
export async function retypesetPosts(db: Knex): Promise<number> {
  const stale = await listStalePosts(db, TYPESET_VERSION);
  for (const { id, content_markdown } of stale) {
    const { set } = await setPost(db, content_markdown, typesetTask);
    await storePostHtml(db, id, content_markdown, set);
  }
  return stale.length;
}
