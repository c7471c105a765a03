import type { SecurityEvent } from '@api/contract';
import { css } from '@emotion/react';
import { addressOf } from '@shell/kit/addresses';
import { TextLink } from 'design-system';
import { Link } from 'react-router-dom';
import { detailWords } from '../read-log/log-words.ts';
import { smallPrint } from '../staff-area/table/small-print.ts';
import type { StaffColumn } from '../staff-area/table/staff-column.ts';
import { whatHappened } from './event-words.ts';

const noWrap = css({ whiteSpace: 'nowrap' });
const long = css({ overflowWrap: 'anywhere' });

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

export const eventColumns: readonly StaffColumn<SecurityEvent>[] = [
  { key: 'what', header: 'What', rowHeader: true, cell: (event) => <What event={event} /> },
  { key: 'account', header: 'Account', cell: (event) => <Account event={event} /> },
  { key: 'by', header: 'By', wide: true, cell: ({ by }) => <span css={noWrap}>{by?.name}</span> },
  {
    key: 'address',
    header: 'Address',
    wide: true,
    cell: ({ address, device }) => (
      <span css={long}>
        {address}
        <span css={[smallPrint, noWrap]}>{device}</span>
      </span>
    ),
  },
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

function What({ event }: { event: SecurityEvent }) {
  const details = detailWords(event);
  return (
    <span css={long}>
      {whatHappened(event)}
      {details && <span css={smallPrint}>{details}</span>}
    </span>
  );
}

function Account({ event: { account } }: { event: SecurityEvent }) {
  if (!account) return 'No account has this address';
  return (
    <span css={long}>
      <TextLink render={<Link to={addressOf('staff-user', { id: account.id })} />}>{account.name}</TextLink>
      <span css={smallPrint}>{account.email}</span>
    </span>
  );
}
