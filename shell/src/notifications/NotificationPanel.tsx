import type { Notification } from '@api/contract';
import { css } from '@emotion/react';
import { Button, EmptyState, ErrorState, LoadingRegion, Skeleton, token } from 'design-system';
import Bell from 'lucide-react/icons/bell';
import { useState } from 'react';
import { useSite } from '../site.ts';
import { isToday } from './moments.ts';
import { NotificationLine } from './NotificationLine.tsx';
import { unreadWords, useUnread } from './notification-store.ts';
import type { UnreadPolling } from './poll-unread-count.ts';
import { useNotificationList } from './use-notification-list.ts';

const panel = css({ display: 'grid', gap: token.space[2] });
const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[3],
  minBlockSize: token.size.target,
  color: token.color.ink2,
  fontSize: token.text.small,
});
/** Aligned with the lines' dots. */
const allRead = css({ marginInlineEnd: `calc(-1 * ${token.space[3]})` });
const group = css({ marginInline: `calc(-1 * ${token.space[3]})` });
const groupTitle = css({
  margin: 0,
  padding: `${token.space[2]} ${token.space[3]}`,
  fontFamily: token.font.sans,
  fontSize: token.text.caption,
  fontWeight: token.weight.strong,
  color: token.color.ink3,
});
const lines = css({ margin: 0, padding: 0, listStyle: 'none' });
const waiting = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: token.space[3],
  paddingBlock: token.space[3],
});
const sign = css({ inlineSize: token.size.icon, blockSize: token.size.icon });
const end = css({ display: 'grid', justifyItems: 'center', paddingBlock: token.space[2] });
const quiet = css({ margin: 0, color: token.color.ink3, fontSize: token.text.small });
const failed = css({ margin: 0, color: token.color.redPen, fontSize: token.text.small });

/** Notifications, latest first. Opening marks none as read. */
export function NotificationPanel({ fresh, onFollow }: { fresh: UnreadPolling; onFollow: () => void }) {
  const { list, error, busy, reload, loadEarlier, markRead, markAllRead } = useNotificationList(fresh);
  const unread = useUnread();
  const [now] = useState(() => new Date());
  if (!list) return error === null ? <Loading /> : <Failed error={error} busy={busy} onRetry={reload} />;
  if (list.notifications.length === 0) return <NothingYet />;

  const today = list.notifications.filter(({ created_at }) => isToday(created_at, now));
  const earlier = list.notifications.filter((notification) => !today.includes(notification));
  const show = (notification: Notification) => (
    <li key={notification.id}>
      <NotificationLine notification={notification} now={now} onFollow={onFollow} onRead={() => markRead(notification)} />
    </li>
  );
  return (
    <div css={panel}>
      <div css={bar}>
        <span>{unread === 0 ? 'All read' : unreadWords(unread)}</span>
        {unread > 0 && (
          <Button size="small" variant="quiet" css={allRead} onClick={markAllRead} disabled={busy}>
            Mark all read
          </Button>
        )}
      </div>
      {error !== null && (
        <p css={failed} role="alert">
          {error}
        </p>
      )}
      <Group title="Today">{today.map(show)}</Group>
      <Group title="Earlier">{earlier.map(show)}</Group>
      <div css={end}>
        {list.next === null ? (
          <p css={quiet}>We keep notifications for six months.</p>
        ) : (
          <Button size="small" onClick={loadEarlier} loading={busy}>
            Show earlier ones
          </Button>
        )}
      </div>
    </div>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section css={group} aria-label={title}>
      <h3 css={groupTitle}>{title}</h3>
      <ul css={lines}>{children}</ul>
    </section>
  );
}

function Loading() {
  return (
    <LoadingRegion label="Loading notifications">
      <div css={bar}>
        <Skeleton width="20%" />
      </div>
      <div css={groupTitle}>
        <Skeleton width="10%" />
      </div>
      {[90, 70, 80, 60].map((width) => (
        <div key={width} css={waiting}>
          <Skeleton css={sign} shape="block" />
          <span>
            <Skeleton width={`${width}%`} />
            <Skeleton width="30%" />
          </span>
        </div>
      ))}
    </LoadingRegion>
  );
}

function Failed({ error, busy, onRetry }: { error: string; busy: boolean; onRetry: () => void }) {
  return (
    <ErrorState title="Your notifications did not load" headingLevel={3} onRetry={onRetry} retrying={busy}>
      {error}
    </ErrorState>
  );
}

function NothingYet() {
  const { variant } = useSite();
  return (
    <EmptyState icon={<Bell />} title="Nothing here yet" headingLevel={3}>
      {variant === 'full'
        ? 'Replies to your doubts, graded tests and news of your plan appear here.'
        : 'Replies to your doubts and news of your tests appear here.'}
    </EmptyState>
  );
}
