import type { SsrContent } from '@shell/kit/ssr-protocol';
import { escapeHtml, jsonForScript } from '../page-head/head.ts';
import type { LiveModule } from '../registry.ts';
import type { Frame } from './page-rendering.ts';

/** Where the shell's SSR bundle leaves room for the content; `CONTENT_PLACE` of its outlet. */
const CONTENT_PLACE = '<!--module-content-->';

/** The styles of what was rendered, for the one cache of styles that the page goes on with. */
export function styleTags(parts: readonly (Frame | undefined)[], nonce: string): string {
  return parts
    .flatMap((part) => part?.styles ?? [])
    .map(({ names, css }) => `<style data-emotion="${escapeHtml(names)}" nonce="${nonce}">${css.replace(/<\//g, '<\\/')}</style>`)
    .join('');
}

/** The page with its content in its place; without any, the place is empty. */
export function framed(frame: string, content: { html: string; module: LiveModule } | undefined): string {
  if (!content) return frame.replace(CONTENT_PLACE, '');
  const { name } = content.module;
  return frame.replace(CONTENT_PLACE, () => `<div data-first-content="${escapeHtml(name)}">${content.html}</div>`);
}

/** What the content was rendered from, so that its module goes on from it without asking again. */
export function answersBlock({ name, version }: LiveModule, url: URL, { answers, pages }: SsrContent): string {
  const about = jsonForScript({ module: name, version, address: url.pathname + url.search, pages });
  // The answers are JSON already.
  return `<script type="application/json" id="first-content">${about.slice(0, -1)},"answers":${answers.replace(/</g, '\\u003c')}}</script>`;
}
