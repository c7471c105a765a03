import { css } from '@emotion/react';
import { Drawer, media, Popover, token } from 'design-system';
import { type KeyboardEvent, useSyncExternalStore } from 'react';
import { BellButton } from './BellButton.tsx';
import { NotificationPanel } from './NotificationPanel.tsx';
import { useNotifications } from './notification-store.ts';
import type { UnreadPolling } from './poll-unread-count.ts';

const inPopover = css({ inlineSize: `calc(${token.size.dialog} - 2 * ${token.space[4]} - 2px)`, maxInlineSize: '100%' });

const PHONE = media.phone.replace('@media ', '');
const usePhone = () =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(PHONE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(PHONE).matches,
  );

/** A popover on the bell, or the whole screen on a phone. */
export function NotificationSheet({ fresh }: { fresh: UnreadPolling }) {
  const open = useNotifications((state) => state.open);
  const onPhone = usePhone();
  const setOpen = (next: boolean) => useNotifications.setState({ open: next });
  const sheet = { trigger: <BellButton />, open, onOpenChange: setOpen, title: 'Notifications', onKeyDown: walk };
  const panel = <NotificationPanel fresh={fresh} onFollow={() => setOpen(false)} />;
  if (onPhone) return <Drawer {...sheet}>{panel}</Drawer>;
  return (
    <Popover {...sheet} align="end">
      <div css={inPopover}>{panel}</div>
    </Popover>
  );
}

/** Arrows move between lines, Home and End to the first and last. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? lines.length - 1 : at - 1, Home: 0, End: lines.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  lines[next]?.focus();
}
