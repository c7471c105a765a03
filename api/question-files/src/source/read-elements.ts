import { SaxesParser } from 'saxes';
import { ExchangeRefused } from '../exchange-format.ts';
import { decodeText } from './decode-text.ts';

/** An element with everything in it. Names are without namespace prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
  /** Where it begins, counted from 1. */
  readonly line: number;
}

const DEEPEST = 200;
/** Longest text between two items, in characters: an item with its pictures. */
const LONGEST_ITEM = 24_000_000;
/** Elements of one item. */
const MOST_ELEMENTS = 50_000;
/** Written without a declaration in files of real systems. */
const ENTITIES = { nbsp: '\u00a0', copy: '©', deg: '°', times: '×', ndash: '–', mdash: '—', hellip: '…', rsquo: '’', lsquo: '‘' };

const bare = (name: string) => name.slice(name.indexOf(':') + 1);

/** Builds elements from parser events, and holds complete ones until they are read. */
class ElementBuilder {
  readonly whole: XmlElement[] = [];
  root: XmlElement | null = null;
  readonly #parser = new SaxesParser();
  readonly #depth: number;
  #open: XmlElement[] = [];
  #elements = 0;
  #since = 0;
  #fault: ExchangeRefused | null = null;

  constructor(depth: number) {
    this.#depth = depth;
    const parser = this.#parser;
    Object.assign(parser.ENTITIES, ENTITIES);
    parser.on('error', (error) => this.#refuse(`The XML is broken: ${error.message.replace(/^\d+:\d+: /, '')}`));
    parser.on('doctype', (declaration) => {
      // Declarations are never loaded or expanded; one with its own content is usually a bomb.
      if (/\[|<!/.test(declaration)) this.#refuse('The file declares entities of its own, which are not taken');
    });
    parser.on('opentag', ({ name, attributes }) => this.#begin(name, attributes as Record<string, string>));
    parser.on('closetag', () => this.#end());
    parser.on('text', (text) => this.#add(text));
    parser.on('cdata', (text) => this.#add(text));
  }

  /** @throws ExchangeRefused at the first invalid XML, or if an item exceeds the limit. */
  write(text: string): void {
    this.#since += text.length;
    this.#parser.write(text);
    if (this.#fault) throw this.#fault;
    if (this.#since > LONGEST_ITEM + text.length)
      this.#refuse(`An item is longer than ${LONGEST_ITEM.toLocaleString('en')} characters`);
    if (this.#fault) throw this.#fault;
  }

  end(): void {
    this.#parser.close();
    if (this.#fault) throw this.#fault;
    if (!this.root) throw new ExchangeRefused('The file is empty');
  }

  #refuse(message: string): void {
    this.#fault ??= new ExchangeRefused(`Line ${this.#parser.line}: ${message}`);
  }

  #begin(name: string, given: Record<string, string>): void {
    if (this.#fault) return;
    const attributes = Object.fromEntries(Object.entries(given).map(([key, value]) => [bare(key), value]));
    const element: XmlElement = { name: bare(name), attributes, children: [], line: this.#parser.line };
    this.root ??= element;
    if (this.#open.length > this.#depth) this.#open.at(-1)?.children.push(element);
    this.#open.push(element);
    this.#elements += 1;
    if (this.#open.length > DEEPEST) this.#refuse(`Elements are nested more than ${DEEPEST} deep`);
    if (this.#elements > MOST_ELEMENTS) this.#refuse(`An item has more than ${MOST_ELEMENTS.toLocaleString('en')} elements`);
  }

  #end(): void {
    const element = this.#open.pop();
    if (!element || this.#open.length !== this.#depth || this.#fault) return;
    this.whole.push(element);
    this.#elements = 0;
    this.#since = 0;
  }

  #add(text: string): void {
    if (this.#open.length > this.#depth && !this.#fault) this.#open.at(-1)?.children.push(text);
  }
}

/**
 * The elements of an XML file at `depth` (0: the root itself), one at a time, so that memory does not grow with their
 * number. Only XML's own entities and a few of HTML's are expanded; nothing that the file names is loaded.
 * @throws ExchangeRefused if the file is not well-formed, not in its declared encoding, or larger in one place than an
 * item can be.
 */
export async function* readElements(
  source: AsyncIterable<Uint8Array>,
  { depth, root, encoding }: { depth: 0 | 1 | 2; root?: (element: XmlElement) => void; encoding?: string | undefined },
): AsyncGenerator<XmlElement> {
  const builder = new ElementBuilder(depth);
  let seen = false;
  for await (const text of decodeText(source, encoding)) {
    builder.write(text);
    if (builder.root && !seen) {
      seen = true;
      root?.(builder.root);
    }
    yield* builder.whole.splice(0);
  }
  builder.end();
}

export const isElement = (node: XmlElement | string): node is XmlElement => typeof node !== 'string';

/** The elements directly within another, all or those of a name. */
export const elementsOf = (element: XmlElement, name?: string): XmlElement[] =>
  element.children.filter((child): child is XmlElement => isElement(child) && (name === undefined || child.name === name));

export const firstOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child): child is XmlElement => isElement(child) && child.name === name);

/** All text within an element, without that of elements within it. */
export const ownText = (element: XmlElement | undefined): string =>
  element?.children.filter((child) => typeof child === 'string').join('') ?? '';

/** All text within an element and what it holds. */
export const allText = (element: XmlElement): string =>
  element.children.map((child) => (typeof child === 'string' ? child : allText(child))).join('');

/** An element and all within it for which `test` holds, in their order. */
export function findElements(element: XmlElement, test: (found: XmlElement) => boolean): XmlElement[] {
  return [...(test(element) ? [element] : []), ...elementsOf(element).flatMap((child) => findElements(child, test))];
}
