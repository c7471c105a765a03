import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { token } from '../../tokens/token.ts';

const styles = css({
  position: 'fixed',
  insetBlockStart: token.space[3],
  insetInlineStart: token.space[3],
  zIndex: token.layer.toast,
  paddingBlock: token.space[3],
  paddingInline: token.space[4],
  borderRadius: token.radius.control,
  background: token.color.accent,
  color: token.color.onAccent,
  fontWeight: token.weight.strong,
  '&:not(:focus)': { translate: `0 calc(-100% - ${token.space[6]})` },
});

/** The first tab stop: skips the chrome. Its target needs `tabIndex={-1}`. */
export function SkipLink({ href = '#main', children = 'Skip to the page', ...rest }: ComponentProps<'a'>) {
  return (
    <a href={href} {...rest} css={styles}>
      {children}
    </a>
  );
}
