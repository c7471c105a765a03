import { formulaFaults, type TexFault } from './faults.ts';
import { setFormula } from './tex.ts';

/** What stands between formulae and means nothing to Markdown or HTML; a hyphen where it joins two words. */
const WORDS = String.raw`[\p{L}\p{N} ,.;:()='’“”"/%?−–—…×°⁻⁺€£]|(?<=[\p{L}\p{N}$])-(?=[\p{L}\p{N}$])`;
const FORMULAE = String.raw`\$\$[^\s$](?:[^$\n]*[^\s$])?\$\$(?!\$)|\$[^\s$](?:[^$\n]*[^\s$])?\$(?!\$)`;
/** Strong words: nothing but letters, digits and spaces, with a stop at their end perhaps, and nothing but white space before them. */
const STRONG = String.raw`(?<=^|\s)\*\*[\p{L}\p{N}](?:[\p{L}\p{N} ]*[\p{L}\p{N}])?(?:\*\*(?=$|[\s.,:;])|[.:]\*\*(?=$|\s))`;
/**
 * One line of words and formulae: starts with a letter, a formula, a quotation mark, a bracket or a number that counts no list, and has only
 * characters that mean nothing to Markdown or HTML outside of them. Nearly all lines of a bank are such.
 */
const PLAIN_LINE = new RegExp(`^(?!\\d+[.)](?:\\s|$))(?=[\\p{L}\\d$*"“(])(?:${WORDS}|${FORMULAE}|${STRONG})*$`, 'u');
/** What Markdown makes links of by itself. */
const BARE_LINK = /:\/\/|www\./i;
const MARKED = /\$\$([^$]+)\$\$|\$([^$]+)\$|\*\*([^*]+)\*\*/g;

function setLine(line: string, number: number, faults: TexFault[]): string {
  return line.replace(MARKED, (_, display?: string, inline?: string, strong?: string) => {
    if (strong !== undefined) return `<strong>${strong}</strong>`;
    const tex = display ?? inline ?? '';
    const set = setFormula(tex, display !== undefined);
    faults.push(...formulaFaults(tex, set, number));
    return set.html;
  });
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
