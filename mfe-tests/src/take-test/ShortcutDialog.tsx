import { css } from '@emotion/react';
import { Dialog, Kbd, Switch, token } from 'design-system';
import { SHORTCUTS, useShortcutsEnabled } from './use-shortcuts.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${token.space[3]} ${token.space[5]}`,
  margin: 0,
  marginBlockEnd: token.space[5],
  '& dd': { margin: 0 },
  '& dt': { display: 'flex', gap: token.space[1] },
});

interface ShortcutDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Every key that does something in a test, and the switch for all of them. */
export function ShortcutDialog({ open, onOpenChange }: ShortcutDialogProps) {
  const [enabled, setEnabled] = useShortcutsEnabled();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <dl css={list}>
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does} css={{ display: 'contents' }}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch label="Use keyboard shortcuts" checked={enabled} onCheckedChange={setEnabled} />
    </Dialog>
  );
}
