import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cardsIn, sortStyles, tableStyles } from './tableStyles.ts';

export interface TableColumn<Row> {
  /** Also `data-column` of its cells, for the page's styles. */
  key: string;
  header: string;
  /** Replaces the header's words, e.g. by a box that selects all. */
  headerCell?: ReactNode;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  align?: 'start' | 'end';
  /** Names the row: read with each of its cells. */
  rowHeader?: boolean;
  hideOnPhone?: boolean;
}

/** Column and direction. */
export interface TableSort {
  key: string;
  order: 'asc' | 'desc';
}

/** Further props of a row. */
export type RowProps = ComponentProps<'tr'> & { [name: `data-${string}`]: string | number | undefined };

/** Props of Table; all others go to its `<table>`. */
export interface TableProps<Row> extends Omit<ComponentProps<'table'>, 'children'> {
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** A full-width line below the row, if any. */
  detail?: (row: Row) => ReactNode;
  /** Props of a row's `<tr>`. */
  rowProps?: (row: Row, index: number) => RowProps;
  /** Rem that the columns need: in a narrower Sheet, rows are cards. */
  room?: number;
  /** `compact` shows more rows. */
  density?: 'roomy' | 'compact';
  /** Pixels of unrendered rows before and after, for virtual lists. */
  space?: { before: number; after: number };
  sort?: TableSort | undefined;
  /** The same column again reverses the order. */
  onSortChange?: (sort: TableSort) => void;
}

/** Up, down, or both if another column sorts. */
export function SortIcon({ order }: { order: 'asc' | 'desc' | undefined }) {
  const Icon = order === 'asc' ? ArrowUp : order === 'desc' ? ArrowDown : ChevronsUpDown;
  return <Icon aria-hidden="true" />;
}

/** Rows with sortable headers; cards on a phone. The page sorts and paginates. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  detail,
  rowProps,
  room,
  density = 'roomy',
  space,
  sort,
  onSortChange,
  ...rest
}: TableProps<Row>) {
  const orderOf = (key: string) => (sort?.key === key ? sort.order : undefined);
  return (
    <table {...rest} css={[tableStyles, room && cardsIn(room)]} data-density={density}>
      <caption css={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, header, headerCell, sortable, align }) => {
            const order = orderOf(key);
            return (
              <th
                key={key}
                scope="col"
                data-column={key}
                data-align={align}
                aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
              >
                {sortable ? (
                  <button
                    type="button"
                    css={sortStyles}
                    onClick={() => onSortChange?.({ key, order: order === 'asc' ? 'desc' : 'asc' })}
                  >
                    {header}
                    <SortIcon order={order} />
                  </button>
                ) : (
                  (headerCell ?? header)
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        <Space columns={columns.length} height={space?.before} />
        {rows.map((row, index) => (
          <Fragment key={rowKey(row)}>
            <tr {...rowProps?.(row, index)}>
              {columns.map((column) => {
                const Cell = column.rowHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={column.key}
                    {...(column.rowHeader && { scope: 'row' })}
                    data-column={column.key}
                    data-label={column.header}
                    data-align={column.align}
                    data-phone={column.hideOnPhone ? 'hide' : undefined}
                  >
                    <div>{column.cell(row)}</div>
                  </Cell>
                );
              })}
            </tr>
            <Detail columns={columns.length}>{detail?.(row)}</Detail>
          </Fragment>
        ))}
        <Space columns={columns.length} height={space?.after} />
      </tbody>
    </table>
  );
}

function Detail({ columns, children }: { columns: number; children: ReactNode }) {
  if (!children) return null;
  return (
    <tr data-detail>
      <td colSpan={columns}>{children}</td>
    </tr>
  );
}

/** Replaces unrendered rows. */
function Space({ columns, height }: { columns: number; height: number | undefined }) {
  if (!height) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing of it takes the focus.
    <tr data-space aria-hidden="true">
      <td colSpan={columns} style={{ blockSize: height }} />
    </tr>
  );
}
