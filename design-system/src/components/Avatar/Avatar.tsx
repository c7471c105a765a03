import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { token } from '../../tokens/token.ts';

/** Props of Avatar; all others go to its `<span>`. */
export interface AvatarProps extends ComponentProps<'span'> {
  /** Its first letter is shown. */
  name: string;
  /** Adds the "!" of an unverified address. */
  unverified?: boolean;
  size?: 'medium' | 'large';
}

const base = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: token.size.avatar,
  blockSize: token.size.avatar,
  borderRadius: token.radius.full,
  background: token.color.accentSoft,
  color: token.color.accent,
  fontSize: token.text.body,
  fontWeight: token.weight.strong,
  lineHeight: 1,
});
const large = css({ inlineSize: token.space[16], blockSize: token.space[16], fontSize: token.text.heading2 });
const alert = css({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${token.space[1]})`,
  insetInlineEnd: `calc(-1 * ${token.space[1]})`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: token.space[4],
  blockSize: token.space[4],
  borderRadius: token.radius.full,
  background: token.color.redPen,
  color: token.color.onRedPen,
  fontSize: token.text.caption,
  boxShadow: `0 0 0 2px ${token.color.surface}`,
  // Not text, so that it is no part of a button's name.
  '&::after': { content: '"!"' },
});

const firstLetter = (name: string) => ([...name.trim()][0] ?? '?').toLocaleUpperCase();

/** A person as a letter, read as the name, with "not verified" if so. */
export function Avatar({ name, unverified = false, size = 'medium', ...rest }: AvatarProps) {
  return (
    <span role="img" aria-label={unverified ? `${name}, not verified` : name} {...rest} css={[base, size === 'large' && large]}>
      {firstLetter(name)}
      {unverified && <span css={alert} />}
    </span>
  );
}
