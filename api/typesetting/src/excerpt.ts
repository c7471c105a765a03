import { escapeHtml } from './escape-html.ts';
import { setFormula } from './tex.ts';

const FORMULA = /\$\$([^$]+?)\$\$|\$([^$\n]+?)\$/g;
/** Markdown syntax and our own markup. */
const MARKUP = /!\[[^\]]*\]\([^)]*\)|\[\d{1,2}\](?=\s|$)|\*\*|__|`|^#{1,6} |^\|?(?:\s*:?-{3,}:?\s*\|)+.*$/gm;
/** As search engines read them (`plain_words` in the database). */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\\sqrt/, 'square root'],
  [/\\(?:i+nt|oint)/, 'integral'],
  [/\\lim/, 'limit'],
  [/\\(?:vec|overrightarrow)/, 'vector'],
  [/\\infty/, 'infinity'],
  [/\\d?binom/, 'binomial'],
];
/** How much of a very long text is searched. */
const MOST_SOURCE = 8_000;
/** Words before the first match. */
const BEFORE = 8;
/** Formulae wider than a line are left out. */
const LONGEST_FORMULA = 160;

interface Token {
  html: string;
  /** Letters and digits in it, in lower case. */
  words: string[];
  formula: boolean;
  apart: boolean;
  /** Its width in words. */
  room: number;
}

const lettersOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function formulaToken(tex: string, apart: boolean): Token {
  const spoken = SPOKEN.filter(([pattern]) => pattern.test(tex)).map(([, name]) => name);
  const words = lettersOf(`${tex} ${spoken.join(' ')}`);
  if (tex.length > LONGEST_FORMULA) return { html: '…', words, formula: true, apart, room: 1 };
  return { html: setFormula(tex.trim(), false).html, words, formula: true, apart, room: Math.max(1, Math.round(tex.length / 8)) };
}

function wordTokens(text: string, found: ReadonlySet<string>): Token[] {
  const parts = text
    .replace(MARKUP, ' ')
    .replace(/\\([$*_#|[\]])/g, '$1')
    .replace(/\|/g, ' ')
    .matchAll(/(\s*)(\S+)/g);
  return [...parts].map(([, space = '', word = '']) => ({
    html: word.replace(/([\p{L}\p{N}]+)|([^\p{L}\p{N}]+)/gu, (piece) =>
      found.has(piece.toLowerCase()) ? `<mark>${escapeHtml(piece)}</mark>` : escapeHtml(piece),
    ),
    ...{ words: lettersOf(word), formula: false, apart: space !== '', room: 1 },
  }));
}

function tokensOf(source: string, found: ReadonlySet<string>): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (const match of source.matchAll(FORMULA)) {
    const before = source.slice(from, match.index);
    tokens.push(...wordTokens(before, found), formulaToken(match[1] ?? match[2] ?? '', /\s$/.test(before)));
    from = match.index + match[0].length;
  }
  const rest = source.slice(from);
  const last = wordTokens(rest, found);
  return [...tokens, ...last];
}

/**
 * An excerpt of a question or text as one line of HTML: words and set formulae, each whole or left out. Starts near the
 * first of the `found` words, which are in `<mark>`; a found formula is marked as a whole. Linear in the length of the
 * source.
 */
export function typesetExcerpt(
  source: string,
  { found = [], most = 28 }: { found?: Iterable<string>; most?: number } = {},
): string {
  const wanted = new Set([...found].flatMap(lettersOf));
  const tokens = tokensOf(source.slice(0, MOST_SOURCE), wanted);
  const isFound = ({ words }: Token) => words.some((word) => wanted.has(word));
  const first = tokens.findIndex(isFound);
  const start = first < most - 4 ? 0 : Math.max(0, first - BEFORE);
  const shown: string[] = [];
  let [room, index] = [0, start];
  for (; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    room += token.room;
    if (room > most && index > start) break;
    const html = token.formula && isFound(token) ? `<mark>${token.html}</mark>` : token.html;
    shown.push(`${token.apart && shown.length > 0 ? ' ' : ''}${html}`);
  }
  return `${start > 0 ? '… ' : ''}${shown.join('')}${index < tokens.length ? ' …' : ''}`;
}
