import { formulaFaults, type TexFault } from './faults.ts';
import { setFormula } from './tex.ts';
import { type LinePiece, unbrokenPieces } from './unbroken.ts';

/** Text between formulae without meaning in Markdown or HTML; a hyphen if it joins two words. */
const WORDS = String.raw`[\p{L}\p{N} ,.;:()='’“”"/%?−–—…×°⁻⁺€£]|(?<=[\p{L}\p{N}$])-(?=[\p{L}\p{N}$])`;
const FORMULAE = String.raw`\$\$[^\s$](?:[^$\n]*[^\s$])?\$\$(?!\$)|\$[^\s$](?:[^$\n]*[^\s$])?\$(?!\$)`;
/** Strong words: nothing but letters, digits and spaces, with a stop at their end perhaps, and nothing but white space before them. */
const STRONG = String.raw`(?<=^|\s)\*\*[\p{L}\p{N}](?:[\p{L}\p{N} ]*[\p{L}\p{N}])?(?:\*\*(?=$|[\s.,:;])|[.:]\*\*(?=$|\s))`;
/**
 * One line of words and formulae: starts with a letter, a formula, a quotation mark, a bracket or a number that counts no list, and has only
 * characters that mean nothing to Markdown or HTML outside of them. Nearly all lines of a bank are such.
 */
const PLAIN_LINE = new RegExp(`^(?!\\d+[.)](?:\\s|$))(?=[\\p{L}\\d$*"“(])(?:${WORDS}|${FORMULAE}|${STRONG})*$`, 'u');
/** Text that Markdown turns into links by itself. */
const BARE_LINK = /:\/\/|www\./i;
const MARKED = /\$\$([^$]+)\$\$|\$([^$]+)\$|\*\*([^*]+)\*\*/g;

function setLine(line: string, number: number, faults: TexFault[]): string {
  const pieces: LinePiece[] = [];
  let from = 0;
  for (const { 0: whole, 1: display, 2: inline, 3: strong, index } of line.matchAll(MARKED)) {
    pieces.push({ html: line.slice(from, index), kind: 'words' });
    from = index + whole.length;
    const tex = display ?? inline;
    if (tex === undefined) pieces.push({ html: `<strong>${strong}</strong>`, kind: 'display' });
    else {
      const set = setFormula(tex, display !== undefined);
      faults.push(...formulaFaults(tex, set, number));
      pieces.push({ html: set.html, kind: display === undefined ? 'inline' : 'display' });
    }
  }
  const joined = unbrokenPieces([...pieces, { html: line.slice(from), kind: 'words' }]);
  return joined.map(({ html }) => html).join('');
}

/**
 * The paragraphs of such a text as HTML, without their `<p>`: the same as Markdown would give but without its cost; null for any other text.
 * Parsing Markdown is most of the time that a bank takes to typeset. What cannot be set goes into `faults`.
 */
export function setPlainText(text: string, faults: TexFault[] = []): string[] | null {
  const lines = text.trimEnd().split('\n');
  if (BARE_LINK.test(text) || !lines.every((line) => (line === '' || PLAIN_LINE.test(line)) && !line.endsWith(' '))) return null;
  if (lines[0] === '') return null;
  const paragraphs: string[] = [];
  let begun = false;
  for (const [index, line] of lines.entries()) {
    if (line === '') begun = false;
    else {
      const html = setLine(line, index + 1, faults);
      if (begun) paragraphs.push(`${paragraphs.pop()}\n${html}`);
      else paragraphs.push(html);
      begun = true;
    }
  }
  return paragraphs;
}
