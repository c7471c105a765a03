/** A CSV table of as many questions as wanted, for measuring uploads: the bank's own, again and again with other numbers. */
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';

type Line = { part: string; code: string; implied: boolean; text: string };
type Question = {
  record: string;
  figures?: unknown[];
  options?: { key: string; text: string }[];
  mark_scheme?: Line[];
  answer_keys?: unknown[];
  other_topics?: string[];
  [field: string]: unknown;
};

const COLUMNS = [
  ...['id', 'subject', 'topic', 'difficulty', 'level', 'marks', 'calculator_allowed', 'text'],
  ...['option_a', 'option_b', 'option_c', 'option_d', 'correct_option', 'answer_keys', 'hint', 'answer', 'solution'],
  ...['mark_scheme', 'template', 'other_topics', 'shared_with_other_level', 'month', 'year', 'paper', 'timezone', 'special_info'],
];

/** Has no lengths, columns or colours, so that it stays a formula with other digits. */
const NUMBERS_ALONE = /^(?:[^\\]|\\(?!begin|end|hspace|vspace|rule|color|textcolor|\\|ce\b|pu\b))*$/;
const SHUFFLED = '23456789';

/** Puts other digits from 2 to 9 into the formulae of a text, each round others; equal digits stay equal, so different texts stay different. */
export function renumbered(text: string, round: number): string {
  if (round === 0) return text;
  const digit = (old: string) => SHUFFLED[(SHUFFLED.indexOf(old) * 3 + round) % SHUFFLED.length] as string;
  // One more digit, so that rounds do not repeat.
  const more = String(Math.floor(round / SHUFFLED.length) || '');
  return text.replace(/(\$\$?)([^$]+)\1/g, (formula, sign: string, tex: string) => {
    if (!NUMBERS_ALONE.test(tex)) return formula;
    const numbers = tex.replace(/\d+/g, (number) => number.replace(/[2-9]/g, digit) + (number.length > 1 ? more : ''));
    return `${sign}${numbers}${sign}`;
  });
}

/** Lines of a mark scheme as a cell has them; null if a line has no cell form. */
function schemeCell(lines: readonly Line[], round: number): string | null {
  if (lines.some(({ text }) => text.includes('\n'))) return null;
  const place = (part: string) =>
    part === ''
      ? ''
      : `${part
          .split('.')
          .map((name) => `(${name})`)
          .join('')} `;
  return lines
    .map(({ part, code, implied, text }) => `${place(part)}${implied ? `(${code})` : code} ${renumbered(text, round)}`)
    .join('\n');
}

function cellsOf(question: Question, round: number): string[] | null {
  const scheme = schemeCell(question.mark_scheme ?? [], round);
  if (scheme === null || (question.figures ?? []).length > 0) return null;
  const text = (value: unknown) => renumbered(String(value ?? ''), round);
  const option = (key: string) => text(question.options?.find((each) => each.key === key)?.text);
  const yes = (value: unknown) => (value ? 'yes' : 'no');
  const cells: Record<string, unknown> = {
    ...question,
    ...{ id: `load-${round}-${question.id}`, template: question.template ? `load-${question.template}` : '' },
    ...{ text: text(question.text), hint: text(question.hint), answer: text(question.answer), solution: text(question.solution) },
    ...{ option_a: option('A'), option_b: option('B'), option_c: option('C'), option_d: option('D'), mark_scheme: scheme },
    answer_keys: (question.answer_keys ?? []).length > 0 ? JSON.stringify(question.answer_keys) : '',
    other_topics: (question.other_topics ?? []).join('|'),
    calculator_allowed: yes(question.calculator_allowed),
    shared_with_other_level: yes(question.shared_with_other_level),
  };
  return COLUMNS.map((name) => String(cells[name] ?? ''));
}

/**
 * Writes a table of `rows` questions, made from those of a question file without drawings, which tables cannot hold.
 */
export async function writeQuestionTable(bankFile: string, path: string, rows: number): Promise<void> {
  const questions: Question[] = [];
  for await (const line of createInterface({ input: createReadStream(bankFile) })) {
    const record = JSON.parse(line) as Question;
    if (record.record === 'question' && cellsOf(record, 0)) questions.push(record);
  }
  function* cells(): Generator<string[]> {
    yield COLUMNS;
    for (let row = 0; row < rows; row += 1) {
      const made = cellsOf(questions[row % questions.length] as Question, Math.floor(row / questions.length));
      if (made) yield made;
    }
  }
  await pipeline(Readable.from(cells()), stringify(), createWriteStream(path));
}
