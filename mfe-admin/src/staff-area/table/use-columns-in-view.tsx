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

/** A button for each action with an icon; null without any. */
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
  /** Of the settings on this device. */
  name: string;
  columns: readonly StaffColumn<Row>[];
  choiceColumn: StaffColumn<Row> | null;
  actions: readonly RowAction<Row>[];
  nameOf: (row: Row) => string;
}

/** Visible columns by settings and width. `drawnColumns`: with choice and actions. `optionalColumns`: can be hidden. */
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

const BETWEEN = `(min-width: ${breakpoints.tablet}) and (width < ${breakpoints.desktop})`;

function subscribe(listener: () => void): () => void {
  const query = globalThis.matchMedia?.(BETWEEN);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** A tablet: all columns would need sideways scrolling. */
const useBetweenWidths = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia?.(BETWEEN).matches ?? false,
    () => false,
  );
