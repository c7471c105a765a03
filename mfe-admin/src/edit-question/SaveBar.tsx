import { css } from '@emotion/react';
import { Button, token } from 'design-system';
import History from 'lucide-react/icons/history';
import type { ReactNode } from 'react';
import type { Unsaved } from './saving/use-kept-draft.ts';
import type { SaveState } from './saving/use-save-question.ts';

const bar = css({
  position: 'sticky',
  // Above what the site keeps at the lower edge of every page.
  insetBlockEnd: 'var(--bottom-bar, 0px)',
  zIndex: token.layer.sticky,
  display: 'grid',
  gap: token.space[3],
  marginInline: `calc(-1 * ${token.space[4]})`,
  paddingBlock: token.space[3],
  paddingInline: token.space[4],
  background: token.color.paper,
  borderBlockStart: `1px solid ${token.color.line}`,
});
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] });
const words = css({ flex: '1 1 8rem', color: token.color.ink2, fontSize: token.text.control });

interface SaveBarProps {
  /** How the last attempt ended, above the row. */
  banner: ReactNode;
  state: SaveState['name'];
  unsaved: Unsaved;
  /** How many fields need another look. */
  faults: number;
  disabled: boolean;
  onVersions?: () => void;
}

/** Always in sight: whether there is something to save, the versions, and the button. */
export function SaveBar({ banner, state, unsaved, faults, disabled, onVersions }: SaveBarProps) {
  return (
    <div css={bar}>
      {banner}
      <div css={row}>
        <span css={words} role="status">
          {statusOf(state, unsaved, faults)}
        </span>
        {onVersions && (
          <Button variant="quiet" icon={<History />} aria-haspopup="dialog" onClick={onVersions}>
            Versions
          </Button>
        )}
        <Button variant="primary" type="submit" loading={state === 'saving'} disabled={disabled}>
          Save changes
        </Button>
      </div>
    </div>
  );
}

function statusOf(state: SaveState['name'], unsaved: Unsaved, faults: number): string {
  if (faults > 0) return faults === 1 ? 'One field needs another look.' : `${faults} fields need another look.`;
  if (state === 'saving') return 'Saving…';
  if (unsaved === 'kept') return 'Unsaved changes, kept on this device.';
  if (unsaved === 'not-kept') return 'Unsaved changes. This browser cannot keep them: save before you leave.';
  return 'Nothing to save.';
}
