import { defaultSchema } from 'rehype-sanitize';

/** Tags of HTML that need no end, besides those that texts may have. */
const NEVER_ENDED =
  'body center col colgroup embed font form head html iframe link meta nobr object param script style track u wbr';
const KNOWN = new Set([...(defaultSchema.tagNames ?? []), ...NEVER_ENDED.split(' ')]);
/** Signs for less and greater than look like this as well: `x <yz and z> 2`. */
const BEGINS = /<([a-z][a-z0-9]+)(?=[\s>])[^<>]*(?<!\/)>/gi;
const ENDS = /<\/([a-z][a-z0-9]+)/gi;

/** HTML in which what looks like a tag, but is unknown and never ends, is text; with each of these. */
export function withoutUnknownTags(html: string): { html: string; unknown: string[] } {
  const ended = new Set(Array.from(html.matchAll(ENDS), ([, name = '']) => name.toLowerCase()));
  const unknown: string[] = [];
  const made = html.replace(BEGINS, (tag, name: string) => {
    if (KNOWN.has(name.toLowerCase()) || ended.has(name.toLowerCase())) return tag;
    unknown.push(tag);
    return `&lt;${tag.slice(1)}`;
  });
  return { html: made, unknown };
}
