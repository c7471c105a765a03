import { css } from '@emotion/react';
import { Dialog, Kbd, media, Switch, token } from 'design-system';
import { SHORTCUTS } from './commands.ts';
import { useShortcutsEnabled } from './use-commands.ts';

const columns = css({
  columns: 2,
  columnGap: token.space[8],
  marginBlockEnd: token.space[5],
  [media.phone]: { columns: 1 },
});
const row = css({
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  gap: token.space[3],
  paddingBlock: token.space[1],
  breakInside: 'avoid',
  fontSize: token.text.control,
  '& dt': { display: 'flex', flexWrap: 'wrap', alignContent: 'start', gap: token.space[1] },
});

interface ShortcutDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Every key of the grading screen, and the switch for those that are pressed alone. */
export function ShortcutDialog({ open, onOpenChange }: ShortcutDialogProps) {
  const [enabled, setEnabled] = useShortcutsEnabled();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts" size="wide">
      <dl css={columns}>
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does} css={row}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Use keyboard shortcuts"
        help="Keys held with Ctrl always work."
        checked={enabled}
        onCheckedChange={setEnabled}
      />
    </Dialog>
  );
}
