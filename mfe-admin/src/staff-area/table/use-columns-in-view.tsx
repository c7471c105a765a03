import { css } from '@emotion/react';
import { breakpoints, IconButton, token } from 'design-system';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { RowAction, StaffColumn } from './staff-column.ts';
import { useTableSettings } from './table-settings.ts';

const buttonRow = css({
  display: 'inline-flex',
  '[data-density="compact"] & > *': { inlineSize: token.space[8], blockSize: token.space[8] },
});

/** The last column: a button for each action that has an icon; null where none has. */
function actionColumn<Row>(actions: readonly RowAction<Row>[], nameOf: (row: Row) => string): StaffColumn<Row> | null {
  const buttons = actions.filter(({ icon }) => icon !== undefined);
  if (buttons.length === 0) return null;
  return {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (row) => (
      <span css={buttonRow}>
        {buttons.map(({ key, label, icon, to, run }) => (
          <IconButton
            key={key}
            label={`${label} ${nameOf(row)}`}
            icon={icon}
            {...(to ? { render: <Link to={to(row)} /> } : { onClick: () => run?.(row) })}
          />
        ))}
      </span>
    ),
  };
}

interface ColumnsInView<Row> {
  /** Names the table's settings on this device. */
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

/** Wider than a phone, where rows are cards, and narrower than a desktop. */
const BETWEEN = `(min-width: ${breakpoints.tablet}) and (width < ${breakpoints.desktop})`;

function subscribe(listener: () => void): () => void {
  const query = globalThis.matchMedia?.(BETWEEN);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Whether the window is a tablet's: a table with all its columns would have to be scrolled sideways. */
const useBetweenWidths = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia?.(BETWEEN).matches ?? false,
    () => false,
  );
