import { stringify } from 'csv-stringify/sync';

/** A cell that a spreadsheet program would read as a formula. https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^'*[=+\-@\t\r]/;

/** A text safe for a table opened in a spreadsheet program: never a formula. */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The inverse of `escapeFormula`; an apostrophe typed for the same reason is removed too. */
export const unescapeFormula = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);

/** A row of a CSV file (RFC 4180), every cell quoted and escaped as `unescapeFormula` takes it back. */
export const csvRow = (cells: readonly (string | number | null)[]): string =>
  stringify([cells.map((cell) => escapeFormula(String(cell ?? '')))], {
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  });

/** Programs read a file with this prefix as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
