import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { DateTime } from './DateTime.tsx';
import { type DateTimeStyle, formatDate } from './formatDate.ts';

const AT = '2026-11-29T23:35:09Z';

componentContract('DateTime', { render: (props) => <DateTime at={AT} {...props} /> });

it('shows the moment in the zone it is asked for and keeps the exact one for machines', () => {
  render(<DateTime at={AT} format="dateTime" timeZone="Asia/Tokyo" noWrap />);
  expect(screen.getByText('30 Nov 2026, 08:35')).toHaveAttribute('datetime', AT);
});

it.each<[DateTimeStyle, string]>([
  ['month', 'Nov'],
  ['shortDay', '29 Nov'],
  ['day', '29 November'],
  ['weekday', 'Sunday 29 November'],
  ['date', '29 Nov 2026'],
  ['longDate', '29 November 2026'],
  ['time', '23:35'],
  ['exactTime', '23:35:09'],
  ['dayTime', '29 Nov, 23:35'],
  ['weekdayTime', 'Sun 29 Nov, 23:35'],
  ['dateTime', '29 Nov 2026, 23:35'],
  ['exactDateTime', '29 Nov 2026, 23:35:09'],
  ['full', 'Sunday, 29 November 2026 at 23:35'],
])('writes %s as %s', (style, words) => {
  expect(formatDate(AT, style, 'UTC')).toBe(words);
});
