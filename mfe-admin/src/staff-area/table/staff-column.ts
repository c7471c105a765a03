import { css } from '@emotion/react';
import { type TableColumn, token } from 'design-system';
import type { ReactNode } from 'react';

/** A column of a StaffTable. The one that names its row is always in view. */
export interface StaffColumn<Row> extends TableColumn<Row> {
  /** In view for those alone who choose it. */
  extra?: true;
  /** Below a desktop's width in view for those alone who choose it; the cards of a phone have it. */
  wide?: true;
}

/** An action on one row, by a button in its last cell and by a key while the row has the focus. */
export interface RowAction<Row> {
  /** One small letter that no other key of tables has: not j, k, x or the brackets. */
  key: string;
  /** A word or two in the imperative: "Edit". */
  label: string;
  /** What its key does, for the list of keys; its label by default. */
  does?: string;
  /** Of its button in the last cell; without one it has none there, as where a column of the table holds one. */
  icon?: ReactNode;
  /** Where it leads; without an address give `run`. */
  to?: (row: Row) => string;
  run?: (row: Row) => void;
}

/** A second line in a table's cell: small, quiet and of regular weight, in a row's header too. Long addresses and names break. */
export const smallPrint = css({
  display: 'block',
  fontSize: token.text.small,
  fontWeight: token.weight.regular,
  color: token.color.ink3,
  overflowWrap: 'anywhere',
});
