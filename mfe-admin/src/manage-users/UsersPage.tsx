import { useApi, useSession } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { isPermitted } from '@shell/kit/permissions';
import { Button, EmptyState, Sheet } from 'design-system';
import Users from 'lucide-react/icons/users';
import { useSearchParams } from 'react-router-dom';
import { withChange } from '../staff-area/address-changes.ts';
import { ListFailed } from '../staff-area/ListFailed.tsx';
import { ListFooter } from '../staff-area/ListFooter.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { TableLoading } from '../staff-area/TableLoading.tsx';
import { ExportButton } from '../staff-area/table/ExportButton.tsx';
import { StaffTable } from '../staff-area/table/StaffTable.tsx';
import { useCorrectedListAddress } from '../staff-area/use-corrected-list-address.ts';
import { UserSearch } from './UserSearch.tsx';
import { sortOf, userFilter, userQuery } from './user-address.ts';
import { nameOf, userColumns } from './user-columns.tsx';

/** All accounts: found by name, address, role, plan or state, each with a page. */
export function UsersPage() {
  return (
    <StaffPage title="Users" description="All accounts: plan, devices, locks and staff actions.">
      <UserSearch />
      <Accounts />
    </StaffPage>
  );
}

function Accounts() {
  const [search, setSearch] = useSearchParams();
  const { user } = useSession();
  const list = useApi('GET /api/admin/users', { query: userQuery(search) }, { keepPrevious: true, staleTime: 0 });
  const redirecting = useCorrectedListAddress(list);

  if (list.isPending || redirecting) return <TableLoading label="Loading accounts" />;
  const failed = <ListFailed title="The accounts did not load" list={list} />;
  if (!list.data) return failed;
  const { users, page, pageSize, totalCount } = list.data;
  if (totalCount === 0) {
    return (
      <Sheet>
        <EmptyState
          icon={<Users />}
          title="No accounts found"
          actions={<Button onClick={() => setSearch({})}>Show all accounts</Button>}
        >
          Try a part of the name or address, or another role, plan or state.
        </EmptyState>
      </Sheet>
    );
  }
  return (
    <>
      {failed}
      <StaffTable
        name="users"
        caption="Accounts"
        columns={userColumns}
        rows={users}
        rowKey={({ id }) => id}
        nameOf={nameOf}
        sort={sortOf(search)}
        onSortChange={({ key, order }) => setSearch(withChange(search, { sort: key, order }))}
        open={({ id }) => addressOf('staff-user', { id })}
        paging={list.data}
        sizes
        busy={list.isPlaceholderData}
        tools={isPermitted(user, 'accounts') && <ExportButton name="GET /api/admin/users/export" query={userFilter(search)} />}
      />
      <ListFooter page={page} pageSize={pageSize} totalCount={totalCount} noun="accounts" />
    </>
  );
}
