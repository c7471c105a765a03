import type { StaffAction } from '@api/contract';
import { css } from '@emotion/react';
import { useSite } from '@shell/kit';
import { TextLink } from 'design-system';
import { Link } from 'react-router-dom';
import { smallPrint } from '../staff-area/table/small-print.ts';
import type { StaffColumn } from '../staff-area/table/staff-column.ts';
import { detailWords, nameOfObject, placeOf, whatWasDone } from './log-words.ts';

const noWrap = css({ whiteSpace: 'nowrap' });
const long = css({ overflowWrap: 'anywhere' });

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export const logColumns: readonly StaffColumn<StaffAction>[] = [
  { key: 'what', header: 'What', rowHeader: true, cell: (action) => <What action={action} /> },
  { key: 'why', header: 'Why', cell: ({ reason }) => <span css={long}>{reason}</span> },
  { key: 'who', header: 'Who', cell: ({ by }) => by?.name ?? 'An account that was deleted' },
  {
    key: 'when',
    header: 'When',
    align: 'end',
    cell: ({ at }) => (
      <time css={noWrap} dateTime={at}>
        {moment.format(new Date(at))}
      </time>
    ),
  },
];

/** The action and its object, with before and after below. */
function What({ action }: { action: StaffAction }) {
  const { variant } = useSite();
  const place = placeOf(action, variant);
  const details = detailWords(action);
  return (
    <span css={long}>
      {whatWasDone(action)}{' '}
      {place ? <TextLink render={<Link to={place} />}>{nameOfObject(action)}</TextLink> : nameOfObject(action)}
      {details && <span css={smallPrint}>{details}</span>}
    </span>
  );
}
