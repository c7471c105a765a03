import type { Notification, NotificationArea } from '@api/contract';
import { css } from '@emotion/react';
import { formatDate, token, VisuallyHidden } from 'design-system';
import Bell from 'lucide-react/icons/bell';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import CreditCard from 'lucide-react/icons/credit-card';
import FilePenLine from 'lucide-react/icons/file-pen-line';
import MessageCircleReply from 'lucide-react/icons/message-circle-reply';
import UserRound from 'lucide-react/icons/user-round';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { resolve } from '../routing/route-tables.ts';
import { useVisitor } from '../routing/visitor.ts';
import { useSite } from '../site.ts';
import { inWords } from './moments.ts';

/** Unknown areas get the bell. */
const SIGNS: Readonly<Partial<Record<NotificationArea, ComponentType>>> = {
  doubts: MessageCircleReply,
  tests: ClipboardCheck,
  questions: FilePenLine,
  membership: CreditCard,
  account: UserRound,
};

const line = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: token.space[3],
  inlineSize: '100%',
  minBlockSize: token.size.target,
  paddingBlock: token.space[3],
  paddingInline: token.space[3],
  border: 0,
  borderRadius: token.radius.control,
  background: 'none',
  color: token.color.ink2,
  font: 'inherit',
  fontSize: token.text.control,
  lineHeight: token.leading.tight,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { background: token.color.sunken },
  '& > svg': {
    inlineSize: token.size.icon,
    blockSize: token.size.icon,
    strokeWidth: token.stroke.icon,
    color: token.color.ink3,
    marginBlockStart: '1px',
  },
});
const unreadLine = css({
  color: token.color.ink,
  fontWeight: token.weight.strong,
  '& > svg': { color: token.color.accent },
});
const words = css({ display: 'grid', gap: token.space[1], overflowWrap: 'anywhere' });
const when = css({ color: token.color.ink3, fontSize: token.text.small, fontWeight: token.weight.regular });
const dot = css({
  inlineSize: token.space[2],
  blockSize: token.space[2],
  marginBlockStart: token.space[1],
  borderRadius: token.radius.full,
  background: token.color.accent,
});

/** A notification. Following its link, or pressing it, marks it as read. */
export function NotificationLine({
  notification,
  now,
  onFollow,
  onRead,
}: {
  notification: Notification;
  now: Date;
  onFollow: () => void;
  onRead: () => void;
}) {
  const { text, created_at, read, area } = notification;
  const to = usePlace(notification.to);
  const Sign = SIGNS[area] ?? Bell;
  const content = (
    <>
      <Sign aria-hidden="true" />
      <span css={words}>
        <span>
          {!read && <VisuallyHidden>Unread:</VisuallyHidden>} {text}
        </span>{' '}
        <time css={when} dateTime={created_at} title={formatDate(created_at, 'full')}>
          {inWords(created_at, now)}
        </time>
      </span>
      {!read && <span css={dot} aria-hidden="true" />}
    </>
  );
  const styles = [line, !read && unreadLine];
  if (to === null) {
    return (
      <button type="button" css={styles} onClick={onRead} data-line>
        {content}
      </button>
    );
  }
  return (
    <Link
      to={to}
      css={styles}
      data-line
      onAuxClick={onRead}
      onClick={(event) => {
        onRead();
        // Another tab or window opens: the panel stays.
        if (!(event.metaKey || event.ctrlKey || event.shiftKey)) onFollow();
      }}
    >
      {content}
    </Link>
  );
}

/** An address that this edition and release have, or null. */
function usePlace(to: string | null): string | null {
  const visitor = useVisitor();
  const { variant, routes } = useSite();
  if (!to?.startsWith('/')) return null;
  const { pathname, search } = new URL(to, location.origin);
  return resolve(pathname, search, visitor, variant, routes).kind === 'not-found' ? null : to;
}
