import { css } from '@emotion/react';
import { pageBar } from '@shell/kit/page-bar';
import { Button, SaveStatus, token } from 'design-system';
import History from 'lucide-react/icons/history';
import type { ReactNode } from 'react';
import type { Unsaved } from './saving/draft-store.ts';
import type { SaveState } from './use-storing.ts';

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
const words = css({ flex: '1 1 8rem' });

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
    <div ref={pageBar} css={bar}>
      {banner}
      <div css={row}>
        <Status state={state} unsaved={unsaved} faults={faults} />
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

function Status({ state, unsaved, faults }: Pick<SaveBarProps, 'state' | 'unsaved' | 'faults'>) {
  if (faults > 0) {
    return (
      <SaveStatus css={words} state="refused">
        {faults === 1 ? 'One field needs another look.' : `${faults} fields need another look.`}
      </SaveStatus>
    );
  }
  if (state === 'saving') return <SaveStatus css={words} state="saving" />;
  if (unsaved === 'kept') return <SaveStatus css={words} state="unsaved" />;
  if (unsaved === 'not-kept') {
    return (
      <SaveStatus css={words} state="refused">
        Unsaved changes. This browser cannot keep them: save before you leave.
      </SaveStatus>
    );
  }
  return (
    <SaveStatus css={words} state="saved">
      Nothing to save.
    </SaveStatus>
  );
}
