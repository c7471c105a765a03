import { splitMessage } from '@api/typesetting';
import type { Content } from 'pdfmake/interfaces';
import { SANS } from '../typography.ts';
import type { FontFallback } from './font-fallback.ts';
import { type Stretch, setDisplayedFormula, setInlineFormula } from './line.ts';
import type { Setting } from './setting.ts';

const DISPLAY_GAP = 4;

/** Sets what a person wrote as a message is set on screen: words and lines as typed, formulae set. */
export async function setMessage(source: string, setting: Setting, fallback: FontFallback): Promise<Content> {
  const blocks: Content[] = [];
  let line: Stretch[] = [];
  const flush = () => {
    if (line.some(({ text, font }) => font?.startsWith('box:') || text.trim() !== '')) blocks.push({ text: line });
    line = [];
  };
  for (const piece of splitMessage(source.trim())) {
    if ('words' in piece) {
      // The ends of lines beside a displayed formula are none of a paragraph's.
      const words = line.length === 0 ? piece.words.replace(/^\s*\n/, '') : piece.words;
      line.push(...(fallback.set(words, SANS) as Stretch[]));
    } else if (piece.display) {
      flush();
      const { line: formula } = await setDisplayedFormula(piece.tex, setting);
      blocks.push({ text: formula, margin: [0, DISPLAY_GAP, 0, DISPLAY_GAP] });
    } else line.push(...(await setInlineFormula(piece.tex, setting)));
  }
  flush();
  return { stack: blocks, fontSize: setting.size };
}
