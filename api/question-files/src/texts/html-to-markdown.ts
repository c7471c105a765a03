import { createHash } from 'node:crypto';
import type { Element, ElementContent, Parents, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { Nodes as MarkdownNodes, PhrasingContent, Strong, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import type { InlineMath } from 'mdast-util-math';
import { type Info, type State, toMarkdown } from 'mdast-util-to-markdown';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { ImageBasket } from '../exchange-format.ts';
import { lastPart, picturePaths } from '../source/picture-paths.ts';
import { decodedAgain } from './encoded-twice.ts';
import { texOfMathMl } from './mathml.ts';
import { markdownOfPlain } from './plain-paragraphs.ts';
import { joinFormulae, splitFormulae, type TextPiece } from './tex-delimiters.ts';
import { withoutUnknownTags } from './unknown-tags.ts';

/** The notation of a text in a file. `moodle` is HTML with literal line breaks. */
export type TextFormat = 'html' | 'markdown' | 'plain' | 'moodle';

export interface ReadImage {
  file: string;
  of: 'question' | 'answer';
  alt: string;
}
export interface ReadFigure {
  name: string;
  svg: string;
  alt: string;
}

/** Finds the bytes of a picture by its address within the file; null where the file does not hold it. */
export type FindPicture = (address: string) => Promise<Uint8Array | null> | Uint8Array | null;

/** Marks of fields within a text: a private character on both sides of their number. */
export const fieldMark = (index: number): string => `\uE000${index}\uE001`;
export const FIELD_MARK = /\uE000(\d+)\uE001/g;
const PRIVATE = /[\uE000-\uF8FF]/g;

/** Longest source of one text, in characters, pictures within it not counted; ours are 20,000 long at most. */
const LONGEST_SOURCE = 200_000;
const MOST_PICTURES = 40;
/** Elements within each other: texts of word processors have some thirty, broken ones hundreds. */
const MOST_DEPTH = 1_000;
const DATA_ADDRESS = /^data:image\/([\w.+-]+)(?:;[\w=.-]+)*?(;base64)?,([\s\S]*)$/i;

/** Active page elements (scripts, media, forms), with their description. */
const NOT_HELD: Readonly<Record<string, string>> = {
  script: 'a script',
  iframe: 'an embedded page',
  embed: 'an embedded file',
  applet: 'an embedded program',
  audio: 'a sound',
  video: 'a film',
  canvas: 'a drawing made by a script',
  form: 'a form',
};

interface PlacedPicture {
  image: Element;
  parent: Parents;
  address: string;
  alt: string;
}

const svgWriter = unified().use(rehypeStringify, { space: 'svg', closeEmptyElements: true });

const mathNode = (tex: string, display: boolean): InlineMath => ({
  type: 'inlineMath',
  value: tex,
  data: { hProperties: { className: [display ? 'math-display' : 'math-inline'] } } as InlineMath['data'],
});

/** A formula as an element that the handler below knows, so that it travels through the conversion untouched. */
const formula = (tex: string, display: boolean): Element => ({
  type: 'element',
  tagName: 'tex-formula',
  properties: { display: display ? 'block' : 'inline' },
  children: [{ type: 'text', value: tex }],
});

const nodesOf = (pieces: readonly TextPiece[]): ElementContent[] =>
  pieces.map((piece) => ('tex' in piece ? formula(piece.tex, piece.display) : { type: 'text', value: piece.text }));

const formulaHandler: Handle = (_state, element: Element) => mathNode(textOf(element), element.properties.display === 'block');

const RAISED_SIGNS = /^[\d+\-.,()a-zA-Z \u0370-\u03ff°′″'×·±∞*/=<>:;!|[\]]*$/;
const SIGN_OF: Readonly<Record<string, '^' | '_'>> = { sup: '^', sub: '_' };
const PLAIN = new Set(['i', 'em', 'b', 'strong', 'u', 'span', 'font']);
/** Limit for powers of powers; deeper nesting means a broken file. */
const MOST_RAISED = 4;

/** Superscript or subscript as TeX, nested ones included; null if TeX lacks a sign in it. */
function raisedTex(nodes: readonly ElementContent[], depth = 1): string | null {
  let tex = '';
  for (const node of nodes) {
    if (node.type === 'comment') continue;
    if (node.type === 'raw') return null;
    const own = node.type === 'text' ? raisedText(node.value) : raisedElement(node, depth);
    if (own === null) return null;
    tex += own;
  }
  return tex;
}

function raisedText(value: string): string | null {
  const text = value.replace(/[−–]/g, '-').replace(/\s+/g, ' ').trim();
  if (FIELD_MARK.test(text) || !RAISED_SIGNS.test(text)) return null;
  return /[a-zA-Z]{2}/.test(text) ? `\\text{${text}}` : text;
}

function raisedElement(element: Element, depth: number): string | null {
  if (element.tagName === 'tex-formula') return textOf(element);
  if (PLAIN.has(element.tagName)) return raisedTex(element.children, depth);
  const sign = SIGN_OF[element.tagName];
  const inner = sign && depth < MOST_RAISED ? raisedTex(element.children, depth + 1) : null;
  return inner && `${sign}{${inner}}`;
}

/** Markdown has no superscript or subscript; TeX has. */
const raised =
  (sign: '^' | '_'): Handle =>
  (state, element: Element) => {
    const [only, ...more] = element.children;
    const isTwice = only?.type === 'element' && only.tagName === element.tagName && more.length === 0;
    const tex = isTwice ? null : raisedTex(element.children);
    return tex ? mathNode(`${sign}{${tex}}`, false) : (state.all(element) as PhrasingContent[]);
  };

const inlineMath = Object.assign(
  (node: InlineMath) => {
    const display = (node.data?.hProperties as { className?: string[] } | undefined)?.className?.includes('math-display');
    return display ? `$$${node.value}$$` : `$${node.value}$`;
  },
  { peek: () => '$' },
);

/** A text as people type it: “R&D” needs no escape, which `&amp;` does. */
const plainText = (node: Text, _parent: unknown, state: State, info: Info): string =>
  state.safe(node.value, info).replace(/\\&(?!#\w+;|[a-z]\w*;)/gi, '&');

/** Moves spaces at the edges of emphasis out of it: `<b>not </b>a` would be `**not&#x20;**a` otherwise. */
function putSpacesOutside(tree: MarkdownNodes): void {
  visit(tree, (node) => {
    if (!('children' in node)) return;
    node.children = (node.children as PhrasingContent[]).flatMap((child) =>
      ['strong', 'emphasis', 'delete'].includes(child.type) ? withSpacesOutside(child as Strong) : [child],
    ) as never;
    // A line break at the end would show as a backslash.
    const children: { type: string }[] = node.children;
    if (node.type === 'paragraph' || node.type === 'root') while (children.at(-1)?.type === 'break') children.pop();
  });
}

function withSpacesOutside(emphasis: Strong): PhrasingContent[] {
  const children = emphasis.children.flatMap((child) =>
    ['strong', 'emphasis', 'delete'].includes(child.type) ? withSpacesOutside(child as Strong) : [child],
  );
  const [before, after]: [PhrasingContent[], PhrasingContent[]] = [[], []];
  for (let [first] = children; first && isOutside(first, /^\s*/, (space) => before.push(space)); [first] = children)
    children.shift();
  for (let last = children.at(-1); last && isOutside(last, /\s*$/, (space) => after.unshift(space)); last = children.at(-1))
    children.pop();
  return [...before, ...(children.length > 0 ? [{ ...emphasis, children }] : []), ...after];
}

/** Whether nothing is left of an outermost part of emphasis but space or a line break, which `put` receives. */
function isOutside(part: PhrasingContent, edge: RegExp, put: (space: PhrasingContent) => void): boolean {
  if (part.type === 'break') put(part);
  if (part.type !== 'text') return part.type === 'break';
  const value = edge.exec(part.value)?.[0] ?? '';
  if (value !== '') put({ type: 'text', value });
  part.value = part.value.replace(edge, '');
  return part.value === '';
}

function markdownOf(tree: Root): string {
  const handlers = { 'tex-formula': formulaHandler, sup: raised('^'), sub: raised('_') };
  const markdown = toMdast(tree, { handlers, newlines: true }) as MarkdownNodes;
  putSpacesOutside(markdown);
  const text = toMarkdown(markdown, {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    extensions: [
      gfmToMarkdown({ tablePipeAlign: false }),
      {
        unsafe: [{ character: '$', inConstruct: 'phrasing' }],
        handlers: { inlineMath: inlineMath as never, text: plainText as never },
      },
    ],
  });
  return asQuestionText(text);
}

/** Thousands of spaces in a row would take patterns of spaces minutes. */
const withoutLongSpaces = (text: string): string => text.replace(/[^\S\n]{50,}/g, ' ');

/** Marks and labels of parts as our texts write them, which Markdown alone would escape or indent. */
const asQuestionText = (markdown: string): string =>
  withoutLongSpaces(markdown)
    .replace(/\\\[(\d{1,2})\\?\](?=\s*$)/gm, '[$1]')
    .replace(/\u00a0/g, ' ')
    .trim();

/** Prices in Markdown are not formulae; code stays as typed. */
const withEscapedDollars = (markdown: string): string =>
  markdown
    .split(/(`[^`]*`)/)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replaceAll('$', '\\$')))
    .join('');

/** Whether a text is the same in this notation as in HTML: one line without markup is. */
const meansTheSame = (text: string, format: TextFormat): boolean =>
  format === 'html' || (!text.includes('\n') && (format === 'moodle' || !/[<&]/.test(text)));

/** Markdown without the indent that all of its lines have, which would make code of them. */
function withoutIndent(markdown: string): string {
  const indents = markdown.match(/^[ \t]*(?=\S)/gm) ?? [];
  const least = indents.reduce((least, { length }) => Math.min(least, length), Number.POSITIVE_INFINITY);
  return least > 0 ? markdown.replace(new RegExp(`^[ \\t]{1,${least}}`, 'gm'), '') : markdown;
}

const paragraph = (value: string): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [{ type: 'text', value }],
});

/** A text without markup, paragraph by paragraph, with its formulae. */
function plainTree(text: string): Root {
  const paragraphs = text.split(/\n\s*\n/).filter((one) => one.trim() !== '');
  return { type: 'root', children: paragraphs.map((one) => paragraph(one.trim())) };
}

function treeOf(source: string, format: TextFormat): Root {
  if (format === 'plain') return plainTree(source);
  const joined = joinFormulae(source);
  // Line ends count in texts that were typed into a plain field, and paragraphs are lines apart.
  const lines = format === 'moodle' && !/<(?:p|div|br|table|ul|ol)\b/i.test(joined);
  const html = lines
    ? joined
        // A formula on a separate line needs no line breaks around it.
        .replace(/(?<!\n)\n(?=\\+\[|\$\$)|(?<=\\\]|\$\$)\n(?!\n)/g, ' ')
        .split(/\n\s*\n/)
        .map((one) => `<p>${one.trim().replace(/\n/g, '<br>')}</p>`)
        .join('')
    : joined;
  // Word processors write MathML with a prefix, which HTML does not know.
  return fromHtml(html.replace(/(<\/?)(?:m|mml|math):(?=[a-z])/gi, '$1'), { fragment: true }) as Root;
}

/** @throws RangeError where elements are nested too deeply; reading them takes far too long where the stack does not overflow. */
function requireShallow(tree: Root): void {
  let level: readonly (RootContent | ElementContent)[] = tree.children;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_DEPTH) throw new RangeError(`Elements are nested more than ${MOST_DEPTH} levels deep`);
    level = level.flatMap((node) => (node.type === 'element' ? node.children : []));
  }
}

const nameIn = (address: string): string => lastPart(picturePaths(address).at(-1) ?? '');

const nameOf = (address: string): string => nameIn(address).replace(/[^\w.-]+/g, '-') || 'picture';

const linkNote = (address: string): string => (address.startsWith('data:') ? 'an embedded file' : `a link to ${nameOf(address)}`);

/** An SVG by its first signs. */
const isSvg = (bytes: Uint8Array): boolean =>
  /^\s*(?:\ufeff)?(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>|\s)*<svg[\s>]/i.test(
    Buffer.from(bytes.subarray(0, 4_096)).toString('utf8'),
  );

const SAME_EMPHASIS: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strike: 's', del: 's' };
/** Not sup and sub, which mean something within each other, nor span, whose class may say that it holds a formula. */
const EMPHASIS = new Set(['strong', 'em', 's', 'u']);

/** Nested identical emphasis adds nothing and slows the Markdown writer exponentially: hours for a hundred levels. */
function withoutRepeated(nodes: readonly ElementContent[], open: ReadonlySet<string> = new Set()): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    const name = SAME_EMPHASIS[node.tagName] ?? node.tagName;
    if (!EMPHASIS.has(name)) return [{ ...node, children: withoutRepeated(node.children, open) }];
    const children = withoutRepeated(node.children, new Set([...open, name]));
    return open.has(name) ? children : [{ ...node, children }];
  });
}

/**
 * Converts one question's texts to Markdown with TeX. Pictures go into the basket, omissions into `leftOut`.
 * Typesetting sanitises the result again.
 */
export class TextReader {
  readonly images: ReadImage[] = [];
  readonly figures: ReadFigure[] = [];
  readonly #leftOut = new Set<string>();
  readonly #basket: ImageBasket;
  readonly #find: FindPicture;

  constructor(basket: ImageBasket, find: FindPicture) {
    this.#basket = basket;
    this.#find = find;
  }

  get leftOut(): readonly string[] {
    return [...this.#leftOut];
  }

  note(what: string): void {
    this.#leftOut.add(what);
  }

  /**
   * @throws RangeError where its elements are nested too deeply to be read.
   */
  async read(
    source: string,
    { format = 'html', of = 'question' }: { format?: TextFormat; of?: ReadImage['of'] } = {},
  ): Promise<string> {
    const again = decodedAgain(source);
    if (again) this.note(again.note);
    const given = again?.text ?? source;
    const text = withoutLongSpaces((format === 'markdown' ? withoutIndent(given) : given).trim());
    if (text === '') return '';
    if (text.replace(/data:image\/[^"']*/g, '').length > LONGEST_SOURCE) {
      this.note(`a text of more than ${LONGEST_SOURCE.toLocaleString('en')} characters`);
      return '';
    }
    if (format === 'markdown') return this.#markdown(text);
    const plain = meansTheSame(text, format) ? markdownOfPlain(text) : null;
    if (plain !== null) return plain;
    return this.readTree(treeOf(format === 'plain' ? text : this.#withoutUnknownTags(text), format), of);
  }

  async readTree(tree: Root, of: ReadImage['of'] = 'question'): Promise<string> {
    requireShallow(tree);
    this.#clean(tree);
    tree.children = withoutRepeated(tree.children as ElementContent[]);
    await this.#takePictures(tree, of);
    this.#setFormulae(tree);
    return markdownOf(tree);
  }

  /** One line: an option, a label. */
  async line(source: string, options: { format?: TextFormat; of?: ReadImage['of'] } = {}): Promise<string> {
    return (await this.read(source, options)).replace(/\\\n|\s*\n\s*/g, ' ').trim();
  }

  #withoutUnknownTags(text: string): string {
    const { html, unknown } = withoutUnknownTags(text);
    for (const tag of unknown.slice(0, 3)) this.note(`a tag that HTML does not know: “${tag.slice(0, 60)}” is read as text`);
    return html;
  }

  #markdown(text: string): string {
    const pieces = splitFormulae(text);
    const made = pieces.map((piece) =>
      'tex' in piece ? (piece.display ? `$$${piece.tex}$$` : `$${piece.tex}$`) : withEscapedDollars(piece.text),
    );
    if (/<[a-z][^>]*>/i.test(text)) this.note('HTML within Markdown, which stays as typed');
    return asQuestionText(made.join(''));
  }

  #clean(tree: Root): void {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      if (node.type === 'comment' || node.type === 'doctype') {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      if (node.type !== 'element') return undefined;
      const replaced = this.#replacement(node);
      if (replaced === null) return undefined;
      parent.children.splice(index, 1, ...(replaced as RootContent[]));
      return [SKIP, index + replaced.length];
    });
  }

  /** The replacement of an element that is not kept as it is; null if it is. */
  #replacement(element: Element): ElementContent[] | null {
    const { tagName, properties } = element;
    if (tagName === 'math') return this.#math(element);
    if (tagName === 'script' && /^math\/tex/.test(String(properties.type ?? '')))
      return [formula(textOf(element).trim(), /display/.test(String(properties.type)))];
    if (tagName === 'tex') return [formula(textOf(element) || String(properties.alt ?? ''), false)];
    if (tagName === 'style' || tagName === 'noscript' || tagName === 'template') return [];
    if (tagName === 'svg') return this.#drawing(element);
    if (tagName === 'object') return this.#object(element);
    if (tagName === 'table') return this.#captioned(element);
    if (tagName === 'a' && !/^(?:https?:|mailto:)/i.test(String(properties.href ?? ''))) {
      if (properties.href !== undefined && !String(properties.href).startsWith('#')) this.note(linkNote(String(properties.href)));
      this.#clean(element as unknown as Root);
      return element.children;
    }
    const word = NOT_HELD[tagName];
    if (word === undefined) return null;
    this.note(word);
    return [];
  }

  /** A table with its caption above it, which Markdown has no place for; null without a caption. */
  #captioned(table: Element): ElementContent[] | null {
    const caption = table.children.find((child) => child.type === 'element' && child.tagName === 'caption');
    if (caption?.type !== 'element') return null;
    table.children.splice(table.children.indexOf(caption), 1);
    const pieces: Element[] = [{ ...caption, tagName: 'p' }, table];
    for (const piece of pieces) this.#clean(piece as unknown as Root);
    return pieces;
  }

  #math(element: Element): ElementContent[] {
    if (textOf(element).trim() === '') return [];
    const found = texOfMathMl(element);
    if (!found) this.note('a formula in MathML that cannot be read');
    return found ? [formula(found.tex, found.display)] : [{ type: 'text', value: textOf(element) }];
  }

  #object(element: Element): ElementContent[] {
    const { data, type } = element.properties;
    if (typeof data === 'string' && /^image\//.test(String(type ?? '')))
      return [{ ...element, tagName: 'img', properties: { src: data, alt: textOf(element).trim() }, children: [] }];
    this.note('an embedded file');
    return [];
  }

  #drawing(element: Element): ElementContent[] {
    const title = element.children.find((child): child is Element => child.type === 'element' && child.tagName === 'title');
    const alt = String(element.properties.ariaLabel ?? (title ? textOf(title) : ''));
    const svg = svgWriter.stringify({ type: 'root', children: [element] });
    return [this.#figure(svg, alt, '')];
  }

  #figure(svg: string, alt: string, wanted: string): Element {
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 12);
    const name =
      /^[\w-]{1,60}$/.test(wanted) && !this.figures.some((figure) => figure.name === wanted) ? wanted : `drawing-${hash}`;
    if (!this.figures.some((figure) => figure.name === name)) this.figures.push({ name, svg, alt: alt.trim() || 'A drawing' });
    return { type: 'element', tagName: 'img', properties: { src: `diagram:${name}`, alt: '' }, children: [] };
  }

  async #takePictures(tree: Root, of: ReadImage['of']): Promise<void> {
    const placed: PlacedPicture[] = [];
    visit(tree, 'element', (image, _index, parent) => {
      const { src, alt, dataMathml } = image.properties;
      if (image.tagName !== 'img' || !parent || String(src).startsWith('diagram:')) return;
      const words = typeof alt === 'string' ? alt.trim() : '';
      placed.push({
        image,
        parent,
        address: typeof dataMathml === 'string' ? `mathml:${dataMathml}` : String(src ?? ''),
        alt: words,
      });
    });
    for (const picture of placed) {
      const nodes = await this.#pictureNodes(picture, tree, of);
      const index = picture.parent.children.indexOf(picture.image);
      if (index >= 0) picture.parent.children.splice(index, 1, ...(nodes as RootContent[]));
    }
  }

  async #pictureNodes(
    { image, address, alt, parent }: PlacedPicture,
    tree: Root,
    of: ReadImage['of'],
  ): Promise<ElementContent[]> {
    if (address.startsWith('mathml:')) return this.#formulaPicture(address.slice('mathml:'.length), alt);
    if (/\btex(?:render)?\b/.test(String(image.properties.className ?? '')) && alt !== '') return [formula(alt, false)];
    const bytes = await this.#bytesOf(address);
    const name = nameOf(address.startsWith('data:') ? `picture.${DATA_ADDRESS.exec(address)?.[1] ?? 'png'}` : address);
    if (!bytes) {
      this.note(
        /^(?:https?:)?\/\//.test(address)
          ? `a picture at another address: ${address.slice(0, 100)}`
          : `the picture ${name}, which the file does not hold`,
      );
      return alt === '' ? [] : [{ type: 'text', value: alt }];
    }
    if (isSvg(bytes))
      return [
        this.#figure(
          Buffer.from(bytes)
            .toString('utf8')
            .replace(/^[\s\S]*?(?=<svg)/i, ''),
          alt,
          name.replace(/\.svg$/i, ''),
        ),
      ];
    if (this.images.length >= MOST_PICTURES) {
      this.note(`more than ${MOST_PICTURES} pictures`);
      return [];
    }
    this.images.push({ file: await this.#basket.put(bytes, name), of, alt });
    // Pictures appear below the text; within a sentence, refer to them.
    const alone = isAlone(image, parent) && tree.children.indexOf(parent as RootContent) >= 0;
    return alone ? [] : [{ type: 'text', value: ` (picture ${this.images.length}) ` }];
  }

  #formulaPicture(mathml: string, alt: string): ElementContent[] {
    // WIRIS writes « » ¨ § for < > " &.
    const source = mathml.replace(/«/g, '<').replace(/»/g, '>').replace(/¨/g, '"').replace(/§/g, '&');
    const [math] = (fromHtml(source, { fragment: true }) as Root).children;
    return math?.type === 'element' && math.tagName === 'math' ? this.#math(math) : [{ type: 'text', value: alt }];
  }

  async #bytesOf(address: string): Promise<Uint8Array | null> {
    const data = DATA_ADDRESS.exec(address);
    if (!data) return address === '' ? null : ((await this.#find(address)) ?? this.#beside(address));
    const [, , base64, content = ''] = data;
    try {
      return base64 ? Buffer.from(content, 'base64') : Buffer.from(decodeURIComponent(content));
    } catch {
      return null;
    }
  }

  /** A picture from the file's archive or an archive of images, by the last part of its address. */
  async #beside(address: string): Promise<Uint8Array | null> {
    if (/^(?:[a-z][\w+.-]*:)?\/\//i.test(address)) return null;
    return this.#basket.read(nameIn(address));
  }

  #setFormulae(tree: Root): void {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && ['code', 'pre', 'kbd', 'samp', 'tex-formula'].includes(node.tagName)) return SKIP;
      if (node.type !== 'text' || !parent || index === undefined) return undefined;
      const nodes = nodesOf(splitFormulae(node.value));
      if (nodes.length === 1 && nodes[0]?.type === 'text' && nodes[0].value === node.value) return undefined;
      parent.children.splice(index, 1, ...(nodes as RootContent[]));
      return [SKIP, index + nodes.length];
    });
  }
}

const isAlone = (image: Element, parent: Parents): boolean =>
  (parent.children as ElementContent[]).every(
    (child) =>
      child === image ||
      (child.type === 'text' && child.value.trim() === '') ||
      (child.type === 'element' && ['img', 'br'].includes(child.tagName)),
  );

/** Text of a file without the characters that we mark fields with. */
export const withoutMarks = (text: string): string => text.replace(PRIVATE, '');
