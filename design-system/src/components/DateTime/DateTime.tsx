import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { type DateTimeStyle, formatDate } from './formatDate.ts';

/** Props of DateTime; all others go to its `<time>`. */
export interface DateTimeProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** The moment, as ISO 8601. */
  at: string;
  format?: DateTimeStyle;
  /** An IANA name, `UTC` for a calendar day without a time; by default the reader's zone. */
  timeZone?: string;
  /** Keeps it on one line, as in a table. */
  noWrap?: boolean;
}

const oneLine = css({ whiteSpace: 'nowrap' });

/** A moment in words, with the exact one for machines. `formatDate` writes the same where only text fits. */
export function DateTime({ at, format = 'date', timeZone, noWrap = false, ...rest }: DateTimeProps) {
  return (
    <time {...rest} dateTime={at} css={noWrap && oneLine}>
      {formatDate(at, format, timeZone)}
    </time>
  );
}
