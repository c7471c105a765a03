import type { UploadKind } from '@api/contract';
import { ExchangeRefused } from '../exchange-format.ts';
import { unescapeFormula } from '../spreadsheet-cells.ts';
import { decodedAgain } from '../texts/encoded-twice.ts';
import { CellFault, COLUMNS, type Column, WHAT_IS_WRONG } from './columns.ts';

export interface TableRow {
  /** From 1, the head counted. */
  row: number;
  cells: readonly string[];
  /** Cells that spreadsheets store as numbers, without their display format. */
  numbers?: ReadonlyMap<number, string>;
  faults?: ReadonlyMap<number, string>;
}

/** The result of a row: a record not yet checked as a whole, the cells that cannot be read, and those read with a change. */
export interface ReadRow {
  row: number;
  cells: readonly string[];
  record: Record<string, unknown>;
  faults: { column: string; message: string }[];
  notes: { column: string; message: string }[];
}

/** The head of a table: its columns in their order, null for what is not read. */
export interface TableHead {
  columns: readonly (Column | null)[];
  names: readonly string[];
  unknown: readonly string[];
}

export const REQUIRED = 'Write something here';
const BEYOND = 'is beyond the columns of the first row. Put a text with commas in quotation marks';
const RECORDS = { subjects: 'subject', topics: 'topic', questions: 'question' } as const;
const MOST_COLUMNS = 200;

const nameOf = (cell: string) =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** Reads the head of a table. @throws ExchangeRefused if it is not the head of such a table. */
export function readHead(kind: UploadKind, cells: readonly string[]): TableHead {
  const names = cells.map(nameOf);
  const own = COLUMNS[kind];
  if (cells.length > MOST_COLUMNS) throw new ExchangeRefused(`A table may have ${MOST_COLUMNS} columns at most`);
  const columns = names.map((name) => own.find((column) => column.name === name) ?? null);
  const missing = own.filter(({ name, required }) => required && !names.includes(name)).map(({ name }) => name);
  if (columns.every((column) => column === null))
    throw new ExchangeRefused(`The first row must name the columns: ${own.map(({ name }) => name).join(', ')}`);
  if (missing.length > 0) throw new ExchangeRefused(`These columns are missing in the first row: ${missing.join(', ')}`);
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) < index);
  if (twice !== undefined) throw new ExchangeRefused(`The column ${twice} is there twice`);
  const unknown = names.filter((name, index) => name !== '' && name !== WHAT_IS_WRONG && !columns[index]);
  return { columns, names, unknown };
}

/** Reads a row under its head; null for an empty one. */
export function readRow(
  kind: UploadKind,
  { columns }: TableHead,
  { row, cells, numbers, faults: broken }: TableRow,
): ReadRow | null {
  if (cells.every((cell) => cell.trim() === '') && !broken?.size) return null;
  const record: Record<string, unknown> = { record: RECORDS[kind] };
  const faults: ReadRow['faults'] = [];
  const notes: ReadRow['notes'] = [];
  const beyond = cells.slice(columns.length).find((cell) => cell.trim() !== '');
  if (beyond !== undefined) faults.push({ column: '', message: `“${beyond.trim().slice(0, 60)}” ${BEYOND}` });
  for (const [index, column] of columns.entries()) {
    const shown = column?.numeric ? (numbers?.get(index) ?? cells[index]) : cells[index];
    const given = unescapeFormula((shown ?? '').replaceAll('\r\n', '\n'));
    if (!column?.field) continue;
    const again = decodedAgain(given);
    if (again) notes.push({ column: column.name, message: again.note });
    const cell = again?.text ?? given;
    const fault = broken?.get(index);
    if (fault !== undefined) {
      faults.push({ column: column.name, message: fault });
      continue;
    }
    if (cell.trim() === '') {
      if (column.required) faults.push({ column: column.name, message: REQUIRED });
      continue;
    }
    if (column.textOnly && numbers?.has(index) && cell.includes('.')) {
      faults.push({ column: column.name, message: `Format this column as text: ${cell} may have been ${cell}0` });
      continue;
    }
    try {
      const value = column.read(cell);
      const note = column.note?.(cell) ?? null;
      if (note !== null) notes.push({ column: column.name, message: note });
      const former = record[column.field];
      record[column.field] = Array.isArray(former) && Array.isArray(value) ? [...former, ...value] : value;
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      faults.push({ column: column.name, message: error.message });
    }
  }
  return { row, cells, record, faults, notes };
}

/** The column that a field of a record came from: `options.1.text` is `option_b`. */
export function columnOf(kind: UploadKind, path: string): string {
  const [field = '', index = ''] = path.split('.');
  if (field === 'options' && index !== '') return `option_${'abcd'[Number(index)] ?? 'a'}`;
  return COLUMNS[kind].find((column) => column.field === field)?.name ?? field;
}
