import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { Button, EmptyState, Sheet, Table } from 'design-system';
import Users from 'lucide-react/icons/users';
import { useSearchParams } from 'react-router-dom';
import { withChange } from '../staff-area/address-changes.ts';
import { ListFailed } from '../staff-area/ListFailed.tsx';
import { ListFooter } from '../staff-area/ListFooter.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { TableLoading } from '../staff-area/TableLoading.tsx';
import { useMendedList } from '../staff-area/use-mended-list.ts';
import { UserSearch } from './UserSearch.tsx';
import { sortOf, userQuery } from './user-address.ts';
import { userColumns } from './user-columns.tsx';

const scroll = css({ overflowX: 'auto' });

/** Everybody's accounts: found by name, address, role, plan or state, each with its page behind it. */
export function UsersPage() {
  return (
    <StaffPage title="Users" description="Everybody's account: plan, devices, locks, and what staff did about it.">
      <UserSearch />
      <Accounts />
    </StaffPage>
  );
}

function Accounts() {
  const [search, setSearch] = useSearchParams();
  const list = useApi('GET /api/admin/users', { query: userQuery(search) }, { keepPrevious: true, staleTime: 0 });
  const mending = useMendedList(list);

  if (list.isPending || mending) return <TableLoading label="Loading accounts" />;
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
      <Sheet padding="none" css={scroll} aria-busy={list.isPlaceholderData}>
        <Table
          caption="Accounts"
          columns={userColumns}
          rows={users}
          rowKey={({ id }) => id}
          sort={sortOf(search)}
          onSortChange={({ key, order }) => setSearch(withChange(search, { sort: key, order }))}
        />
      </Sheet>
      <ListFooter page={page} pageSize={pageSize} totalCount={totalCount} noun="accounts" />
    </>
  );
}
