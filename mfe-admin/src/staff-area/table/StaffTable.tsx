import { css } from '@emotion/react';
import { onDemand } from '@shell/kit';
import { Button, Sheet, Table, type TableSort, token } from 'design-system';
import Columns3 from 'lucide-react/icons/columns-3';
import { type ReactNode, useRef, useState } from 'react';
import { type KeyHint, KeyHints } from '../list/KeyHints.tsx';
import { useFirstFound } from '../list/use-first-found.ts';
import { scrolling, stack } from '../styles.ts';
import type { RowAction, StaffColumn } from './staff-column.ts';
import { type RowChoice, useChoiceColumn } from './use-choice-column.tsx';
import { useColumnsInView } from './use-columns-in-view.tsx';
import { hintsOf, useTableKeys } from './use-table-keys.ts';
import type { TableView } from './ViewPopover.tsx';
import type { DrawnRows, RowScroll } from './WindowedRows.tsx';

const RowShortcuts = onDemand(() => import('./RowShortcuts.tsx').then((module) => module.RowShortcuts));
const WindowedRows = onDemand(() => import('./WindowedRows.tsx').then((module) => module.WindowedRows));
/** From here on only rows near the view are rendered. */
const MANY = 40;

export interface StaffTableProps<Row, Key extends string | number = number> {
  /** Of the settings on this device: `questions`. */
  name: string;
  caption: string;
  columns: readonly StaffColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** In labels of buttons: "question 41". */
  nameOf: (row: Row) => string;
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  open?: (row: Row) => string;
  actions?: readonly RowAction<Row>[];
  choice?: RowChoice<Key>;
  /** For keys that turn pages. */
  paging?: { page: number; pageSize: number; totalCount: number };
  /** The call takes `pageSize`, in the address `size`. */
  sizes?: boolean;
  /** Shows the former rows while others load. */
  busy?: boolean;
  tools?: ReactNode;
}

const NO_ACTIONS: readonly never[] = [];

/** A staff table: columns and density by choice, rows with keys, long tables windowed. The address has its content. */
export function StaffTable<Row, Key extends string | number = number>({
  name,
  caption,
  columns,
  rows,
  rowKey,
  nameOf,
  sort,
  onSortChange,
  open,
  actions = NO_ACTIONS,
  choice,
  paging,
  sizes = false,
  busy = false,
  tools,
}: StaffTableProps<Row, Key>) {
  const box = useRef<HTMLDivElement>(null);
  const rowScroll = useRef<RowScroll>(null);
  const { choiceColumn, choose } = useChoiceColumn({ rows, rowKey, nameOf, choice });
  const { settings, changeSettings, drawnColumns, optionalColumns } = useColumnsInView({
    ...{ name, columns, choiceColumn, actions, nameOf },
  });
  const density = settings.compact ? 'compact' : 'roomy';
  const keys = useTableKeys({
    ...{ box, rows, open, choose, actions },
    bringIntoView: (index) => rowScroll.current?.bringIntoView(index),
    pages: paging && { page: paging.page, last: Math.ceil(paging.totalCount / paging.pageSize) },
  });

  useFirstFound({ box, first: 'tr[data-index="0"]', busy });

  const offered = { opens: open !== undefined, chooses: choice !== undefined, actions };
  const draw = ({ first, last, space, measure }: DrawnRows) => (
    <Table
      caption={caption}
      columns={drawnColumns}
      rows={rows.slice(first, last + 1)}
      rowKey={rowKey}
      density={density}
      {...(space && { space, 'aria-rowcount': rows.length + 1 })}
      {...(sort && { sort })}
      {...(onSortChange && { onSortChange })}
      rowProps={(row, drawn) => ({
        tabIndex: -1,
        'data-index': first + drawn,
        'data-chosen': choice?.chosen.has(rowKey(row)) ? '' : undefined,
        ...(space && { 'aria-rowindex': first + drawn + 2 }),
        ...(measure && { ref: measure }),
      })}
    />
  );
  return (
    <div css={stack[3]}>
      <TableTools
        {...{ settings, sizes }}
        columns={optionalColumns}
        onSettingsChange={changeSettings}
        hints={keys.enabled ? hintsOf(offered) : []}
        onShowKeys={() => keys.setList('open')}
      >
        {tools}
      </TableTools>
      <Sheet ref={box} padding="none" css={scrolling} aria-busy={busy}>
        {rows.length < MANY ? (
          draw({ first: 0, last: rows.length - 1 })
        ) : (
          <WindowedRows {...{ box, density, draw }} scroll={rowScroll} count={rows.length} />
        )}
      </Sheet>
      {keys.list !== 'unasked' && (
        <RowShortcuts
          offered={offered}
          open={keys.list === 'open'}
          onOpenChange={(next) => keys.setList(next ? 'open' : 'closed')}
          enabled={keys.enabled}
          onEnabledChange={keys.setEnabled}
        />
      )}
    </div>
  );
}

const viewButton = { size: 'small', icon: <Columns3 />, children: 'View', 'aria-haspopup': 'dialog' } as const;
const ViewPopover = onDemand(() => import('./ViewPopover.tsx').then((module) => module.ViewPopover), {
  waiting: <Button {...viewButton} loading />,
});

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${token.space[2]} ${token.space[3]}` });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[2], marginInlineStart: 'auto' });

interface TableToolsProps extends TableView {
  hints: readonly KeyHint[];
  onShowKeys: () => void;
  children?: ReactNode;
}

function TableTools({ hints, onShowKeys, children, ...view }: TableToolsProps) {
  const [viewing, setViewing] = useState(false);
  return (
    <div css={bar}>
      <KeyHints {...{ hints, onShowKeys }} />
      <div css={buttons}>
        {children}
        {viewing ? <ViewPopover {...view} /> : <Button {...viewButton} onClick={() => setViewing(true)} />}
      </div>
    </div>
  );
}
