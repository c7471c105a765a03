import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { token } from '../../tokens/token.ts';

/** Props of RangeText; all others go to its `<p>`. */
export interface RangeTextProps extends ComponentProps<'p'> {
  /** From 1. */
  page: number;
  pageSize: number;
  totalCount: number;
  /** A plural that ends in s. */
  noun?: string;
}

const styles = css({ fontSize: token.text.control, color: token.color.ink2, fontVariantNumeric: 'tabular-nums' });

/** "11 to 20 of 88 questions", "81 of 81 questions", "1 question". */
export function RangeText({ page, pageSize, totalCount, noun = 'questions', ...rest }: RangeTextProps) {
  const from = Math.min((page - 1) * pageSize + 1, totalCount);
  const to = Math.min(page * pageSize, totalCount);
  const range = from === to ? `${to} of` : `${from} to ${to} of`;
  return (
    <p {...rest} css={styles}>
      {totalCount === 0
        ? `No ${noun}`
        : totalCount === 1
          ? `1 ${noun.replace(/(ss)es$|s$/, '$1')}`
          : `${range} ${totalCount} ${noun}`}
    </p>
  );
}
