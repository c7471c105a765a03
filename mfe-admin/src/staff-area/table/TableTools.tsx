import { css } from '@emotion/react';
import { onDemand } from '@shell/kit';
import { Button, token } from 'design-system';
import Columns3 from 'lucide-react/icons/columns-3';
import { type ReactNode, useState } from 'react';
import { type KeyHint, KeyHints } from './KeyHints.tsx';
import type { TableView } from './ViewPopover.tsx';

const viewButton = { size: 'small', icon: <Columns3 />, children: 'View', 'aria-haspopup': 'dialog' } as const;
const ViewPopover = onDemand(() => import('./ViewPopover.tsx').then((module) => module.ViewPopover), {
  waiting: <Button {...viewButton} loading />,
});

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${token.space[2]} ${token.space[3]}` });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[2], marginInlineStart: 'auto' });

interface TableToolsProps extends TableView {
  hints: readonly KeyHint[];
  onShowKeys: () => void;
  /** The export's button. */
  children?: ReactNode;
}

/** Above a table: its keys in a few words, and its view settings. */
export function TableTools({ hints, onShowKeys, children, ...view }: TableToolsProps) {
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
