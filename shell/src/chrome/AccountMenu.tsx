import { css } from '@emotion/react';
import { addressOf } from '@shell/kit/addresses';
import { Avatar, Menu, token } from 'design-system';
import { Link } from 'react-router-dom';
import { signOut } from '../host.ts';
import { navigationFor } from '../routing/route-tables.ts';
import { useVisitor } from '../routing/visitor.ts';
import { useSessionStore } from '../session/session-store.ts';
import { useSite } from '../site.ts';

const button = css({
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: token.radius.full,
  background: 'none',
  minInlineSize: token.size.target,
  minBlockSize: token.size.target,
  cursor: 'pointer',
});

export const UNVERIFIED = '! Your email is not verified yet';

/** The avatar, with a "!" for an unverified address, and its menu. */
export function AccountMenu() {
  const user = useSessionStore((state) => state.user);
  const visitor = useVisitor();
  const { variant, routes } = useSite();
  if (!user) return null;
  const pages = navigationFor('account-menu', visitor, variant, routes);
  return (
    <Menu
      trigger={
        <button type="button" css={button} aria-label={user.verified ? 'Account menu' : 'Account menu, email not verified'}>
          <Avatar name={user.full_name ?? user.username} unverified={!user.verified} />
        </button>
      }
      items={[
        ...(user.verified ? [] : [{ key: 'verify', label: UNVERIFIED, render: <Link to={addressOf('verify-email')} /> }]),
        ...pages.map(({ label, to }) => ({ key: to, label, render: <Link to={to} /> })),
        { key: 'sign-out-rule', separator: true as const },
        { key: 'sign-out', label: 'Sign out', onSelect: () => void signOut() },
      ]}
    />
  );
}
