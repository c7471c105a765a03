import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { mergeProps, type RenderProps, rootElement } from '../../root/elements.ts';
import { media } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

/** Props of TextLink; all others go to its `<a>`. `render={<button />}` for an action. */
export interface TextLinkProps extends ComponentProps<'a'>, RenderProps {
  /** In the text's colour, underlined on hover only: for plain links. */
  quiet?: boolean;
}

const base = css({
  // A larger target (WCAG 2.2, 2.5.8): padding within a line does not change its height.
  paddingBlock: token.space[1],
  paddingInline: token.space[1],
  marginInline: `calc(-1 * ${token.space[1]})`,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: token.color.accent,
  fontWeight: token.weight.medium,
  textDecorationLine: 'underline',
  textDecorationColor: `color-mix(in srgb, currentColor 40%, transparent)`,
  textUnderlineOffset: '0.18em',
  cursor: 'pointer',
  borderRadius: token.space[1],
  transition: `color ${token.motion.state}`,
  '&:hover': { color: token.color.accentHover, textDecorationColor: 'currentColor' },
  // Alone, as in a cell, it is as tall as a finger.
  [media.coarse]: { '&:only-child': { paddingBlock: `calc((${token.size.target} - 1.25em) / 2)` } },
});
const quietStyles = css({
  color: 'inherit',
  fontWeight: 'inherit',
  textDecorationLine: 'none',
  '&:hover': { color: token.color.ink, textDecorationLine: 'underline' },
});

/** A link in running text. */
export function TextLink({ quiet = false, render, ...rest }: TextLinkProps) {
  const [Root, own] = rootElement(render, 'a');
  return <Root {...mergeProps(own, rest)} css={[base, quiet && quietStyles]} />;
}
