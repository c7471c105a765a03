import type { RequestOf, SecurityEvent, SecurityEventKind } from '@api/contract';
import { useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { DateTime, TextLink } from 'design-system';
import Globe from 'lucide-react/icons/globe';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserSearch from 'lucide-react/icons/user-search';
import { Link, useSearchParams } from 'react-router-dom';
import { detailWords } from '../read-log/log-labels.ts';
import { DayFilter } from '../staff-area/list/DayFilter.tsx';
import { FilterSelect } from '../staff-area/list/FilterSelect.tsx';
import { ListSearch } from '../staff-area/list/ListSearch.tsx';
import { daysIn, given, isNarrowed, optionIn, pageIn, withChange, wordsIn } from '../staff-area/list/list-address.ts';
import { TableList } from '../staff-area/list/TableList.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { breaking, noWrap } from '../staff-area/styles.ts';
import { ExportButton } from '../staff-area/table/ExportButton.tsx';
import { StaffTable } from '../staff-area/table/StaffTable.tsx';
import { type StaffColumn, smallPrint } from '../staff-area/table/staff-column.ts';

const WORDS: Readonly<Record<SecurityEventKind, string>> = {
  'log_in.succeeded': 'Logged in',
  'log_in.failed': 'Wrong password or passkey at log-in',
  'log_in.refused': 'Log-in refused',
  'access.refused': 'Asked for what the role does not allow',
  'account.created': 'Signed up',
  'account.locked': 'Account locked',
  'account.unlocked': 'Account unlocked',
  'email.changed': 'Email address changed',
  'password.changed': 'Password changed',
  'password.wrong': 'Wrong password where it is asked for again',
  'factor.added': 'Second factor set up',
  'factor.removed': 'Second factor taken away',
  'factor.reset': 'Second factor reset',
  'factor.wrong_code': 'Wrong code of the second factor',
  'recovery_code.used': 'Recovery code used',
  'recovery_codes.renewed': 'New recovery codes made',
  'passkey.added': 'Passkey added',
  'passkey.removed': 'Passkey removed',
  'passkey.refused': 'New passkey refused',
  'sessions.ended': 'Sessions ended',
  'role.changed': 'Role changed',
  'permissions.changed': 'Permissions changed',
  'plan.granted': 'Plan given',
  'plan.ended': 'Plan ended',
};

const whatHappened = ({ kind }: Pick<SecurityEvent, 'kind'>) => WORDS[kind];

const KIND_OPTIONS = (Object.keys(WORDS) as SecurityEventKind[]).map((value) => ({ value, label: WORDS[value] }));

type EventQuery = NonNullable<RequestOf<'GET /api/admin/security-events'>['query']>;

const PAGE_SIZE = 50;

const COLUMNS: readonly StaffColumn<SecurityEvent>[] = [
  {
    key: 'what',
    header: 'What',
    rowHeader: true,
    cell: (event) => {
      const details = detailWords(event);
      return (
        <span css={breaking}>
          {whatHappened(event)}
          {details && <span css={smallPrint}>{details}</span>}
        </span>
      );
    },
  },
  {
    key: 'account',
    header: 'Account',
    cell: ({ account }) =>
      account ? (
        <span css={breaking}>
          <TextLink render={<Link to={addressOf('staff-user', { id: account.id })} />}>{account.name}</TextLink>
          <span css={smallPrint}>{account.email}</span>
        </span>
      ) : (
        'No account has this address'
      ),
  },
  { key: 'by', header: 'By', wide: true, cell: ({ by }) => <span css={noWrap}>{by?.name}</span> },
  {
    key: 'address',
    header: 'Address',
    wide: true,
    cell: ({ address, device }) => (
      <span css={breaking}>
        {address}
        <span css={[smallPrint, noWrap]}>{device}</span>
      </span>
    ),
  },
  { key: 'when', header: 'When', align: 'end', cell: ({ at }) => <DateTime at={at} format="exactDateTime" noWrap /> },
];

const filterIn = (search: URLSearchParams): EventQuery =>
  given({
    kind: optionIn(search, 'kind', KIND_OPTIONS),
    account: search.get('account'),
    address: wordsIn(search),
    ...daysIn(search),
  });

/** Log-ins, refusals and changes of access, latest first. */
export function SecurityEventsPage() {
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search);
  const query = { ...filter, page: pageIn(search) };
  const events = useApi('GET /api/admin/security-events', { query }, { keepPrevious: true, staleTime: 0 });
  const narrow = (changes: Record<string, string>) => setSearch(withChange(search, changes));
  return (
    <StaffPage title="Security events" description="Log-ins, refusals and changes of what lets people in. Kept for 180 days.">
      <ListSearch label="IP address">
        <FilterSelect name="kind" label="What" all="Everything" options={KIND_OPTIONS} />
        <DayFilter />
      </ListSearch>
      <TableList
        read={events}
        name="security events"
        noun="events"
        pageSize={PAGE_SIZE}
        empty={{
          icon: <ShieldCheck />,
          narrowed: isNarrowed(search),
          found: {
            title: 'No events found',
            text: 'Try other days, another address, or another kind of event.',
            all: 'Show everything',
          },
          none: { title: 'No events yet', text: 'The next log-in appears here.' },
        }}
      >
        {(data, table) => (
          <StaffTable
            {...table}
            name="security-events"
            caption="Events"
            columns={COLUMNS}
            rows={data.events}
            rowKey={({ id }) => id}
            nameOf={(event) => `${whatHappened(event)}, ${event.account?.email ?? event.address}`}
            actions={[
              {
                key: 'o',
                label: 'Only',
                does: 'Only events of the same account',
                icon: <UserSearch />,
                run: ({ account }) => account && narrow({ account: String(account.id) }),
              },
              {
                key: 'a',
                label: 'Address',
                does: 'Only events from the same address',
                icon: <Globe />,
                run: ({ address }) => narrow({ q: address }),
              },
            ]}
            tools={<ExportButton name="GET /api/admin/security-events/export" query={filter} />}
          />
        )}
      </TableList>
    </StaffPage>
  );
}
