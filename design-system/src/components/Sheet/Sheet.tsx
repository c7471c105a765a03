import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { mergeProps, type RenderProps, rootElement } from '../../root/elements.ts';
import { token } from '../../tokens/token.ts';

/** Props of Sheet; all others go to its element, a `<div>` unless `render` says otherwise. */
export interface SheetProps extends ComponentProps<'div'>, RenderProps {
  /** `none` for rows up to the edges, `compact` for side cards. */
  padding?: 'none' | 'compact' | 'roomy';
}

const base = css({
  background: token.color.surface,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.sheet,
  boxShadow: token.shadow.sheet,
  color: token.color.ink,
  minInlineSize: 0,
});
const paddings = {
  none: css({
    overflow: 'clip',
    // A table scrolls sideways, or shows cards, by the sheet's width.
    '&:has(> table)': { overflow: 'auto clip', container: 'rows / inline-size' },
  }),
  compact: css({ padding: token.space[4] }),
  roomy: css({ padding: `clamp(${token.space[4]}, 4vw, ${token.space[8]})` }),
};

/** The card of questions, forms and side notes. */
export function Sheet({ padding = 'roomy', render, ...rest }: SheetProps) {
  const [Root, own] = rootElement(render, 'div');
  return <Root {...mergeProps(own, rest)} css={[base, paddings[padding]]} />;
}
