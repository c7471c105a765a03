import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import katex from 'katex';
import type { Html } from 'mdast';
import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import { htmlOfPlain } from './plain-paragraphs.ts';

/** How formulae are written: as TeX between `\(` and `\)`, or as MathML that keeps its TeX. */
export type FormulaStyle = 'tex' | 'mathml';

const ALLOWED: Options = {
  ...defaultSchema,
  attributes: { ...defaultSchema.attributes, code: [['className', /^(?:math-|language-)[\w-]+$/]] },
  protocols: { ...defaultSchema.protocols, src: ['http', 'https', 'diagram'] },
};

/** As where texts are set: `$$…$$` within a paragraph is displayed. */
function displayMath() {
  return (tree: Parameters<typeof visit>[0], file: { value: unknown }) => {
    const source = String(file.value);
    visit(tree as never, 'inlineMath', (node: { position?: { start: { offset?: number } }; data?: Record<string, unknown> }) => {
      if (source.startsWith('$$', node.position?.start.offset ?? 0))
        node.data = { ...node.data, hProperties: { className: ['math-display'] } };
    });
  };
}

const tagsAsText = (_state: unknown, node: Html) => ({ type: 'text' as const, value: node.value });

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath)
  .use(displayMath as never)
  .use(remarkRehype, { handlers: { html: tagsAsText } })
  .use(rehypeSanitize, ALLOWED);
// Closed as XML wants it, which HTML allows.
const writer = unified().use(rehypeStringify, {
  closeSelfClosing: true,
  closeEmptyElements: true,
  characterReferences: { useNamedReferences: false },
});

/** Elements of MathML whose children are places: base, index, power. https://www.w3.org/TR/MathML3/chapter3.html#id.3.1.3.2 */
const OF_PLACES = new Set(['msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover', 'mfrac', 'mroot']);
const APPLIED = '\u2061';

/** Takes the sign that a function is applied out of where it would be a place too many: KaTeX writes it behind `\max` in every index. */
function keepPlaces(tree: Root): void {
  visit(tree, 'element', (element) => {
    if (!OF_PLACES.has(element.tagName)) return;
    element.children = element.children.filter((child) => child.type !== 'element' || textOf(child) !== APPLIED);
  });
}

function mathMl(tex: string, display: boolean): ElementContent[] {
  try {
    const html = katex.renderToString(tex, {
      output: 'mathml',
      displayMode: display,
      throwOnError: true,
      strict: 'ignore',
      trust: false,
    });
    let math: Element | null = null;
    const tree = fromHtml(html, { fragment: true });
    keepPlaces(tree);
    visit(tree, 'element', (element) => {
      if (element.tagName === 'math') math ??= element;
    });
    return math ? [math] : [];
  } catch {
    return [];
  }
}

/** Formulae repeat a lot within a bank; this many are kept, short ones alone. */
const KEPT = 5_000;
const LONGEST_KEPT = 300;
const kept = new Map<string, ElementContent[]>();

function keptMathMl(tex: string, display: boolean): ElementContent[] {
  const key = `${display}${tex}`;
  const made = kept.get(key) ?? mathMl(tex, display);
  if (tex.length <= LONGEST_KEPT) {
    if (kept.size >= KEPT) kept.clear();
    kept.set(key, made);
  }
  return made;
}

function formulaNodes(tex: string, display: boolean, style: FormulaStyle): ElementContent[] {
  const written: ElementContent[] = [{ type: 'text', value: display ? `\\[${tex}\\]` : `\\(${tex}\\)` }];
  if (style === 'tex') return written;
  const made = keptMathMl(tex, display);
  return made.length > 0 ? made : written;
}

function setFormulae(tree: Root, style: FormulaStyle): void {
  visit(tree, 'element', (element, index, parent) => {
    const classes = Array.isArray(element.properties.className) ? element.properties.className : [];
    const display = classes.includes('math-display');
    if (!parent || index === undefined || element.tagName !== 'code' || !(display || classes.includes('math-inline'))) return;
    parent.children.splice(index, 1, ...formulaNodes(textOf(element).trim(), display, style));
  });
  visit(tree, 'element', (element) => {
    const [only, ...more] = element.children;
    // A displayed formula of its own comes as `<pre><code>`.
    const bare =
      only?.type === 'text' ? /^\\\[[\s\S]*\\\]$/.test(only.value) : only?.type === 'element' && only.tagName === 'math';
    if (element.tagName === 'pre' && more.length === 0 && bare) element.tagName = 'p';
  });
}

export interface HtmlOptions {
  formulae: FormulaStyle;
  /** The address of a drawing in the file, by its name; null drops it. */
  drawing(name: string): { src: string; alt: string } | null;
}

/** A text of ours as HTML for other systems, which is XML as well. */
export function markdownToHtml(markdown: string, { formulae, drawing }: HtmlOptions): string {
  if (markdown.trim() === '') return '';
  const plain = htmlOfPlain(markdown, (tex, display) =>
    writer.stringify({ type: 'root', children: formulaNodes(tex, display, formulae) }),
  );
  if (plain !== null) return plain;
  const file = { value: markdown };
  const tree = parser.runSync(parser.parse(markdown), file as never) as Root;
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'img' || !String(element.properties.src).startsWith('diagram:')) return;
    const found = drawing(String(element.properties.src).slice('diagram:'.length));
    element.properties = found ? { src: found.src, alt: found.alt } : { src: '', alt: '' };
  });
  setFormulae(tree, formulae);
  // HTML takes this as text; XML does not.
  return writer.stringify(tree).replaceAll(']]>', ']]&gt;');
}

/** The same for one line, without its paragraph. */
export function lineToHtml(markdown: string, options: HtmlOptions): string {
  const html = markdownToHtml(markdown, options);
  const [, inner] = /^<p>((?:(?!<p>)[\s\S])*)<\/p>$/.exec(html) ?? [];
  return inner ?? html;
}
