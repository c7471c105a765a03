import { css } from '@emotion/react';
import { IconButton, token } from 'design-system';
import { Link } from 'react-router-dom';
import type { RowAction, StaffColumn } from './staff-column.ts';

const buttonRow = css({ display: 'inline-flex', '[data-density="compact"] & > *': { blockSize: token.space[8] } });

/** The last column: a button for each action that has an icon; null where none has. */
export function actionColumn<Row>(actions: readonly RowAction<Row>[], nameOf: (row: Row) => string): StaffColumn<Row> | null {
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
