import katex from 'katex';
import 'katex/contrib/mhchem';
import { escapeHtml } from './escape-html.ts';

/** Formulae repeat a lot within a bank (`$x$`, `$n = 3$`); this many set ones are kept. */
const KEPT = 20_000;
const kept = new Map<string, string>();

/**
 * Sets one formula as HTML with MathML. Nothing in a formula can link, load or style beyond maths (`trust` is off), and macros
 * cannot run away. A formula that KaTeX does not understand comes out as its source in `<code class="tex-error">`.
 */
export function setTex(tex: string, displayMode: boolean): string {
  const key = `${displayMode ? 'd' : 'i'}${tex}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  let html: string;
  try {
    html = katex.renderToString(tex, {
      displayMode,
      output: 'htmlAndMathml',
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: 1_000,
      maxSize: 50,
    });
  } catch {
    html = `<code class="tex-error">${escapeHtml(tex)}</code>`;
  }
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, html);
  return html;
}
