import { formulaFaults, type TexFault } from './faults.ts';
import { setFormula } from './tex.ts';

/**
 * One line of words and formulae: starts with a letter, and outside its formulae has only characters that mean nothing to
 * Markdown or HTML. Two lines in three of a bank are such.
 */
const PLAIN_LINE =
  /^(?=[\p{L}$])(?:[\p{L}\p{N} ,.;:()='’“”"/%?−–—…×°]|\$\$[^\s$](?:[^$\n]*[^\s$])?\$\$(?!\$)|\$[^\s$](?:[^$\n]*[^\s$])?\$(?!\$))*$/u;
/** What Markdown makes links of by itself. */
const BARE_LINK = /:\/\/|www\./i;
const FORMULA = /\$\$([^$]+)\$\$|\$([^$]+)\$/g;

/**
 * The HTML of such a line, the same as Markdown would give but without its cost; null for any other text. Parsing Markdown is
 * most of the time that a bank takes to typeset. What cannot be set goes into `faults`.
 */
export function setPlainLine(text: string, faults: TexFault[] = []): string | null {
  const line = text.trimEnd();
  if (!PLAIN_LINE.test(line) || BARE_LINK.test(line)) return null;
  return line.replace(FORMULA, (_, display?: string, inline?: string) => {
    const tex = display ?? inline ?? '';
    faults.push(...formulaFaults(tex, display !== undefined, 1));
    return setFormula(tex, display !== undefined).html;
  });
}
