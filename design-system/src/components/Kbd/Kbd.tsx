import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { token } from '../../tokens/token.ts';

const styles = css({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: token.space[5],
  paddingInline: token.space[1],
  border: `1px solid ${token.color.lineStrong}`,
  borderRadius: token.space[1],
  color: token.color.ink3,
  fontFamily: token.font.sans,
  fontSize: token.text.caption,
  lineHeight: token.leading.body,
});

/** A key of the keyboard. */
export function Kbd(props: ComponentProps<'kbd'>) {
  return <kbd {...props} css={styles} />;
}
