import { css } from '@emotion/react';
import { type TableColumn, token } from 'design-system';
import type { ReactNode } from 'react';

/** The column that names its row is always visible. */
export interface StaffColumn<Row> extends TableColumn<Row> {
  /** Visible only if chosen. */
  extra?: true;
  /** Below a desktop's width only if chosen, except on a phone's cards. */
  wide?: true;
}

/** An action on a row, by a button or a key. */
export interface RowAction<Row> {
  /** A small letter other than j, k, x. */
  key: string;
  /** "Edit". */
  label: string;
  /** In the list of keys; the label by default. */
  does?: string;
  /** Without one there is no button. */
  icon?: ReactNode;
  /** Without an address, give `run`. */
  to?: (row: Row) => string;
  run?: (row: Row) => void;
}

/** A second line of a cell, small and quiet. Long names break. */
export const smallPrint = css({
  display: 'block',
  fontSize: token.text.small,
  fontWeight: token.weight.regular,
  color: token.color.ink3,
  overflowWrap: 'anywhere',
});
