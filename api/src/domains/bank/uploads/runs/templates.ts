import { BYTE_ORDER_MARK, COLUMNS, csvRow } from '@api/question-files';
import { writeXlsx } from 'hucre/xlsx';
import { contentDisposition } from '../../../../adapters/files/index.ts';
import type { Call } from '../../../../http/route.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const WIDTH = 24;

/** A table with its columns and an example row. All of its cells are text, so that a number such as 1.10 stays what was typed. */
export async function getTemplate({ params, setHeader }: Call<'GET /api/admin/uploads/templates/:name'>): Promise<Buffer> {
  const [kind, ending] = params.name.split('.') as [keyof typeof COLUMNS, 'csv' | 'xlsx'];
  const columns = COLUMNS[kind];
  const head = columns.map(({ name }) => name);
  const example = columns.map((column) => column.example);
  setHeader('Content-Disposition', contentDisposition({ downloadName: params.name }));
  setHeader('Content-Type', ending === 'csv' ? 'text/csv; charset=utf-8' : XLSX);
  if (ending === 'csv') return Buffer.from(BYTE_ORDER_MARK + csvRow(head) + csvRow(example));
  const sheet = {
    name: kind,
    columns: columns.map(() => ({ width: WIDTH, style: { numFmt: '@' } })),
    rows: [head, example],
    freezePane: { rows: 1 },
  };
  return Buffer.from(await writeXlsx({ sheets: [sheet] }));
}
