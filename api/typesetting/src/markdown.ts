import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Html, Root as MarkdownRoot } from 'mdast';
import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { findTexFaults, type TexFault } from './faults.ts';
import { inlineSvg } from './svg.ts';
import { setFormula } from './tex.ts';
import { unbroken } from './unbroken.ts';

/** A drawing that the text refers to as `![](diagram:NAME)`. */
export interface TypesetDiagram {
  name: string;
  svg: string;
  alt: string;
}

/** Markdown's own elements, with `diagram:` as one more scheme of images, which `setDiagrams` resolves. */
const ALLOWED: Options = {
  ...defaultSchema,
  attributes: { ...defaultSchema.attributes, a: ['href', 'title'], code: [['className', /^(?:math-|language-)[\w-]+$/]] },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https', 'diagram'] },
};

/** `$$…$$` inside a paragraph is a displayed formula, as its author means it; Markdown alone would set it in the line. */
function displayMathInParagraphs() {
  return (tree: MarkdownRoot, file: { value: unknown }) => {
    const source = String(file.value);
    visit(tree, 'inlineMath', (node) => {
      const start = node.position?.start.offset ?? 0;
      if (source.startsWith('$$', start)) node.data = { ...node.data, hProperties: { className: ['math-display'] } };
    });
  };
}

/**
 * Limit of table cells in a text. Each row of a table is as wide as its head, whatever is written in it, so 18,000
 * characters could make eight million cells, and take 4 GB.
 */
const MOST_CELLS = 10_000;

function hugeTablesAsTyped() {
  return (tree: MarkdownRoot, file: { value: unknown }) => {
    let cells = 0;
    visit(tree, 'table', ({ align, children, position }, index, parent) => {
      const more = (align?.length ?? 0) * children.length;
      if (!parent || index === undefined) return;
      if (cells + more <= MOST_CELLS) {
        cells += more;
        return;
      }
      const value = String(file.value).slice(position?.start.offset, position?.end.offset);
      parent.children[index] = { type: 'paragraph', children: [{ type: 'text', value }] };
    });
  };
}

/** Tags typed into a text are shown as typed: `p <q and r> s` loses nothing, and nothing of it is ever markup. */
const tagsAsText = (_state: unknown, node: Html) => ({ type: 'text' as const, value: node.value });

const classesOf = (element: Element) => (Array.isArray(element.properties.className) ? element.properties.className : []);

function withTouching(html: string, siblings: readonly RootContent[], index: number): string {
  const [words, next] = [siblings[index - 1], siblings[index + 1]].map((node) => (node?.type === 'text' ? node : undefined));
  const { before, formula, behind } = unbroken(words?.value ?? '', html, next?.value ?? '');
  if (words) words.value = before;
  if (next) next.value = behind;
  return formula;
}

function setFormulae() {
  return (tree: Root) => {
    visit(tree, 'element', (element, index, parent) => {
      const classes = classesOf(element);
      const display = classes.includes('math-display');
      if (!parent || index === undefined || element.tagName !== 'code' || !(display || classes.includes('math-inline'))) return;
      // A displayed formula in its own paragraph arrives as `<pre><code>`.
      const { html } = setFormula(textOf(element), display);
      parent.children[index] = { type: 'raw', value: display ? html : withTouching(html, parent.children, index) };
    });
    visit(tree, 'element', (element, index, parent) => {
      const only = element.tagName === 'pre' && element.children.length === 1 ? element.children[0] : undefined;
      if (parent && index !== undefined && only?.type === 'raw') parent.children[index] = { ...element, tagName: 'p' };
    });
  };
}

const isDiagram = (node: ElementContent | RootContent): node is Element =>
  node.type === 'element' && node.tagName === 'img' && String(node.properties.src).startsWith('diagram:');

/** Puts drawings in the place of `![](diagram:NAME)`; a paragraph of nothing else becomes the figure. */
function setDiagrams(diagrams: readonly TypesetDiagram[], scope: string, tree: Root): void {
  const figureOf = (image: Element): RootContent & ElementContent => {
    const diagram = diagrams.find(({ name }) => `diagram:${name}` === image.properties.src);
    const svg = diagram ? inlineSvg(diagram.svg, diagram.alt, scope) : null;
    return svg ? { type: 'raw', value: `<figure class="q-diagram">${svg}</figure>` } : { type: 'text', value: '' };
  };
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined) return;
    const inner = element.tagName === 'p' ? element.children.filter((node) => node.type !== 'text' || node.value.trim()) : [];
    if (inner.length > 0 && inner.every(isDiagram)) {
      parent.children.splice(index, 1, ...inner.map((node) => figureOf(node as Element)));
    } else if (isDiagram(element)) parent.children[index] = figureOf(element);
  });
}

const isEmpty = (node: ElementContent): boolean => node.type === 'text' && node.value.trim() === '';

/**
 * A header cell without words heads nothing, and screen readers would announce it all the same: the corner of a table becomes a
 * plain cell, and a header row of nothing else goes.
 */
function emptyHeaders() {
  return (tree: Root) => {
    visit(tree, 'element', (element, index, parent) => {
      if (element.tagName === 'th' && element.children.every(isEmpty)) element.tagName = 'td';
      if (!parent || index === undefined || element.tagName !== 'thead') return;
      const cells = element.children.flatMap((row) => (row.type === 'element' ? row.children : []));
      if (!cells.every((cell) => cell.type !== 'element' || cell.children.every(isEmpty))) return;
      parent.children.splice(index, 1);
      return index;
    });
  };
}

/** Links that leave the page do not hand it over. */
function closeLinks() {
  return (tree: Root) => {
    visit(tree, 'element', (element) => {
      if (element.tagName === 'a') element.properties.rel = ['noopener'];
    });
  };
}

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMath).freeze();

/** Markdown with TeX as the tree that its author wrote. */
export const parseMarkdown = (markdown: string): MarkdownRoot => reader.parse(markdown);

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath)
  .use(displayMathInParagraphs)
  .use(hugeTablesAsTyped)
  .use(remarkRehype, { handlers: { html: tagsAsText } })
  .use(rehypeSanitize, ALLOWED)
  .use(closeLinks)
  .use(emptyHeaders)
  .use(setFormulae);
// Raw nodes are only what `setFormula` and `inlineSvg` have made, after everything else was sanitised.
const stringifier = unified().use(rehypeStringify, { allowDangerousHtml: true });

/** What the text of `markdownTree` may contain, and where its faults are collected. */
export interface MarkdownOptions {
  diagrams?: readonly TypesetDiagram[];
  /** Prefix that makes its drawings' ids unique. */
  scope?: string;
  faults?: TexFault[];
}

/** Markdown with TeX as a cleaned tree, formulae and drawings set. */
export function markdownTree(markdown: string, { diagrams = [], scope = markdown, faults }: MarkdownOptions = {}): Root {
  const file = { value: markdown };
  const parsed = parser.parse(markdown);
  faults?.push(...findTexFaults(parsed, markdown));
  const tree = parser.runSync(parsed, file as never) as Root;
  setDiagrams(diagrams, scope, tree);
  return tree;
}

export function treeToHtml(tree: Root): string {
  return stringifier.stringify(tree);
}
