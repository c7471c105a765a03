import { parseQuestionText } from '@api/contract/question-text';
import { parseMarkdown } from '@api/typesetting';
import type { PhrasingContent, RootContent } from 'mdast';
import { formulaBoxes } from './formula-box.ts';
import { type Box, type Face, words } from './image-text.ts';

type InlineMath = Extract<PhrasingContent, { type: 'inlineMath' }>;

/** How the text is set, in pixels. */
export interface TextSetting {
  width: number;
  size: number;
  colour: string;
}

/** A box in a line: with the space before it, where the line may break unless that is null. */
interface Item {
  box: Box;
  space: number | null;
}

export interface Line {
  items: readonly Item[];
  indent: number;
  gap: number;
}

/** How far a part stands in from its label, in ems. */
const INDENT = 1.55;
const PARAGRAPH_GAP = 14;

class Paragraph {
  readonly #setting: TextSetting;
  readonly #indent: number;
  readonly lines: Line[] = [];
  #items: Item[] = [];
  #length = 0;

  constructor(setting: TextSetting, indent: number) {
    this.#setting = setting;
    this.#indent = indent;
  }

  get width(): number {
    return this.#setting.width - this.#indent;
  }

  add(box: Box, space: number | null): void {
    const advance = (this.#items.length > 0 ? (space ?? 0) : 0) + box.width;
    if (space !== null && this.#items.length > 0 && this.#length + advance > this.width) this.break();
    this.#length += (this.#items.length > 0 ? (space ?? 0) : 0) + box.width;
    this.#items.push({ box, space });
  }

  break(): void {
    if (this.#items.length > 0)
      this.lines.push({ items: this.#items, indent: this.#indent, gap: this.lines.length === 0 ? PARAGRAPH_GAP : 0 });
    this.#items = [];
    this.#length = 0;
  }
}

async function addPhrase(
  paragraph: Paragraph,
  node: PhrasingContent,
  face: Face,
  setting: TextSetting,
  joined: { next: boolean },
) {
  const { size, colour } = setting;
  const addWords = (text: string) => {
    for (const [, space = '', word = ''] of text.matchAll(/(\s*)(\S*)/g)) {
      if (space !== '') joined.next = false;
      if (word === '') continue;
      paragraph.add(words(word, { face, size, colour }), joined.next ? null : size * 0.26);
      joined.next = true;
    }
  };
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'html':
      return addWords(node.value);
    case 'break':
      paragraph.break();
      joined.next = false;
      return;
    case 'inlineMath': {
      const boxes = await formulaBoxes(node.value, { size, colour, most: paragraph.width, display: false });
      if (!boxes) return addWords(node.value);
      for (const [index, { box, before }] of boxes.entries()) {
        const first = index === 0;
        paragraph.add(box, first ? (joined.next ? null : size * 0.26) : before);
      }
      joined.next = true;
      return;
    }
    case 'strong':
    case 'emphasis':
    case 'delete':
    case 'link':
      for (const child of node.children) {
        await addPhrase(
          paragraph,
          child,
          node.type === 'strong' ? 'serif-bold' : node.type === 'emphasis' ? 'serif-italic' : face,
          setting,
          joined,
        );
      }
  }
}

async function setPhrases(
  children: readonly PhrasingContent[],
  setting: TextSetting,
  indent: number,
  label: string,
): Promise<Line[]> {
  const paragraph = new Paragraph(setting, indent);
  const joined = { next: false };
  const { size, colour } = setting;
  if (label) {
    const box = words(label, { face: 'serif', size, colour });
    // It hangs in the margin of its part.
    paragraph.add({ ...box, width: 0, draw: (x, baseline) => box.draw(x - INDENT * size, baseline) }, null);
  }
  for (const child of children) await addPhrase(paragraph, child, 'serif', setting, joined);
  paragraph.break();
  return paragraph.lines;
}

const isFormula = (children: readonly PhrasingContent[]): children is readonly [InlineMath] =>
  children.length === 1 && children[0]?.type === 'inlineMath';

async function setDisplayed(tex: string, setting: TextSetting, indent: number): Promise<Line[]> {
  const boxes = await formulaBoxes(tex, { ...setting, most: setting.width - indent - setting.size, display: true });
  return (boxes ?? []).map(({ box }) => ({ items: [{ box, space: null }], indent: indent + setting.size, gap: PARAGRAPH_GAP }));
}

/** Lines of one block; drawings and tables, which want more room than there is, give none. */
async function setBlock(node: RootContent, setting: TextSetting, indent: number, label: string): Promise<Line[]> {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return isFormula(node.children)
        ? setDisplayed(node.children[0].value, setting, indent)
        : setPhrases(node.children, setting, indent, label);
    case 'math':
      return setDisplayed(node.value, setting, indent);
    case 'list':
    case 'listItem':
    case 'blockquote': {
      const lines: Line[] = [];
      for (const child of node.children) {
        lines.push(
          ...(await setBlock(
            child,
            setting,
            node.type === 'listItem' ? indent + setting.size : indent,
            node.type === 'listItem' ? '–' : '',
          )),
        );
      }
      return lines;
    }
    default:
      return [];
  }
}

/** A question's text with its parts as lines of words and formulae. Only what a reader sees who has opened nothing. */
export async function setQuestionText(markdown: string, setting: TextSetting): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { part, markdown: text } of parseQuestionText(markdown)) {
    const depth = part === '' ? 0 : part.includes('.') ? 2 : 1;
    let label = part === '' ? '' : `(${part.split('.').at(-1)})`;
    for (const node of parseMarkdown(text).children) {
      lines.push(...(await setBlock(node, setting, depth * INDENT * setting.size, label)));
      label = '';
    }
  }
  return lines;
}
