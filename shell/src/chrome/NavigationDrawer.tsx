import { css } from '@emotion/react';
import { addressOf } from '@shell/kit/addresses';
import { Badge, Button, Drawer, ThemeSwitch, token } from 'design-system';
import { NavLink } from 'react-router-dom';
import { openModal, signOut } from '../host.ts';
import { openNotifications, unreadWords, useUnread } from '../notifications/notification-store.ts';
import { navigationFor } from '../routing/route-tables.ts';
import { useVisitor } from '../routing/visitor.ts';
import { useSessionStore } from '../session/session-store.ts';
import { useSite } from '../site.ts';
import { UNVERIFIED } from './AccountMenu.tsx';

const list = css({ display: 'grid', gap: token.space[1], margin: 0, padding: 0, listStyle: 'none' });
const link = css({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: token.space[12],
  paddingInline: token.space[3],
  borderRadius: token.radius.control,
  color: token.color.ink,
  fontSize: token.text.lead,
  fontWeight: token.weight.medium,
  textDecoration: 'none',
  '&[aria-current="page"]': { background: token.color.accentSoft, color: token.color.accent },
});
const button = css({
  marginBlockStart: token.space[1],
  gap: token.space[3],
  inlineSize: '100%',
  border: 0,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
});
const attention = css({ background: token.color.redPenSoft, color: token.color.redPen });
const rule = css({
  borderBlockStart: `1px solid ${token.color.line}`,
  marginBlock: token.space[4],
  paddingBlockStart: token.space[4],
});
const end = css({ display: 'grid', gap: token.space[5], justifyItems: 'start' });

/** A phone's navigation over the whole screen. Any choice closes it. */
export function NavigationDrawer({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const visitor = useVisitor();
  const { variant, routes } = useSite();
  const unverified = useSessionStore(({ user }) => user?.verified === false);
  const close = () => onOpenChange(false);
  const unread = useUnread();
  const entries = (place: 'navbar' | 'account-menu') => (
    <ul css={list}>
      {navigationFor(place, visitor, variant, routes).map(({ label, to }) => (
        <li key={to}>
          <NavLink to={to} css={link} onClick={close}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );

  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Menu">
      <nav aria-label="Main">{entries('navbar')}</nav>
      {visitor.signedIn && (
        <nav aria-label="Account" css={rule}>
          {unverified && (
            <NavLink to={addressOf('verify-email')} css={[link, attention]} onClick={close}>
              {UNVERIFIED}
            </NavLink>
          )}
          {entries('account-menu')}
          <button
            type="button"
            css={[button, link]}
            onClick={() => {
              close();
              openNotifications();
            }}
          >
            Notifications
            {unread > 0 && <Badge tone="accent">{unreadWords(unread)}</Badge>}
          </button>
        </nav>
      )}
      <div css={[rule, end]}>
        <ThemeSwitch />
        {visitor.signedIn ? (
          <Button
            onClick={() => {
              close();
              void signOut();
            }}
          >
            Sign out
          </Button>
        ) : (
          <Button
            variant="primary"
            onClick={() => {
              close();
              openModal('login');
            }}
          >
            Login/Register
          </Button>
        )}
      </div>
    </Drawer>
  );
}
