import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { type DateTimeStyle, formatDate } from './formatDate.ts';

/** Props of DateTime; all others go to its `<time>`. */
export interface DateTimeProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** ISO 8601. */
  at: string;
  format?: DateTimeStyle;
  /** An IANA name, `UTC` for a calendar day; the reader's zone by default. */
  timeZone?: string;
  /** On one line, as in a table. */
  noWrap?: boolean;
}

const oneLine = css({ whiteSpace: 'nowrap' });

/** A moment for people and machines; where only text fits, use `formatDate`. */
export function DateTime({ at, format = 'date', timeZone, noWrap = false, ...rest }: DateTimeProps) {
  return (
    <time {...rest} dateTime={at} css={noWrap && oneLine}>
      {formatDate(at, format, timeZone)}
    </time>
  );
}
