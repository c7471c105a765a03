import { css } from '@emotion/react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { rootElement } from '../../root/elements.ts';
import { media } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

/** A bar: its label and amount. */
export interface Bar {
  key: string;
  label: ReactNode;
  value: number;
  /** The value as text; the number by default. */
  text?: ReactNode;
  /** A router's link: `<Link to="…" />`. */
  render?: ReactElement<Record<string, unknown>>;
}

/** Props of BarList; all others go to its `<ul>`. */
export interface BarListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  bars: readonly Bar[];
  /** The amount of a full bar; the greatest value by default. */
  max?: number;
  tone?: 'accent' | 'redPen';
}

const list = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const row = css({
  display: 'grid',
  gridTemplateColumns: `calc(${token.size.popup} / 2.5) minmax(0, 1fr) minmax(${token.space[10]}, auto)`,
  alignItems: 'center',
  gap: token.space[3],
  minBlockSize: token.space[8],
  paddingInline: token.space[2],
  marginInline: `calc(-1 * ${token.space[2]})`,
  borderRadius: token.radius.control,
  color: token.color.ink,
  fontSize: token.text.control,
  textDecoration: 'none',
  [media.phone]: { gridTemplateColumns: `calc(${token.size.popup} / 3) minmax(0, 1fr) minmax(${token.space[8]}, auto)` },
  [media.coarse]: { minBlockSize: token.size.target },
  'a&:hover': { background: token.color.sunken },
  'a& > :first-of-type': { textDecoration: 'underline', textDecorationColor: token.color.lineStrong },
});
const bar = css({
  blockSize: token.space[4],
  minInlineSize: '3px',
  border: '1px solid',
  borderRadius: token.space[1],
  '&[data-tone="accent"]': { borderColor: token.color.accent, background: token.color.accentSoft },
  '&[data-tone="redPen"]': { borderColor: token.color.redPen, background: token.color.redPenSoft },
});
const number = css({ fontWeight: token.weight.strong, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

/** Amounts to compare. The numbers are readable, so it needs no table. */
export function BarList({ bars, max = Math.max(...bars.map(({ value }) => value)), tone = 'accent', ...rest }: BarListProps) {
  return (
    <ul {...rest} css={list}>
      {bars.map(({ key, label, value, text = value, render }) => {
        const [Root, own] = rootElement(render, 'div');
        return (
          <li key={key}>
            <Root {...own} css={row}>
              {/* Separates the words when read as one name. */}
              <span>{label}</span>{' '}
              <span aria-hidden="true">
                {value > 0 && (
                  <div css={bar} data-tone={tone} style={{ inlineSize: `${(100 * value) / Math.max(max, value)}%` }} />
                )}
              </span>
              <span css={number}>{text}</span>
            </Root>
          </li>
        );
      })}
    </ul>
  );
}
