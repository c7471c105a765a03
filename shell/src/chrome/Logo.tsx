import { BRAND } from '@api/contract/brand';
import { css } from '@emotion/react';
import { token } from 'design-system';
import { Link } from 'react-router-dom';

const link = css({
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

/** The product's mark and name; leads home. */
export function Logo() {
  return (
    <Link to="/" css={link}>
      <span css={mark} aria-hidden="true">
        Σ
      </span>
      {BRAND}
    </Link>
  );
}
