import { readFile } from 'node:fs/promises';
import { type Cell, type CellValue, formatValue, type Sheet } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import { ExchangeRefused } from '../exchange-format.ts';
import type { TableRow } from './table.ts';

const A_DATE = 'A date is in this cell: spreadsheets make one of 2/3 or 1-2. Format the cell as text and type it again';

interface ShownCell {
  text: string;
  raw?: string;
  fault?: string;
}

/** A number without the noise of its last binary digits, which no spreadsheet shows. */
const plainNumber = (value: number): string => String(Number(value.toPrecision(15)));

/** Formats name a currency by its sign and country: `[$€-407]`. */
const withCurrency = (format: string): string => format.replace(/\[\$([^\]-]*)(?:-[^\]]*)?\]/g, '"$1"');

/** Superscript and subscript become a formula; within a formula, only the sign. */
function richTextOf(runs: NonNullable<Cell['richText']>): string {
  let text = '';
  for (const { text: run, font } of runs) {
    const sign = { superscript: '^', subscript: '_', baseline: '' }[font?.vertAlign ?? 'baseline'];
    const words = run.trim();
    const inFormula = (text.match(/(?<!\\)\$/g)?.length ?? 0) % 2 === 1;
    if (!sign || words === '') text += run;
    else text += inFormula ? `${sign}{${words}}` : `$${sign}{${/[A-Za-z]{2}/.test(words) ? `\\text{${words}}` : words}}$`;
  }
  return text;
}

function shownCell(value: CellValue | undefined, cell: Cell | undefined): ShownCell {
  if (cell?.richText) return { text: richTextOf(cell.richText) };
  if (cell?.type === 'error') return { text: String(value), fault: `The cell shows an error: ${String(value)}` };
  if (cell?.type === 'formula' && (value === null || value === undefined))
    return {
      text: '',
      fault: 'The formula in this cell has no result. Open the file in a spreadsheet program and save it again',
    };
  if (value === null || value === undefined) return { text: '' };
  if (value instanceof Date) return { text: value.toISOString().slice(0, 10), fault: A_DATE };
  if (typeof value === 'boolean') return { text: String(value).toUpperCase() };
  if (typeof value !== 'number') return { text: String(value) };
  const raw = plainNumber(value);
  const format = cell?.style?.numFmt;
  if (!format || format === 'General') return { text: raw, raw };
  const text = formatValue(value, withCurrency(format)).trim();
  return { text: format.includes('?/') ? text.replace(/\s*\/\s*/, '/') : text, raw };
}

function rowOf({ rows, cells }: Sheet, index: number): TableRow {
  const values = rows[index] ?? [];
  const shown = values.map((value, column) => shownCell(value, cells?.get(`${index},${column}`)));
  const found = (of: 'raw' | 'fault') =>
    new Map(shown.flatMap((cell, column) => (cell[of] === undefined ? [] : [[column, cell[of]]])));
  return { row: index + 1, cells: shown.map(({ text }) => text), numbers: found('raw'), faults: found('fault') };
}

const isEmpty = ({ rows }: Sheet): boolean => rows.every((row) => row.every((value) => value === null || value === ''));

/**
 * The rows of the first sheet with any content, head included, as people see their cells; `leftOut` reports further sheets.
 * @throws ExchangeRefused where the workbook is damaged.
 */
export async function* xlsxRows(path: string, leftOut: (sheet: string) => Promise<void>): AsyncGenerator<TableRow> {
  const bytes = await readFile(path);
  let sheets: Sheet[];
  try {
    ({ sheets } = await readXlsx(bytes, { readStyles: true }));
  } catch (error) {
    throw new ExchangeRefused('The workbook is damaged, or it is no XLSX file. Save it again as "Excel workbook (.xlsx)"', {
      cause: error,
    });
  }
  const [first, ...others] = sheets.filter((sheet) => !isEmpty(sheet));
  for (const { name } of others) await leftOut(name);
  if (first) for (const index of first.rows.keys()) yield rowOf(first, index);
}
