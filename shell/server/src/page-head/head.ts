import { BRAND } from '@api/contract/brand';
import type { PageHead } from '@shell/kit/page-heads';

export interface HeadOptions extends PageHead {
  /** Absolute address by which search engines shall know the page. */
  canonical: string;
  index: boolean;
}

/** The tags of a page's head. Specification part 1, section 2: indexed only on the production host. */
export function headTags({ title, description, canonical, index }: HeadOptions): string {
  const tags = [
    `<title>${escapeHtml(`${title} | ${BRAND}`)}</title>`,
    `<meta name="robots" content="${index ? 'index, follow' : 'noindex, nofollow'}" />`,
    `<link rel="canonical" href="${escapeHtml(canonical)}" />`,
    `<meta property="og:site_name" content="${escapeHtml(BRAND)}" />`,
    `<meta property="og:title" content="${escapeHtml(title)}" />`,
    `<meta property="og:url" content="${escapeHtml(canonical)}" />`,
    '<meta property="og:type" content="website" />',
    '<meta name="twitter:card" content="summary" />',
  ];
  if (description) {
    tags.push(`<meta name="description" content="${escapeHtml(description)}" />`);
    tags.push(`<meta property="og:description" content="${escapeHtml(description)}" />`);
  }
  return tags.join('\n    ');
}

/** Safe inside text and double-quoted attributes. */
export function escapeHtml(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** JSON that cannot end the script element it stands in. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
