import type { StaffAction } from '@api/contract';
import { useApi } from '@shell/kit';
import { Button, EmptyState, Sheet } from 'design-system';
import ScrollText from 'lucide-react/icons/scroll-text';
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
import { LogSearch } from './LogSearch.tsx';
import { ACTIONS_ON_PAGE, logFilter, logQuery } from './log-address.ts';
import { logColumns } from './log-columns.tsx';

/** What staff did anywhere, latest first: who, when, to what, and why. */
export function LogPage() {
  return (
    <StaffPage title="Log" description="Staff activity, latest first. It cannot be changed.">
      <LogSearch />
      <Entries />
    </StaffPage>
  );
}

function Entries() {
  const [search, setSearch] = useSearchParams();
  const answer = useApi('GET /api/admin/log', { query: logQuery(search) }, { keepPrevious: true, staleTime: 0 });
  const redirecting = useCorrectedListAddress({ ...answer, data: answer.data && { ...answer.data, pageSize: ACTIONS_ON_PAGE } });

  if (answer.isPending || redirecting) return <TableLoading label="Loading the log" />;
  const failed = <ListFailed title="The log did not load" list={answer} />;
  if (!answer.data) return failed;
  const { actions, page, totalCount } = answer.data;
  const byThem = ({ by }: StaffAction) => by && setSearch(withChange(search, { by: String(by.id) }));
  const narrowed = [...search.keys()].some((name) => name !== 'page');
  if (totalCount === 0) {
    return (
      <Sheet>
        <EmptyState
          icon={<ScrollText />}
          title={narrowed ? 'No entries found' : 'No entries yet'}
          actions={narrowed && <Button onClick={() => setSearch({})}>Show everything</Button>}
        >
          {narrowed ? 'Try other words, other days, or another kind of action.' : 'What staff do from now on stands here.'}
        </EmptyState>
      </Sheet>
    );
  }
  return (
    <>
      {failed}
      <StaffTable
        name="log"
        caption="Entries"
        columns={logColumns}
        rows={actions}
        rowKey={({ id }) => id}
        nameOf={({ by }) => `what ${by?.name ?? 'an account that was deleted'} did`}
        actions={actionsOf(byThem)}
        paging={{ page, totalCount, pageSize: ACTIONS_ON_PAGE }}
        busy={answer.isPlaceholderData}
        tools={<ExportButton name="GET /api/admin/log/export" query={logFilter(search)} />}
      />
      <ListFooter page={page} pageSize={ACTIONS_ON_PAGE} totalCount={totalCount} noun="entries" />
    </>
  );
}

/** A row's action: the log narrowed to what the same person did. */
const actionsOf = (run: (action: StaffAction) => void): RowAction<StaffAction>[] => [
  { key: 'o', label: 'Only', does: 'Only what the same person did', icon: <UserSearch />, run },
];
