import { css } from '@emotion/react';
import { onDemand } from '@shell/kit';
import { Button, Kbd, media, token } from 'design-system';
import Columns3 from 'lucide-react/icons/columns-3';
import { type ReactNode, useState } from 'react';
import type { TableView } from './ViewPopover.tsx';

const viewButton = { size: 'small', icon: <Columns3 />, children: 'View', 'aria-haspopup': 'dialog' } as const;
const ViewPopover = onDemand(() => import('./ViewPopover.tsx').then((module) => module.ViewPopover), {
  waiting: <Button {...viewButton} loading />,
});

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${token.space[2]} ${token.space[3]}` });
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

interface TableToolsProps extends TableView {
  hints: readonly { keys: readonly string[]; does: string }[];
  onShowKeys: () => void;
  /** The export's button. */
  children?: ReactNode;
}

/** Above a table: its keys in a few words, and how it is looked at. */
export function TableTools({ hints, onShowKeys, children, ...view }: TableToolsProps) {
  const [viewing, setViewing] = useState(false);
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
        {viewing ? <ViewPopover {...view} /> : <Button {...viewButton} onClick={() => setViewing(true)} />}
      </div>
    </div>
  );
}
