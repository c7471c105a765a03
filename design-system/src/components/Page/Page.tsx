import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { mergeProps, type RenderProps, rootElement } from '../../root/elements.ts';
import { media } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

/** The left and right edges that pages and bars share. */
export const pageFrame = css({
  maxInlineSize: `calc(${token.size.page} + 2 * ${token.size.margin})`,
  marginInline: 'auto',
  paddingInline: token.size.margin,
});

/** Props of Page; all others go to its element, a `<div>` unless `render` says otherwise. */
export interface PageProps extends ComponentProps<'div'>, RenderProps {
  /** `wide` for tables and lists, `sheet` for one thing, `text` for reading and forms. */
  width?: 'wide' | 'sheet' | 'text';
}

const base = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: token.space[6],
  paddingBlock: token.space[8],
  [media.phone]: { paddingBlock: token.space[5] },
});
const column = (widest: string) => css({ gridTemplateColumns: `minmax(0, ${widest})`, justifyContent: 'center' });
const widths = {
  wide: undefined,
  sheet: column(token.size.sheet),
  text: column(token.measure),
};

/** A page's width and spacing. Wide pages begin at the bars' left edge, narrower ones are centred. */
export function Page({ width = 'wide', render, ...rest }: PageProps) {
  const [Root, own] = rootElement(render, 'div');
  return <Root {...mergeProps(own, rest)} css={[pageFrame, base, widths[width]]} />;
}
