import type { Element, ElementContent, Root } from 'hast';
import { z } from 'zod';

/** Payload's rich text: Lexical's tree as JSON. https://payloadcms.com/docs/rich-text/converting-html, https://lexical.dev/docs/concepts/nodes */
const nodeSchema = z.object({
  type: z.string(),
  text: z.string().optional(),
  format: z.union([z.int(), z.string()]).optional(),
  tag: z.string().optional(),
  listType: z.string().optional(),
  url: z.string().optional(),
  fields: z.object({ url: z.string().optional() }).optional(),
  value: z.object({ url: z.string(), alt: z.string().nullish() }).optional(),
  children: z.array(z.unknown()).optional(),
});
type Node = z.infer<typeof nodeSchema>;

/** Bits of a text's format. */
const FORMATS: readonly (readonly [bit: number, tagName: string])[] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 'del'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
];
/** Deeper than any article; nodes below are dropped. */
const DEEPEST = 40;

const element = (tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

function formatted({ text = '', format }: Node): ElementContent {
  const bits = typeof format === 'number' ? format : 0;
  return FORMATS.filter(([bit]) => (bits & bit) !== 0).reduce<ElementContent>((inner, [, tagName]) => element(tagName, [inner]), {
    type: 'text',
    value: text,
  });
}

function convert(source: unknown, depth: number): ElementContent[] {
  const parsed = nodeSchema.safeParse(source);
  if (!parsed.success || depth > DEEPEST) return [];
  const node = parsed.data;
  const inner = () => (node.children ?? []).flatMap((child) => convert(child, depth + 1));
  switch (node.type) {
    case 'text':
      return [formatted(node)];
    case 'linebreak':
      return [element('br', [])];
    case 'horizontalrule':
      return [element('hr', [])];
    case 'paragraph':
      return [element('p', inner())];
    case 'heading':
      return [element(/^h[1-6]$/.test(node.tag ?? '') ? (node.tag as string) : 'h2', inner())];
    case 'quote':
      return [element('blockquote', inner())];
    case 'list':
      return [element(node.listType === 'number' ? 'ol' : 'ul', inner())];
    case 'listitem':
      return [element('li', inner())];
    case 'link':
    case 'autolink':
      return [element('a', inner(), { href: node.fields?.url ?? node.url ?? '' })];
    case 'upload':
      return node.value ? [element('p', [element('img', [], { src: node.value.url, alt: node.value.alt ?? '' })])] : [];
    case 'table':
      return [element('table', [element('tbody', inner())])];
    case 'tablerow':
      return [element('tr', inner())];
    case 'tablecell':
      return [element('td', inner())];
    default:
      // An unknown node shows its children.
      return inner();
  }
}

/** The nodes below a Lexical root as a tree of HTML, still to be cleaned. */
export function lexicalTree(children: readonly unknown[]): Root {
  return { type: 'root', children: children.flatMap((child) => convert(child, 0)) };
}
