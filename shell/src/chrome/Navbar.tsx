import { BRAND } from '@api/contract/brand';
import { css, Global } from '@emotion/react';
import { guestsOnly, membersOnly, useIsHydrating } from '@shell/kit';
import { Button, IconButton, media, pageFrame, token } from 'design-system';
import MenuIcon from 'lucide-react/icons/menu';
import { useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { openModal } from '../host.ts';
import { navigationFor, type Visitor } from '../routing/route-tables.ts';
import { useVisitor } from '../routing/visitor.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { useSite } from '../site.ts';
import { chromeOnDemand } from '../toasts/toasts.ts';

/** Reserves a button's space until its code has loaded. */
const reserved = <span css={css({ display: 'block', inlineSize: token.size.target, blockSize: token.size.target })} />;

const AccountMenu = chromeOnDemand(() => import('./AccountMenu.tsx').then((module) => module.AccountMenu), reserved);
const NotificationBell = chromeOnDemand(
  () => import('../notifications/NotificationBell.tsx').then((module) => module.NotificationBell),
  reserved,
);

const bar = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: token.layer.sticky,
  background: token.color.surface,
  borderBlockEnd: `1px solid ${token.color.line}`,
  '@media print': { display: 'none' },
});
/** Keeps scroll and focus targets clear of the bar. */
const room = css({ ':root': { '--sticky-height': token.size.navbar } });
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[6],
  blockSize: token.size.navbar,
});
const links = css({ display: 'flex', gap: token.space[1], [media.belowDesktop]: { display: 'none' } });
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: token.size.control,
  paddingInline: token.space[3],
  borderRadius: token.radius.control,
  color: token.color.ink2,
  fontSize: token.text.control,
  fontWeight: token.weight.medium,
  textDecoration: 'none',
  '&:hover': { color: token.color.ink, background: token.color.sunken },
  '&[aria-current="page"]': { color: token.color.ink, fontWeight: token.weight.strong },
});
const end = css({ display: 'flex', alignItems: 'center', gap: token.space[2], marginInlineStart: 'auto' });
const onDesktop = css({ [media.belowDesktop]: { display: 'none' } });
const belowDesktop = css({ display: 'none', [media.belowDesktop]: { display: 'block' } });

/** Rendered until the session is known: guests do not see members' entries, and for members nothing moves. */
const MEMBER: Visitor = { role_id: null, signedIn: true };

/** The top bar. Its entries come from the registry. */
export function Navbar() {
  const visitor = useVisitor();
  const { variant, routes } = useSite();
  const hydrating = useIsHydrating();
  return (
    <header css={bar}>
      <Global styles={room} />
      <div css={[pageFrame, row]}>
        <Logo />
        <nav aria-label="Main" css={links}>
          {navigationFor('navbar', hydrating ? MEMBER : visitor, variant, routes).map(({ label, to, audience }) => (
            <NavLink key={to} to={to} css={[link, hydrating && audience !== 'everyone' && membersOnly]}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div css={end}>
          <SearchBox />
          {hydrating ? <span css={membersOnly}>{reserved}</span> : visitor.signedIn && <NotificationBell />}
          <div css={onDesktop}>
            {hydrating ? <span css={membersOnly}>{reserved}</span> : visitor.signedIn && <AccountMenu />}
            {!visitor.signedIn && (
              <Button css={guestsOnly} onClick={() => openModal('login')}>
                Login/Register
              </Button>
            )}
          </div>
          <div css={belowDesktop}>
            <MobileMenu />
          </div>
        </div>
      </div>
    </header>
  );
}

const logoLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[3],
  minBlockSize: token.size.target,
  color: token.color.ink,
  fontSize: token.text.lead,
  fontWeight: token.weight.heading,
  textDecoration: 'none',
});
const mark = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: token.space[8],
  blockSize: token.space[8],
  borderRadius: token.radius.control,
  background: token.color.accent,
  color: token.color.onAccent,
  fontFamily: token.font.serif,
  fontSize: token.text.heading3,
});

function Logo() {
  return (
    <Link to="/" css={logoLink}>
      <span css={mark} aria-hidden="true">
        Σ
      </span>
      {BRAND}
    </Link>
  );
}

const NavigationDrawer = chromeOnDemand(() => import('./NavigationDrawer.tsx').then((module) => module.NavigationDrawer));

/** The drawer's code loads with the first press. */
function MobileMenu() {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <IconButton label="Open menu" icon={<MenuIcon />} aria-expanded={open === true} onClick={() => setOpen(true)} />
      {open !== undefined && <NavigationDrawer open={open} onOpenChange={setOpen} />}
    </>
  );
}
