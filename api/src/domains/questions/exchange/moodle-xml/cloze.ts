import { readNumber } from '../item/answer-fields.ts';
import type { ForeignField } from '../item/foreign-question.ts';
import { fieldMark, type TextReader } from '../texts/html-to-markdown.ts';

/** Kinds of fields by the names that Moodle takes for them. */
const KINDS = new Map<string, 'words' | 'number' | 'one' | 'several'>([
  ...['SHORTANSWER', 'SA', 'MW', 'SHORTANSWER_C', 'SAC', 'MWC'].map((name) => [name, 'words'] as const),
  ...['NUMERICAL', 'NM'].map((name) => [name, 'number'] as const),
  ...['MULTICHOICE', 'MC', 'MULTICHOICE_V', 'MCV', 'MULTICHOICE_H', 'MCH'].map((name) => [name, 'one'] as const),
  ...['MULTICHOICE_S', 'MCS', 'MULTICHOICE_VS', 'MCVS', 'MULTICHOICE_HS', 'MCHS'].map((name) => [name, 'one'] as const),
  ...['MULTIRESPONSE', 'MR', 'MULTIRESPONSE_H', 'MRH', 'MULTIRESPONSE_S', 'MRS', 'MULTIRESPONSE_HS', 'MRHS'].map(
    (name) => [name, 'several'] as const,
  ),
]);
const FIELD = /\{(\d*):([A-Z_]+):((?:\\[\s\S]|[^\\{}]|\{[^{}]*\})*)\}/g;
const EMPTY_FIELD = /\{\d*:[A-Z_]+\}/;
const MOST_FIELDS = 200;

interface ClozeAnswer {
  text: string;
  share: number;
  feedback: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };
const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .trim();

/** Splits at `~`, unless it is escaped. */
function answersOf(source: string): ClozeAnswer[] {
  return source
    .split(/(?<!\\)~/)
    .filter((one) => one.trim() !== '')
    .map((one) => {
      const [, equals, percent, rest = ''] = /^\s*(?:(=)|%(-?[\d.]+)%)?\s*=?([\s\S]*)$/.exec(one) ?? [];
      const [text = '', ...feedback] = rest.split(/(?<!\\)#/);
      const share = equals ? 1 : percent === undefined ? 0 : Number(percent) / 100;
      const unescaped = (value: string) => value.replace(/\\([~=#{}/"\\])/g, '$1');
      return { text: unescaped(text).trim(), share, feedback: unescaped(feedback.join('#')).trim() };
    });
}

async function fieldOf(kind: string, weight: number, source: string, texts: TextReader): Promise<ForeignField | null> {
  const answers = answersOf(source);
  const known = KINDS.get(kind);
  if (!known || answers.length === 0) return null;
  if (known === 'words')
    return { kind: 'words', weight, answers: answers.map(({ text, share }) => ({ text: plain(text), share })) };
  if (known === 'number') {
    const numbers = answers.flatMap(({ text, share }) => {
      const [value, tolerance] = plain(text).split(':');
      const [number, near] = [readNumber(value ?? ''), readNumber(tolerance ?? '0')];
      return number === null ? [] : [{ value: number, tolerance: near ?? 0, share }];
    });
    return numbers.length > 0 ? { kind: 'number', weight, numbers } : null;
  }
  const choices = [];
  for (const { text, share, feedback } of answers) {
    choices.push({ text: await texts.line(text), share, feedback: await texts.line(feedback, { of: 'answer' }) });
  }
  return { kind: 'choice', weight, several: known === 'several', choices };
}

/**
 * The fields that a cloze question of Moodle has within its text, and the text with marks in their places; null where one of them is not as Moodle
 * writes them.
 */
export async function readCloze(
  source: string,
  texts: TextReader,
): Promise<{ text: string; fields: ForeignField[]; marks: number } | null> {
  const found = [...source.matchAll(FIELD)];
  if (found.length === 0 || found.length > MOST_FIELDS || EMPTY_FIELD.test(source)) return null;
  const fields: ForeignField[] = [];
  let marks = 0;
  let text = '';
  let from = 0;
  for (const match of found) {
    const weight = match[1] ? Number(match[1]) : 1;
    const field = await fieldOf(match[2] ?? '', weight, match[3] ?? '', texts);
    if (!field) return null;
    text += source.slice(from, match.index) + fieldMark(fields.length);
    from = match.index + match[0].length;
    fields.push(field);
    marks += weight;
  }
  return { text: text + source.slice(from), fields, marks };
}
