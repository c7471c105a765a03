export type * from './exchange-format.ts';
export { ExchangeRefused } from './exchange-format.ts';
export { exchangeFormats } from './formats.ts';
export { COLUMNS, WHAT_IS_WRONG } from './read-upload/columns.ts';
export { IMAGES, ITEMS, type ReadItem, type ReadRowCells, ROWS } from './read-upload/read-items.ts';
export { columnOf } from './read-upload/table.ts';
export { BYTE_ORDER_MARK, csvRow, unescapeFormula } from './spreadsheet-cells.ts';
