import { splitFormulae } from './tex-delimiters.ts';

/**
 * Most texts of a bank are paragraphs of words and formulae, in which nothing but the formulae means anything to Markdown or HTML. They are turned into
 * each other here at a twentieth of the parsers' cost, with the same result; a test compares both ways.
 */
const PLAIN = /^[\p{L}\p{N} ,.;:()='’“”"/%?!−–—…×°\n]*$/u;
/** What means something at the beginning of a line. */
const BEGINS = /^(?:[\p{L}(]|\d+(?![\d.)]))/u;
/** Text that Markdown turns into links by itself. */
const BARE_LINK = /:\/\/|www\.|@/i;
const MARKS = /\s\[\d{1,2}\]$/;

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  '#39': "'",
  '#x26': '&',
  '#x3C': '<',
};
const decoded = (text: string): string =>
  text.replace(/&(lt|gt|amp|quot|#39|#x26|#x3C);/g, (_, name: string) => ENTITIES[name] ?? '');
const escaped = (text: string): string => text.replace(/&/g, '&#x26;').replace(/</g, '&#x3C;');

const isPlain = (text: string): boolean => PLAIN.test(text) && !BARE_LINK.test(text);

function paragraphMarkdown(source: string): string | null {
  const marks = MARKS.exec(source)?.[0] ?? '';
  const body = source.slice(0, source.length - marks.length);
  const pieces = splitFormulae(body);
  const first = pieces[0];
  if (
    first &&
    'text' in first &&
    !first.text.split('\n').every((line, index) => (index === 0 ? BEGINS.test(line) : line === '' || BEGINS.test(line)))
  )
    return null;
  const made: string[] = [];
  for (const piece of pieces) {
    if ('tex' in piece) made.push(piece.display ? `$$${piece.tex}$$` : `$${piece.tex}$`);
    else if (!isPlain(piece.text) || /\n(?![\p{L}\n ])/u.test(piece.text)) return null;
    else made.push(piece.text);
  }
  return `${made.join('')}${marks}`.trim().replace(/[ \t]*\n[ \t]*/g, '\n');
}

/** The Markdown of such HTML; null for any other. */
export function markdownOfPlain(html: string): string | null {
  const inner = /^\s*<p>/.test(html)
    ? html
        .trim()
        .replace(/^<p>|<\/p>$/g, '')
        .split(/<\/p>\s*<p>/)
    : [html.trim()];
  const paragraphs: string[] = [];
  for (const one of inner) {
    if (/[<\uE000]/.test(one) || /&(?!(?:lt|gt|amp|quot|#39|#x26|#x3C);)/.test(one)) return null;
    const made = paragraphMarkdown(decoded(one).trim());
    if (made === null) return null;
    if (made !== '') paragraphs.push(made);
  }
  return paragraphs.join('\n\n');
}

const OWN_FORMULA = /\$\$([^$]+)\$\$|\$([^$\s](?:[^$\n]*[^$\s])?)\$/g;
const OWN_LINE =
  /^(?=[\p{L}($])(?:[\p{L}\p{N} ,.;:()='’“”"/%?!−–—…×°]|\$\$[^\s$](?:[^$\n]*[^\s$])?\$\$(?!\$)|\$[^\s$](?:[^$\n]*[^\s$])?\$(?!\$))*(?: \[\d{1,2}\])?$/u;

/** The HTML of such Markdown; null for any other. `formula` writes one formula as HTML. */
export function htmlOfPlain(markdown: string, formula: (tex: string, display: boolean) => string): string | null {
  const paragraphs = markdown.trim().split(/\n{2,}/);
  const made: string[] = [];
  for (const paragraph of paragraphs) {
    if (!OWN_LINE.test(paragraph) || BARE_LINK.test(paragraph) || /^\$\$[^$]*\$\$$/.test(paragraph)) return null;
    let from = 0;
    let html = '';
    for (const match of paragraph.matchAll(OWN_FORMULA)) {
      html += escaped(paragraph.slice(from, match.index)) + formula((match[1] ?? match[2] ?? '').trim(), match[1] !== undefined);
      from = match.index + match[0].length;
    }
    made.push(`<p>${html}${escaped(paragraph.slice(from))}</p>`);
  }
  return made.join('\n');
}
