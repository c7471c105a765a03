import { parseMarkdown } from '@api/typesetting';
import type { Paragraph, PhrasingContent, Root, RootContent, Table } from 'mdast';
import type { Content, ContentText } from 'pdfmake/interfaces';
import { COLOUR, LINE } from '../typography.ts';
import { setFigure } from './figure.ts';
import { isDisplayed, type Stretch, setDisplayedFormula, setLine } from './line.ts';
import type { LineBox } from './line-box.ts';
import { indented, type Setting } from './setting.ts';

/** A block of text with its approximate height: enough to decide what is kept on one page. */
export interface Block {
  content: Content & object;
  height: number;
  /** The last line, if marks can go beside it. */
  lastLine: Stretch[] | null;
  /** The first line, if it starts at the left and a label can go before it. */
  firstLine: Stretch[] | null;
}

const PARAGRAPH_GAP = 6;
const DISPLAY_GAP = 4;
const LIST_INDENT = 18;

const lineHeight = (size: number) => (LINE.ascent + LINE.descent) * size;

/** How many points high a line of these stretches is in the end, roughly. */
function textHeight(line: readonly Stretch[], { width, size, boxes }: Setting): number {
  let [length, tallest] = [0, lineHeight(size)];
  for (const { text, font } of line) {
    const box = font === undefined ? null : boxes.font(font);
    length += box ? box.widthOfString(text) : text.length * size * 0.46;
    if (box) tallest = Math.max(tallest, box.lineHeight());
  }
  return tallest + (Math.ceil(length / width) - 1) * lineHeight(size);
}

function textBlock(line: Stretch[], setting: Setting, look: Partial<ContentText> = {}, gap = PARAGRAPH_GAP): Block {
  const content = { text: line, margin: [0, 0, 0, gap] as [number, number, number, number], ...look } as ContentText;
  const centred = look.alignment === 'center';
  return { content, height: textHeight(line, setting) + gap, lastLine: line, firstLine: centred ? null : line };
}

async function displayedBlock(tex: string, setting: Setting): Promise<Block> {
  const { line, centred } = await setDisplayedFormula(tex, setting);
  const margin: [number, number, number, number] = [0, DISPLAY_GAP - 2, 0, PARAGRAPH_GAP + DISPLAY_GAP];
  return textBlock(
    line,
    setting,
    { margin, ...(centred ? { alignment: 'center' as const } : {}) },
    PARAGRAPH_GAP + 2 * DISPLAY_GAP,
  );
}

async function setParagraph({ children }: Paragraph, setting: Setting, markdown: string): Promise<Block[]> {
  const blocks: Block[] = [];
  let line: PhrasingContent[] = [];
  const flush = async () => {
    const set = await setLine(line, setting);
    line = [];
    if (set.some(({ text, font }) => font !== undefined || text.trim() !== '')) blocks.push(textBlock(set, setting));
  };
  for (const node of children) {
    if (node.type === 'inlineMath' && isDisplayed(node, markdown)) {
      await flush();
      blocks.push(await displayedBlock(node.value, setting));
    } else if (node.type === 'image') {
      await flush();
      const figure = setFigure(node.url, setting);
      if (figure) blocks.push({ ...figure, lastLine: null, firstLine: null });
    } else line.push(node);
  }
  await flush();
  return blocks;
}

async function setTable({ align, children }: Table, setting: Setting): Promise<Block> {
  const cellSetting = {
    ...setting,
    width: setting.width / Math.max(1, children[0]?.children.length ?? 1),
    size: setting.size * 0.95,
  };
  let height = 10;
  const body = [];
  for (const [rowIndex, row] of children.entries()) {
    const cells = [];
    let tallest = 0;
    for (const [index, cell] of row.children.entries()) {
      const text = await setLine(cell.children, cellSetting, rowIndex === 0 ? { bold: true } : {});
      tallest = Math.max(tallest, textHeight(text, cellSetting));
      cells.push({
        text,
        fontSize: cellSetting.size,
        alignment: align?.[index] ?? 'left',
        ...(rowIndex === 0 ? { fillColor: '#f5f3ee' } : {}),
      });
    }
    height += tallest + 7;
    body.push(cells);
  }
  const table = {
    table: { headerRows: 1, dontBreakRows: true, widths: children[0]?.children.map(() => 'auto') ?? [], body },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0.5,
      hLineColor: () => COLOUR.lineStrong,
      vLineColor: () => COLOUR.lineStrong,
      paddingLeft: () => 8,
      paddingRight: () => 8,
      paddingTop: () => 3,
      paddingBottom: () => 3,
    },
    margin: [0, 3, 0, 9],
  };
  return { content: table as unknown as Content & object, height, lastLine: null, firstLine: null };
}

async function setItem(mark: string, children: readonly RootContent[], setting: Setting, markdown: string): Promise<Block[]> {
  const inner = await setBlocks(children, indented(setting, LIST_INDENT), markdown);
  return inner.map((block, index) => ({
    ...block,
    firstLine: null,
    content:
      index === 0
        ? {
            columns: [
              { width: LIST_INDENT, text: mark, fontSize: setting.size },
              { width: '*', stack: [block.content] },
            ],
          }
        : { stack: [block.content], margin: [LIST_INDENT, 0, 0, 0] },
  }));
}

async function setBlocks(nodes: readonly RootContent[], setting: Setting, markdown: string): Promise<Block[]> {
  const blocks: Block[] = [];
  for (const node of nodes) {
    switch (node.type) {
      case 'paragraph':
        blocks.push(...(await setParagraph(node, setting, markdown)));
        break;
      case 'math':
        blocks.push(await displayedBlock(node.value, setting));
        break;
      case 'heading':
        blocks.push(textBlock(await setLine(node.children, setting, { bold: true }), setting));
        break;
      case 'list':
        for (const [index, item] of node.children.entries()) {
          const mark = node.ordered ? `${(node.start ?? 1) + index}.` : '•';
          blocks.push(...(await setItem(mark, item.children, setting, markdown)));
        }
        break;
      case 'table':
        blocks.push(await setTable(node, setting));
        break;
      case 'blockquote':
        blocks.push(...(await setItem('', node.children, setting, markdown)));
        break;
      case 'code':
      case 'html':
        blocks.push(textBlock([{ text: node.value }], setting));
        break;
      default:
        break;
    }
  }
  return blocks;
}

export async function setText(markdown: string, setting: Setting): Promise<Block[]> {
  const tree: Root = parseMarkdown(markdown);
  return setBlocks(tree.children, setting, markdown);
}

/** Puts a box beside the last line of the blocks, or on a separate line if they do not end in text. */
export function endWith(blocks: Block[], box: LineBox, setting: Setting): void {
  const stretch = setting.boxes.inline(box, setting.size);
  const line = blocks.at(-1)?.lastLine;
  if (line) line.push(stretch);
  else blocks.push(textBlock([stretch], setting));
}

/** Puts a box before the first line of the blocks, or on a separate line if they do not start with text. */
export function startWith(blocks: Block[], box: LineBox, setting: Setting): void {
  const stretch = setting.boxes.inline(box, setting.size);
  const line = blocks[0]?.firstLine;
  if (line) line.unshift(stretch);
  else blocks.unshift(textBlock([stretch], setting, {}, blocks.length > 0 ? -lineHeight(setting.size) * 0.2 : PARAGRAPH_GAP));
}
