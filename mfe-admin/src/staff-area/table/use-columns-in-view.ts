import { actionColumn } from './action-column.tsx';
import type { RowAction, StaffColumn } from './staff-column.ts';
import { useTableSettings } from './table-settings.ts';
import { useBetweenWidths } from './use-between-widths.ts';

interface ColumnsInView<Row> {
  /** Of the table, among what is kept on this device. */
  name: string;
  columns: readonly StaffColumn<Row>[];
  choiceColumn: StaffColumn<Row> | null;
  actions: readonly RowAction<Row>[];
  nameOf: (row: Row) => string;
}

/**
 * Which columns of a table are in view: those of its reader's settings, else those that it comes with at this width. `drawnColumns`: with those of
 * choice and actions around them. `optionalColumns`: those that can be taken in and out of view.
 */
export function useColumnsInView<Row>({ name, columns, choiceColumn, actions, nameOf }: ColumnsInView<Row>) {
  const [settings, changeSettings] = useTableSettings(name);
  const between = useBetweenWidths();
  const shown = (column: StaffColumn<Row>) =>
    column.rowHeader || (settings.columns[column.key] ?? !(column.extra || (column.wide && between)));
  const drawnColumns = [choiceColumn, ...columns.filter(shown), actionColumn(actions, nameOf)].filter(
    (column) => column !== null,
  );
  const optionalColumns = columns.filter(({ rowHeader }) => !rowHeader).map((column) => ({ ...column, shown: shown(column) }));
  return { settings, changeSettings, drawnColumns, optionalColumns };
}
