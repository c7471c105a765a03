import { markLabel } from '@api/contract/marks';
import type { Content } from 'pdfmake/interfaces';
import type { EarnedLine } from '../report-cover.ts';
import { setText, startWith } from '../text/blocks.ts';
import { hangingBox } from '../text/line-box.ts';
import { indented, type Setting } from '../text/setting.ts';
import { COLOUR, SANS } from '../typography.ts';
import { LABEL_WIDTH, partLabel, stackOf } from './parts.ts';

/** The columns of a tick or dash, and of a code: `✓ (M1)`. */
const SIGN_WIDTH = 14;
const CODE_WIDTH = 30;

/** Sets the lines of a mark scheme, each after its code and a tick where it was earned, else a dash. */
export async function setEarnedLines(lines: readonly EarnedLine[], setting: Setting): Promise<Content> {
  const labelled = lines.some(({ part }) => part !== '');
  const indent = SIGN_WIDTH + (labelled ? LABEL_WIDTH : 0) + CODE_WIDTH;
  const inside = indented(setting, indent);
  const { size } = setting;
  const set = lines.map(async ({ part, text, isEarned, ...mark }, index) => {
    const blocks = await setText(text, inside);
    const label = (words: string, out: number, look = {}) =>
      startWith(blocks, hangingBox({ text: words, size, font: SANS, ...look }, out), inside);
    const pen = isEarned ? {} : { colour: COLOUR.redPen };
    label(markLabel(mark), CODE_WIDTH, { bold: true, ...pen });
    if (part !== '' && part !== lines[index - 1]?.part) label(partLabel(part), CODE_WIDTH + LABEL_WIDTH);
    label(isEarned ? '✓' : '–', indent, pen);
    return blocks;
  });
  return { stack: [stackOf((await Promise.all(set)).flat(), indent)], fontSize: size };
}
