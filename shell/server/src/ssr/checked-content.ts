import type { SsrContent } from '@shell/kit/ssr-protocol';
import { z } from 'zod';

/** An address of this site: no page redirects to another one, or takes a picture from there. */
const ownPath = z.string().regex(/^\/(?!\/)/);
const words = z.string();

const head = z.looseObject({
  title: words,
  description: words.optional(),
  canonical: ownPath.nullable().optional(),
});

const sharing = z.looseObject({
  kind: z.literal('article').optional(),
  published: words.optional(),
  modified: words.optional(),
  image: z.looseObject({ path: ownPath, width: z.number(), height: z.number(), alt: words }).optional(),
  feeds: z.array(z.looseObject({ type: words, title: words, path: ownPath })).optional(),
  data: z.array(z.record(z.string(), z.unknown())).optional(),
});

const content = z.looseObject({
  wanted: z.array(z.looseObject({ name: words, address: words })),
  head: head.nullable(),
  html: words,
  styles: z.array(z.looseObject({ names: words, css: words })),
  answers: words,
  sharing: sharing.optional(),
  redirect: z.looseObject({ to: ownPath, permanent: z.boolean() }).optional(),
});

/**
 * Validates a module's rendered content: modules are released by their own teams.
 * @throws Error that describes the fault.
 */
export function checkedContent(module: string, rendered: unknown): SsrContent {
  const { success, error } = content.safeParse(rendered);
  if (!success) throw new Error(`${module} renders what no page can be made of: ${z.prettifyError(error)}`);
  return rendered as SsrContent;
}
