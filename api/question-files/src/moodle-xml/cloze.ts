import { readNumber } from '../item/answer-fields.ts';
import { type ForeignField, hasWildcard } from '../item/foreign-question.ts';
import { FIELD_MARK, fieldMark, type TextReader } from '../texts/html-to-markdown.ts';

/** Kinds of fields by their Moodle names. */
const KINDS = new Map<string, 'words' | 'number' | 'one' | 'several'>([
  ...['SHORTANSWER', 'SA', 'MW', 'SHORTANSWER_C', 'SAC', 'MWC'].map((name) => [name, 'words'] as const),
  ...['NUMERICAL', 'NM'].map((name) => [name, 'number'] as const),
  ...['MULTICHOICE', 'MC', 'MULTICHOICE_V', 'MCV', 'MULTICHOICE_H', 'MCH'].map((name) => [name, 'one'] as const),
  ...['MULTICHOICE_S', 'MCS', 'MULTICHOICE_VS', 'MCVS', 'MULTICHOICE_HS', 'MCHS'].map((name) => [name, 'one'] as const),
  ...['MULTIRESPONSE', 'MR', 'MULTIRESPONSE_H', 'MRH', 'MULTIRESPONSE_S', 'MRS', 'MULTIRESPONSE_HS', 'MRHS'].map(
    (name) => [name, 'several'] as const,
  ),
]);
const BEGIN = /\{(\d*):([A-Z_]+)(?=[:}])/gi;
/** Nearly a field: Moodle shows it with its answer, which no author means. */
const NEARLY = /\{\s{0,9}\d*\s{0,9}:\s{0,9}[A-Z_]{1,40}\s{0,9}:/i;
const MOST_FIELDS = 200;
/** Longest field, in characters. */
const LONGEST_FIELD = 20_000;

interface ClozeAnswer {
  text: string;
  share: number;
  feedback: string;
}

const unescaped = (value: string): string => value.replace(/\\([~=#{}/"\\])/g, '$1');

/** Splits at `~`, unless it is escaped; `#` of an entity begins no feedback. */
function answersOf(source: string): ClozeAnswer[] {
  return source
    .split(/(?<!\\)~/)
    .filter((one) => one.trim() !== '')
    .map((one) => {
      const [, equals, percent, rest = ''] = /^\s*(?:(=)|%(-?[\d.]+)%)?\s*=?([\s\S]*)$/.exec(one) ?? [];
      const [text = '', ...feedback] = rest.split(/(?<!\\|&)#/);
      const share = equals ? 1 : percent === undefined ? 0 : Number(percent) / 100;
      return { text: unescaped(text).trim(), share, feedback: unescaped(feedback.join('#')).trim() };
    });
}

async function fieldOf(kind: string, weight: number, source: string, texts: TextReader): Promise<ForeignField | null> {
  const answers = answersOf(source);
  const known = KINDS.get(kind.toUpperCase());
  if (!known || answers.length === 0) return null;
  if (known === 'words') {
    const words = [];
    for (const { text, share } of answers)
      words.push({ text: await texts.line(text.replace(/\\\*/g, '*')), share, wild: hasWildcard(text) });
    return { kind: 'words', weight, answers: words };
  }
  if (known === 'number') {
    const numbers = [];
    for (const { text, share } of answers) {
      const [written = '', tolerance = ''] = (await texts.line(text)).split(':');
      numbers.push({ value: readNumber(written), written, tolerance: readNumber(tolerance) ?? 0, share });
    }
    return { kind: 'number', weight, numbers };
  }
  const choices = [];
  for (const { text, share, feedback } of answers) {
    choices.push({ text: await texts.line(text), share, feedback: await texts.line(feedback, { of: 'answer' }) });
  }
  return { kind: 'choice', weight, several: known === 'several', choices };
}

/** Whether all braces are balanced; an escaped brace counts as shown. */
function isBalanced(source: string): boolean {
  let depth = 0;
  for (const [brace] of source.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Where the answers of a field end: at a brace that is not escaped and leaves none open, as formulae may have theirs. */
function endOf(source: string, from: number): number | null {
  const braces = /\\[\s\S]|\}/g;
  braces.lastIndex = from;
  for (let match = braces.exec(source); match && match.index - from < LONGEST_FIELD; match = braces.exec(source))
    if (match[0] === '}' && isBalanced(source.slice(from, match.index))) return match.index;
  return null;
}

const shown = (source: string): string =>
  source
    .replace(FIELD_MARK, '…')
    .replace(/<[^>]*>|\s+/g, ' ')
    .slice(0, 40);

/**
 * The fields that a cloze question of Moodle has within its text, and the text with marks in their places; a message that names the first field
 * that is not as Moodle writes them.
 */
export async function readCloze(
  source: string,
  texts: TextReader,
): Promise<{ text: string; fields: ForeignField[]; marks: number } | string> {
  const fields: ForeignField[] = [];
  let marks = 0;
  let text = '';
  let from = 0;
  BEGIN.lastIndex = 0;
  for (const match of source.matchAll(BEGIN)) {
    if (match.index < from) continue;
    const begin = match.index + match[0].length + 1;
    const end = source[begin - 1] === ':' ? endOf(source, begin) : null;
    const weight = match[1] ? Number(match[1]) : 1;
    const field = end === null ? null : await fieldOf(match[2] ?? '', weight, source.slice(begin, end), texts);
    if (!field || end === null) return `It has a field that cannot be read: ${shown(source.slice(match.index))}`;
    if (fields.length >= MOST_FIELDS) return `It has more than ${MOST_FIELDS} fields`;
    text += source.slice(from, match.index) + fieldMark(fields.length);
    from = end + 1;
    fields.push(field);
    marks += weight;
  }
  text += source.slice(from);
  const nearly = NEARLY.exec(text);
  if (nearly) return `It has a field that cannot be read: ${shown(text.slice(nearly.index))}`;
  if (fields.length === 0) return 'It has no field of those that Moodle writes within a text';
  return { text, fields, marks };
}
