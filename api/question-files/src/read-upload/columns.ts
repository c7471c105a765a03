import type { UploadKind } from '@api/contract';
import { MOST_MARKS } from '@api/contract/limits';
import { readNumber } from '../item/answer-fields.ts';
import { withOwnFormulae } from '../texts/tex-delimiters.ts';

/** A cell that cannot be read, with the expected form. */
export class CellFault extends Error {
  override name = 'CellFault';
}

/** A column of a table. `read` converts a non-empty cell to the record's `field`. */
export interface Column {
  readonly name: string;
  /** The record's field; several columns may fill one, and `null` fills none. */
  readonly field: string | null;
  readonly required?: true;
  readonly example: string;
  /** A number would lose its form: `1.10` becomes `1.1`. */
  readonly textOnly?: true;
  /** Its number counts, not how a spreadsheet shows it. */
  readonly numeric?: true;
  read(cell: string): unknown;
  /** What reading a cell changes, for the author of the table; null if nothing. */
  note?(cell: string): string | null;
}

/** A text of ours, whatever notation its formulae have. */
const text = withOwnFormulae;
const trimmed = (cell: string): string => cell.trim();

function whole(cell: string): number {
  const text = cell.trim();
  if (!/^\d{1,9}$/.test(text)) throw new CellFault('A whole number is wanted');
  return Number(text);
}

/** Marks that are no whole number are rounded, as those of other systems are. */
function roundedMarks(cell: string): number | null {
  const marks = readNumber(cell);
  return marks === null || Number.isInteger(marks) || marks <= 0 || marks > MOST_MARKS ? null : Math.max(1, Math.round(marks));
}

const YES = ['yes', 'true', '1', 'y'];
const NO = ['no', 'false', '0', 'n'];

function yesOrNo(cell: string): boolean {
  const text = cell.trim().toLowerCase();
  if (!YES.includes(text) && !NO.includes(text)) throw new CellFault('Write yes or no');
  return YES.includes(text);
}

/** Several values in a cell, with a bar or a line break between them. */
const several = (cell: string): string[] =>
  cell
    .split(/[|\n]/)
    .map((value) => value.trim())
    .filter((value) => value !== '');

/** The words of a list, ignoring case: `easy` is `Easy`. */
const oneOf = (values: readonly string[]) => (cell: string) =>
  values.find((value) => value.toLowerCase() === cell.trim().toLowerCase()) ?? cell.trim();

const LINE = /^(?:\(([a-h])\)\s*(?:\(([ivx]+)\)\s*)?)?(\()?([MAR][1-9]|AG)\)?\s+(\S.*)$/;

/** `(a)(ii) M1 What it is given for`, a line each; `(M1)` is implied. */
function markScheme(cell: string): unknown[] {
  return cell
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const found = LINE.exec(line.trim());
      if (!found) throw new CellFault(`Line ${index + 1}: write the part, the mark and what it is for: (a) M1 Uses $u_n$`);
      const [, part, below, implied, code, text] = found;
      return { part: [part, below].filter(Boolean).join('.'), code, implied: implied !== undefined, text };
    });
}

const KEY = /^(?:\(([a-h])\)\s*(?:\(([ivx]+)\)\s*)?)?(-?\d+(?:\.\d+)?)(?:\s*±\s*(\d+(?:\.\d+)?))?(?:\s+(\S{1,20}))?$/;

/** Answer keys: a number for each part, `(a) 3`, `(b) 4.5 ± 0.1 cm`; or, for the other kinds, JSON as in a question file. */
function answerKeys(cell: string): unknown {
  if (cell.trimStart().startsWith('[')) {
    try {
      return JSON.parse(cell);
    } catch (error) {
      throw new CellFault(`This is not JSON: ${(error as Error).message}`);
    }
  }
  return cell
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const found = KEY.exec(line.trim());
      if (!found) throw new CellFault(`Line ${index + 1}: write a number, as in (a) 4.5 ± 0.1 cm, or the keys as JSON`);
      const [, part, below, value, tolerance = '0', unit] = found;
      const name = [part, below].filter(Boolean).join('.');
      return { kind: 'number', part: name, value: Number(value), tolerance: Number(tolerance), ...(unit && { unit }) };
    });
}

