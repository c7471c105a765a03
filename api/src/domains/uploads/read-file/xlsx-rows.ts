import { readFile } from 'node:fs/promises';
import { streamXlsxRows } from 'hucre/xlsx';
import { ExchangeRefused } from './refusal.ts';
import type { TableRow } from './table.ts';

type CellValue = string | number | boolean | Date | null | undefined;

/** A cell's text as shown. Numbers keep a mark, so that text columns can refuse them. */
function textOf(value: CellValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value);
}

/** The rows of the first sheet of a workbook, head included. @throws ExchangeRefused where the workbook is damaged. */
export async function* xlsxRows(path: string): AsyncGenerator<TableRow> {
  const rows = streamXlsxRows(await readFile(path));
  for (;;) {
    let next: Awaited<ReturnType<typeof rows.next>>;
    try {
      next = await rows.next();
    } catch (error) {
      throw new ExchangeRefused('The workbook is damaged, or it is no XLSX file. Save it again as "Excel workbook (.xlsx)"', {
        cause: error,
      });
    }
    if (next.done) return;
    const { index, values } = next.value;
    const numbers = values.flatMap((value, column) => (typeof value === 'number' ? [column] : []));
    yield { row: index + 1, cells: values.map((value) => textOf(value as CellValue)), numbers };
  }
}
