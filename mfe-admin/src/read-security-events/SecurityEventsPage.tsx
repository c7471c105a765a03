import type { SecurityEvent } from '@api/contract';
import { useApi } from '@shell/kit';
import { Button, EmptyState, Sheet } from 'design-system';
import Globe from 'lucide-react/icons/globe';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserSearch from 'lucide-react/icons/user-search';
import { useSearchParams } from 'react-router-dom';
import { withChange } from '../staff-area/address-changes.ts';
import { ListFailed } from '../staff-area/ListFailed.tsx';
import { ListFooter } from '../staff-area/ListFooter.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { TableLoading } from '../staff-area/TableLoading.tsx';
import { ExportButton } from '../staff-area/table/ExportButton.tsx';
import { StaffTable } from '../staff-area/table/StaffTable.tsx';
import type { RowAction } from '../staff-area/table/staff-column.ts';
import { useCorrectedListAddress } from '../staff-area/use-corrected-list-address.ts';
import { EventSearch } from './EventSearch.tsx';
import { EVENTS_ON_PAGE, eventFilter, eventQuery } from './event-address.ts';
import { eventColumns } from './event-columns.tsx';
import { whatHappened } from './event-words.ts';

/** Log-ins, refusals and changes of what lets people in, latest first. */
export function SecurityEventsPage() {
  return (
    <StaffPage title="Security events" description="Log-ins, refusals and changes of what lets people in. Kept for 180 days.">
      <EventSearch />
      <Events />
    </StaffPage>
  );
}

function Events() {
  const [search, setSearch] = useSearchParams();
  const answer = useApi('GET /api/admin/security-events', { query: eventQuery(search) }, { keepPrevious: true, staleTime: 0 });
  const redirecting = useCorrectedListAddress({ ...answer, data: answer.data && { ...answer.data, pageSize: EVENTS_ON_PAGE } });

  if (answer.isPending || redirecting) return <TableLoading label="Loading security events" />;
  const failed = <ListFailed title="The security events did not load" list={answer} />;
  if (!answer.data) return failed;
  const { events, page, totalCount } = answer.data;
  const narrowed = [...search.keys()].some((name) => name !== 'page');
  if (totalCount === 0) {
    return (
      <Sheet>
        <EmptyState
          icon={<ShieldCheck />}
          title={narrowed ? 'No events found' : 'No events yet'}
          actions={narrowed && <Button onClick={() => setSearch({})}>Show everything</Button>}
        >
          {narrowed ? 'Try other days, another address, or another kind of event.' : 'The next log-in stands here.'}
        </EmptyState>
      </Sheet>
    );
  }
  return (
    <>
      {failed}
      <StaffTable
        name="security-events"
        caption="Events"
        columns={eventColumns}
        rows={events}
        rowKey={({ id }) => id}
        nameOf={(event) => `${whatHappened(event)}, ${event.account?.email ?? event.address}`}
        actions={actionsOf((changes) => setSearch(withChange(search, changes)))}
        paging={{ page, totalCount, pageSize: EVENTS_ON_PAGE }}
        busy={answer.isPlaceholderData}
        tools={<ExportButton name="GET /api/admin/security-events/export" query={eventFilter(search)} />}
      />
      <ListFooter page={page} pageSize={EVENTS_ON_PAGE} totalCount={totalCount} noun="events" />
    </>
  );
}

/** A row's actions: the events narrowed to its account, or to its address. */
const actionsOf = (narrow: (changes: Record<string, string>) => void): RowAction<SecurityEvent>[] => [
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
];
