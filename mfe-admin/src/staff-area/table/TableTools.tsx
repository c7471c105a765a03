import { css } from '@emotion/react';
import { Button, Checkbox, Kbd, media, Popover, SegmentedControl, token } from 'design-system';
import Columns3 from 'lucide-react/icons/columns-3';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withChange } from '../address-changes.ts';
import { PAGE_SIZES, pageSizeOf } from './page-size.ts';
import type { StaffColumn } from './staff-column.ts';
import type { TableSettings } from './table-settings.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space[2]} ${token.space[3]}`,
});
const keys = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space[1]} ${token.space[3]}`,
  marginInlineEnd: 'auto',
  color: token.color.ink3,
  fontSize: token.text.small,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: token.space[1] },
  // Whoever has only a finger has no keys.
  [media.coarse]: { display: 'none' },
  [media.phone]: { display: 'none' },
});
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[2], marginInlineStart: 'auto' });
const group = css({ margin: 0, padding: 0, border: 0, display: 'grid', gap: token.space[1] });
const legend = css({ padding: 0, marginBlockEnd: token.space[1], fontSize: token.text.small, color: token.color.ink2 });

interface TableToolsProps<Row> {
  columns: readonly StaffColumn<Row>[];
  shown: (column: StaffColumn<Row>) => boolean;
  settings: TableSettings;
  onSettingsChange: (change: Partial<TableSettings>) => void;
  /** Lets its reader choose how many rows a page has, in the address. */
  sizes: boolean;
  hints: readonly { keys: readonly string[]; does: string }[];
  onShowKeys: () => void;
  /** The export's button. */
  children?: ReactNode;
}

/** Above a table: its keys in a few words, and how it is looked at. */
export function TableTools<Row>({
  columns,
  shown,
  settings,
  onSettingsChange,
  sizes,
  hints,
  onShowKeys,
  children,
}: TableToolsProps<Row>) {
  const [search, setSearch] = useSearchParams();
  return (
    <div css={bar}>
      <div css={keys}>
        {hints.map(({ keys: names, does }) => (
          <span key={does}>
            {names.map((name) => (
              <Kbd key={name}>{name}</Kbd>
            ))}
            {does}
          </span>
        ))}
        <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={onShowKeys}>
          All keys
        </Button>
      </div>
      <div css={buttons}>
        {children}
        <Popover
          title="View"
          align="end"
          trigger={
            <Button size="small" icon={<Columns3 />}>
              View
            </Button>
          }
        >
          <fieldset css={group}>
            <legend css={legend}>Columns</legend>
            {columns
              .filter(({ rowHeader }) => !rowHeader)
              .map((column) => (
                <Checkbox
                  key={column.key}
                  label={column.header}
                  checked={shown(column)}
                  onCheckedChange={(checked) => onSettingsChange({ columns: { ...settings.columns, [column.key]: checked } })}
                />
              ))}
          </fieldset>
          <SegmentedControl
            label="Density"
            options={[
              { value: 'roomy', label: 'Roomy' },
              { value: 'compact', label: 'Compact' },
            ]}
            value={settings.compact ? 'compact' : 'roomy'}
            onValueChange={(density) => onSettingsChange({ compact: density === 'compact' })}
          />
          {sizes && (
            <SegmentedControl
              label="Rows on a page"
              options={PAGE_SIZES.map((size) => ({ value: String(size), label: `${size} rows` }))}
              value={String(pageSizeOf(search))}
              onValueChange={(size) => setSearch(withChange(search, { size: size === String(PAGE_SIZES[0]) ? null : size }))}
            />
          )}
        </Popover>
      </div>
    </div>
  );
}
