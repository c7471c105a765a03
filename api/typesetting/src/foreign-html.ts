import type { ElementContent, Root, RootContent, Text } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { MESSAGE_FORMULA } from './message.ts';
import { setFormula } from './tex.ts';

/**
 * Elements allowed in posts of another service: those of our own texts, and no attribute that could run, style or
 * track.
 */
const ALLOWED: Options = {
  ...defaultSchema,
  attributes: {
    ...defaultSchema.attributes,
    '*': [],
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    code: [],
    ol: ['start'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  // Removed with their content.
  strip: ['script', 'style', 'iframe', 'object', 'template', 'noscript', 'svg', 'math'],
};
const VERBATIM = new Set(['code', 'pre', 'kbd', 'samp']);
/** More formulae than any post has; those after it stay as written. */
const MOST_FORMULAE = 500;

const cleaner = unified().use(rehypeSanitize, ALLOWED).freeze();
// Raw nodes are only what `setFormula` has made, after everything else was sanitised.
const writer = unified().use(rehypeStringify, { allowDangerousHtml: true });

function withFormulae(text: string, room: { formulae: number }): ElementContent[] {
  const nodes: ElementContent[] = [];
  let from = 0;
  for (const match of text.matchAll(MESSAGE_FORMULA)) {
    if (room.formulae === 0) break;
    room.formulae -= 1;
    const [whole, dollars, bracket, parenthesis, dollar] = match;
    const tex = dollars ?? bracket ?? parenthesis ?? dollar ?? '';
    nodes.push({ type: 'text', value: text.slice(from, match.index) });
    nodes.push({ type: 'raw', value: setFormula(tex, dollars !== undefined || bracket !== undefined).html } as unknown as Text);
    from = match.index + whole.length;
  }
  return [...nodes, { type: 'text', value: text.slice(from) }];
}

/** Pictures and links by whole addresses; links do not hand this page over, and the page has its own first heading. */
function atHome(tree: Root, base: string): void {
  visit(tree, 'element', (element) => {
    for (const name of ['href', 'src'] as const) {
      const address = element.properties[name];
      if (typeof address === 'string' && URL.canParse(address, base)) element.properties[name] = new URL(address, base).href;
    }
    if (element.tagName === 'a') element.properties.rel = ['noopener'];
    if (element.tagName === 'h1') element.tagName = 'h2';
    if (element.tagName === 'img') element.properties.loading = 'lazy';
  });
}

function setFormulae(tree: Root): void {
  const room = { formulae: MOST_FORMULAE };
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && VERBATIM.has(node.tagName)) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const pieces = withFormulae(node.value, room);
    (parent.children as RootContent[]).splice(index, 1, ...pieces);
    return [SKIP, index + pieces.length];
  });
}

/** A tree that another service has made, cleaned by an allow-list like our own texts, its TeX set. `base` is where its addresses start. */
export function cleanForeignTree(tree: Root, base: string): string {
  const clean = cleaner.runSync(tree) as Root;
  atHome(clean, base);
  setFormulae(clean);
  return writer.stringify(clean);
}

export const cleanForeignHtml = (html: string, base: string): string =>
  cleanForeignTree(fromHtml(html, { fragment: true }) as Root, base);
