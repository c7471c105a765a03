import { css } from '@emotion/react';
import { Button, Checkbox, Popover, SegmentedControl, token } from 'design-system';
import Columns3 from 'lucide-react/icons/columns-3';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PAGE_SIZES, pageSizeOf, withChange } from '../list/list-address.ts';
import type { TableSettings } from './table-settings.ts';

const group = css({ margin: 0, padding: 0, border: 0, display: 'grid', gap: token.space[1] });
const legend = css({ padding: 0, marginBlockEnd: token.space[1], fontSize: token.text.small, color: token.color.ink2 });

export interface TableView {
  columns: readonly { key: string; header: string; shown: boolean }[];
  settings: TableSettings;
  onSettingsChange: (change: Partial<TableSettings>) => void;
  sizes: boolean;
}

/** Columns, density and rows per page. It is open when loaded, since the button was pressed. */
export function ViewPopover({ columns, settings, onSettingsChange, sizes }: TableView) {
  const [open, setOpen] = useState(true);
  const [search, setSearch] = useSearchParams();
  return (
    <Popover
      title="View"
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" icon={<Columns3 />}>
          View
        </Button>
      }
    >
      <fieldset css={group}>
        <legend css={legend}>Columns</legend>
        {columns.map(({ key, header, shown }) => (
          <Checkbox
            key={key}
            label={header}
            checked={shown}
            onCheckedChange={(checked) => onSettingsChange({ columns: { ...settings.columns, [key]: checked } })}
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
  );
}