/** Names of image files; after a colon the text alternative: `circle.png: A circle of radius 3`. */
const imagesOf = (of: 'question' | 'answer') => (cell: string) =>
  several(cell).map((entry) => {
    const [, file = entry, alt = ''] = /^([^:]+?)\s*:\s*(.*)$/.exec(entry) ?? [];
    return { file: file.trim(), of, alt };
  });

const option = (key: 'A' | 'B' | 'C' | 'D', example: string): Column => ({
  name: `option_${key.toLowerCase()}`,
  field: 'options',
  example,
  read: (cell) => [{ key, text: text(cell) }],
});

const column = (name: string, read: Column['read'], example: string, more: Partial<Column> = {}): Column => ({
  ...{ name, field: name, example, read },
  ...more,
});

/** The column for faults in the file of rejected rows; ignored when that is uploaded. */
export const WHAT_IS_WRONG = 'what_is_wrong';

/** The columns of each table, in the order of its template. docs/question-files.md describes them. */
export const COLUMNS: Readonly<Record<UploadKind, readonly Column[]>> = {
  subjects: [
    column('slug', trimmed, 'maths-ai-hl', { required: true }),
    column('name', trimmed, 'Maths AI HL', { required: true }),
    column('audience', oneOf(['everyone', 'staff']), 'staff'),
  ],
  topics: [
    column('subject', trimmed, 'maths-ai-hl', { required: true }),
    column('slug', trimmed, 'financial-mathematics', { required: true }),
    column('number', trimmed, '1.2', { required: true, textOnly: true }),
    column('name', trimmed, 'Financial mathematics', { required: true }),
    column('parent', trimmed, 'number-and-algebra'),
    column('position', whole, '2', { numeric: true }),
    column('syllabus', text, 'Compound interest: $FV = PV\\left(1 + \\frac{r}{100k}\\right)^{kn}$'),
  ],
  questions: [
    column('id', trimmed, 'spring-001', { required: true }),
    column('subject', trimmed, 'math-aa-sl'),
    column('topic', trimmed, 'sequences'),
    column('difficulty', oneOf(['Easy', 'Medium', 'Hard']), 'Easy'),
    column('level', oneOf(['SL', 'HL']), 'SL'),
    column('marks', (cell) => roundedMarks(cell) ?? whole(cell), '3', {
      numeric: true,
      note: (cell) => {
        const rounded = roundedMarks(cell);
        return rounded === null ? null : `the file's ${cell.trim()} marks: rounded to ${rounded}`;
      },
    }),
    column('calculator_allowed', yesOrNo, 'no'),
    column(
      'text',
      text,
      'An arithmetic sequence has $u_1 = 3$ and $u_4 = 12$.\n\n(a) Find its common difference. [2]\n\n(b) Write down $u_2$. [1]',
      { required: true },
    ),
    option('A', ''),
    option('B', ''),
    option('C', ''),
    option('D', ''),
    column('correct_option', (cell) => cell.trim().toUpperCase(), ''),
    column('answer_keys', answerKeys, '(a) 3\n(b) 6'),
    column('hint', text, ''),
    column('answer', text, '(a) $3$\n\n(b) $6$'),
    column('solution', text, '(a) From $u_1$ to $u_4$ there are three steps: $3d = 9$, so $d = 3$.\n\n(b) $u_2 = 3 + 3 = 6$.'),
    column('mark_scheme', markScheme, '(a) M1 $3 + 3d = 12$\n(a) A1 $d = 3$\n(b) A1 $6$'),
    column('images', imagesOf('question'), ''),
    column('answer_images', imagesOf('answer'), '', { field: 'images' }),
    column('template', trimmed, ''),
    column('other_topics', several, ''),
    column('shared_with_other_level', yesOrNo, 'no'),
    column('month', oneOf(['May', 'November']), ''),
    column('year', whole, '', { numeric: true }),
    column('paper', whole, '', { numeric: true }),
    column('timezone', whole, '', { numeric: true }),
    column('special_info', trimmed, ''),
  ],
};
