import { BRAND } from '@api/contract/brand';
import { css } from '@emotion/react';
import type { NavigationEntry } from '@shell/kit/routes';
import { media, pageFrame, ThemeSwitch, token } from 'design-system';
import { Link } from 'react-router-dom';
import { navigationFor } from '../routing/route-tables.ts';
import { useVisitor } from '../routing/visitor.ts';
import { useSite } from '../site.ts';

const COLUMNS: readonly { place: NavigationEntry['place']; heading: string }[] = [
  { place: 'footer-ib', heading: 'IB' },
  { place: 'footer-general', heading: 'General' },
  { place: 'footer-other', heading: 'Other' },
];

const footer = css({
  marginBlockStart: token.space[16],
  borderBlockStart: `1px solid ${token.color.line}`,
  background: token.color.sunken,
  color: token.color.ink2,
  fontSize: token.text.small,
  '@media print': { display: 'none' },
});
const inner = css({ paddingBlock: token.space[10] });
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto',
  gap: token.space[8],
  alignItems: 'start',
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const heading = css({ margin: 0, fontSize: token.text.small, fontWeight: token.weight.strong, color: token.color.ink });
const list = css({
  display: 'grid',
  gap: token.space[1],
  margin: 0,
  marginBlockStart: token.space[2],
  padding: 0,
  listStyle: 'none',
});
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: token.space[8],
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { color: token.color.ink, textDecoration: 'underline' },
  [media.coarse]: { minBlockSize: token.size.target, minInlineSize: token.size.target },
});
// There is room for its three choices on desktops only.
const theme = css({ [media.belowDesktop]: { gridColumn: '1 / -1' } });
const disclaimer = css({
  marginBlock: `${token.space[8]} 0`,
  paddingBlockStart: token.space[6],
  borderBlockStart: `1px solid ${token.color.line}`,
  maxInlineSize: 'none',
});

/** Links, and the statement of independence. Specification part 1, section 2. */
export function Footer() {
  const visitor = useVisitor();
  const { variant, routes } = useSite();
  return (
    <footer css={footer}>
      <div css={[pageFrame, inner]}>
        <div css={columns}>
          {COLUMNS.map(({ place, heading: title }) => {
            const entries = navigationFor(place, visitor, variant, routes);
            if (entries.length === 0) return null;
            return (
              <nav key={place} aria-label={title}>
                <h2 css={heading}>{title}</h2>
                <ul css={list}>
                  {entries.map(({ label, to }) => (
                    <li key={to}>
                      <Link to={to} css={link}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            );
          })}
          <div css={theme}>
            <ThemeSwitch />
          </div>
        </div>
        <p css={disclaimer}>
          {BRAND} is independent. It is not affiliated with, endorsed by or sponsored by the International Baccalaureate
          Organization. All questions are original.
        </p>
      </div>
    </footer>
  );
}
