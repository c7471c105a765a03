import { css } from '@emotion/react';
import { IconButton, type IconButtonProps, token } from 'design-system';
import Bell from 'lucide-react/icons/bell';
import { bellName, signOf, useUnread } from './notification-store.ts';

const sign = css({ position: 'relative', display: 'grid' });
/** Over the bell's corner, so that nothing moves. */
const badge = css({
  position: 'absolute',
  insetBlockEnd: '45%',
  insetInlineStart: '45%',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: token.space[5],
  blockSize: token.space[5],
  paddingInline: token.space[1],
  border: `2px solid ${token.color.surface}`,
  borderRadius: token.radius.full,
  background: token.color.accent,
  color: token.color.onAccent,
  fontFamily: token.font.sans,
  fontSize: token.text.caption,
  fontWeight: token.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});

/** The bell with the number of unread notifications; other props go to its button. */
export function BellButton(props: Omit<IconButtonProps, 'label' | 'icon'>) {
  const unread = useUnread();
  const icon = (
    <span css={sign}>
      <Bell />
      {unread > 0 && <span css={badge}>{signOf(unread)}</span>}
    </span>
  );
  return <IconButton aria-haspopup="dialog" {...props} label={bellName(unread)} icon={icon} />;
}
