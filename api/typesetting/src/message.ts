import { escapeHtml } from './escape-html.ts';
import { formulaFaults, type TexFault } from './faults.ts';
import { setFormula } from './tex.ts';
import { type LinePiece, unbrokenPieces } from './unbroken.ts';

/** The renderer version of stored message HTML. Raise it when the same message would render differently. */
export const MESSAGE_VERSION = 2;

/**
 * A formula among words: `$$…$$` and `\[…\]` on a line of their own, `$…$` and `\(…\)` in the line. As with Markdown, what touches a
 * single `$` on the inside is no space, and a digit after the closing one makes it money: "from $5 to $9".
 */
export const MESSAGE_FORMULA =
  /\$\$([^$]{1,5000}?)\$\$|\\\[([^$]{1,5000}?)\\\]|\\\(([^\n$]{1,2000}?)\\\)|(?<!\\)\$(?![\s$])((?:\\.|[^\\$\n]){0,1999}?(?:\\.|[^\\$\s]))\$(?!\d)/g;
/** Limit of formulae in one message; later ones stay as written. */
const MOST_FORMULAE = 200;
/** Most HTML of one message. A few signs of TeX become a thousand of HTML; formulae beyond it stay as written. */
const MOST_HTML = 400_000;

/** Words as typed, or a formula with the line on which it begins. */
export type MessagePiece = { words: string } | { tex: string; display: boolean; line: number; source: string };

/** Words as typed; `\$` is a dollar. */
const textPiece = (text: string) => ({ words: text.replaceAll('\\$', '$') });

/** The words and formulae of a message in turn, beginning and ending with words; formulae beyond `most` stay as written. */
export function* splitMessage(source: string, most = MOST_FORMULAE): Generator<MessagePiece, void> {
  let [from, count] = [0, 0];
  for (const match of source.matchAll(MESSAGE_FORMULA)) {
    const [whole, dollars, bracket, parenthesis, dollar] = match;
    count += 1;
    if (count > most) break;
    yield textPiece(source.slice(from, match.index));
    const tex = dollars ?? bracket ?? parenthesis ?? dollar ?? '';
    const display = dollars !== undefined || bracket !== undefined;
    yield { tex, display, line: source.slice(0, match.index).split('\n').length, source: whole };
    from = match.index + whole.length;
  }
  yield textPiece(source.slice(from));
}

function piecesOf(source: string, faults: TexFault[]): LinePiece[] {
  const pieces: LinePiece[] = [];
  let size = 0;
  for (const piece of splitMessage(source)) {
    if ('words' in piece) pieces.push({ html: escapeHtml(piece.words), kind: 'words' });
    else if (size > MOST_HTML) pieces.push({ html: escapeHtml(piece.source), kind: 'words' });
    else {
      const set = setFormula(piece.tex, piece.display);
      faults.push(...formulaFaults(piece.tex, set, piece.line));
      pieces.push({ html: set.html, kind: piece.display ? 'display' : 'inline' });
      size += set.html.length;
    }
  }
  return unbrokenPieces(pieces);
}

const EDGES = /^(?:<br>)+|(?:<br>)+$/g;

/**
 * A doubt or reply as HTML: words and lines as typed, formulae set. No Markdown: `2*3*4`, `x_1` and `# 3` are literal.
 * Linear.
 */
export function typesetMessage(source: string, { faults = [] }: { faults?: TexFault[] } = {}): string {
  const paragraphs = [''];
  const append = (html: string) => paragraphs.push(`${paragraphs.pop()}${html}`);
  for (const { html, kind } of piecesOf(source.replaceAll('\r\n', '\n').trim(), faults)) {
    if (kind === 'inline') append(html);
    else if (kind === 'display') paragraphs.push(html, '');
    else {
      const [first = '', ...more] = html.split(/\n[^\S\n]*\n\s*/).map((lines) => lines.replace(/[^\S\n]*\n/g, '<br>'));
      append(first);
      paragraphs.push(...more);
    }
  }
  return paragraphs
    .map((html) => html.replace(EDGES, '').trim())
    .flatMap((html) => (html === '' ? [] : [`<p>${html}</p>`]))
    .join('');
}
