import { css } from '@emotion/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import GitCompare from 'lucide-react/icons/git-compare';
import PencilLine from 'lucide-react/icons/pencil-line';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ComponentProps, ReactNode } from 'react';
import { media } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { formatDate } from '../DateTime/formatDate.ts';

/** `unsaved`: on this device until saved by hand; `waiting`: until the server accepts it; `conflict`: another version exists. */
export type SaveStatusState = 'saved' | 'saving' | 'unsaved' | 'waiting' | 'conflict' | 'refused';

/** Props of SaveStatus; all others go to its box. */
export interface SaveStatusProps extends ComponentProps<'span'> {
  state: SaveStatusState;
  /** More than its state and moment: how much, why. */
  children?: ReactNode;
  /** When it was `saved`: milliseconds or ISO 8601. */
  at?: number | string | null;
  /** For screen readers, if a page has several. */
  label?: string;
  /** A button that helps. */
  action?: ReactNode;
}

const STATES = {
  saved: { Icon: CircleCheck, words: 'All is saved.' },
  saving: { Icon: RefreshCw, words: 'Saving…' },
  unsaved: { Icon: PencilLine, words: 'Unsaved changes, kept on this device.' },
  waiting: { Icon: CloudOff, words: 'Kept on this device until the network is back.' },
  conflict: { Icon: GitCompare, words: 'Someone else has saved changes.' },
  refused: { Icon: CircleAlert, words: 'Not saved.' },
} as const;
const TROUBLE: readonly SaveStatusState[] = ['waiting', 'conflict', 'refused'];

const frame = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  minInlineSize: 0,
  fontSize: token.text.small,
  lineHeight: token.leading.tight,
  color: token.color.ink3,
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { flex: 'none', inlineSize: token.size.icon, blockSize: token.size.icon, strokeWidth: token.stroke.icon },
  [media.phone]: { fontSize: token.text.caption },
});
const good = css({ '& > svg': { color: token.color.attempted } });
const bad = css({ color: token.color.medium });

/** The state of the user's work, in the same words everywhere. Changes are announced; `data-trouble` marks problems. */
export function SaveStatus({ state, children, at = null, label, action, ...rest }: SaveStatusProps) {
  const { Icon, words } = STATES[state];
  const own = state === 'saved' && at !== null ? `Saved ${formatDate(at, 'exactTime')}` : words;
  const trouble = TROUBLE.includes(state);
  return (
    <span {...rest} data-trouble={trouble || undefined} css={[frame, state === 'saved' && good, trouble && bad]}>
      <Icon aria-hidden="true" />
      <span role="status" aria-label={label}>
        {children || own}
      </span>
      {action}
    </span>
  );
}
