import { ShortcutDialog, type ShortcutDialogProps } from 'design-system';
import type { OfferedKeys } from './use-table-keys.ts';

interface RowShortcutsProps extends Omit<ShortcutDialogProps, 'shortcuts'> {
  offered: OfferedKeys;
}

/** A table's keys, with their switch. */
export function RowShortcuts({ offered: { opens, chooses, actions }, ...dialog }: RowShortcutsProps) {
  return (
    <ShortcutDialog
      {...dialog}
      shortcuts={[
        { keys: ['J', '↓'], does: 'Next row; ↓ once a row has the focus' },
        { keys: ['K', '↑'], does: 'Previous row' },
        ...(opens ? [{ keys: ['Enter'], does: 'Open the row' }] : []),
        ...(chooses ? [{ keys: ['X'], does: 'Choose the row, or leave it out' }] : []),
        ...actions.map(({ key, label, does }) => ({ keys: [key.toUpperCase()], does: does ?? `${label} the row` })),
        { keys: [']', '['], does: 'Next and previous page' },
        { keys: ['/'], does: 'Go to the search' },
        { keys: ['?'], does: 'Show this list' },
      ]}
    />
  );
}
