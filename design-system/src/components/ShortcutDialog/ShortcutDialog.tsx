import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { Switch } from '../Switch/Switch.tsx';

/** Equivalent keys and their action. */
export interface Shortcut {
  keys: readonly string[];
  does: string;
}

/** Props of ShortcutDialog; all others go to the sheet, as those of Dialog. */
export interface ShortcutDialogProps extends Omit<DialogProps, 'title' | 'children'> {
  shortcuts: readonly Shortcut[];
  enabled: boolean;
  onEnabledChange: (enabled: boolean) => void;
  /** What the switch does not affect. */
  switchHelp?: ReactNode;
}

/** From here on two columns. */
const MANY = 12;

const list = css({ margin: 0, marginBlockEnd: token.space[5] });
const columns = css({ columns: 2, columnGap: token.space[8], [media.phone]: { columns: 1 } });
const row = css({
  display: 'grid',
  gridTemplateColumns: `calc(2 * ${token.space[16]}) minmax(0, 1fr)`,
  gap: token.space[3],
  paddingBlock: token.space[2],
  breakInside: 'avoid',
  fontSize: token.text.control,
  '& dt': { display: 'flex', flexWrap: 'wrap', alignContent: 'start', gap: token.space[1] },
  '& dd': { margin: 0 },
});

/** A screen's shortcuts and their switch. Opened with `?`. */
export function ShortcutDialog({ shortcuts, enabled, onEnabledChange, switchHelp, ...rest }: ShortcutDialogProps) {
  const many = shortcuts.length >= MANY;
  return (
    <Dialog size={many ? 'wide' : 'medium'} {...rest} title="Keyboard shortcuts">
      <dl css={[list, many && columns]}>
        {shortcuts.map(({ keys, does }) => (
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
      <Switch label="Use keyboard shortcuts" help={switchHelp} checked={enabled} onCheckedChange={onEnabledChange} />
    </Dialog>
  );
}
