import { onDemand, useApi, useSession } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { isPermitted } from '@shell/kit/permissions';
import { Button } from 'design-system';
import MailPlus from 'lucide-react/icons/mail-plus';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FilterSelect } from '../staff-area/list/FilterSelect.tsx';
import { ListSearch } from '../staff-area/list/ListSearch.tsx';
import { given, optionIn, pageIn, pageSizeOf, sortIn, withChange, wordsIn } from '../staff-area/list/list-address.ts';
import { TableList } from '../staff-area/list/TableList.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { ExportButton } from '../staff-area/table/ExportButton.tsx';
import { StaffTable } from '../staff-area/table/StaffTable.tsx';
import { nameOf, userColumns } from './user-columns.tsx';
import { PLANS, ROLES, STATES } from './user-filters.ts';

const InviteDialog = onDemand(() => import('./InviteDialog.tsx').then((module) => module.InviteDialog));

const ChosenBar = onDemand(() => import('../staff-area/table/ChosenBar.tsx').then((module) => module.ChosenBar));
const BulkUsersDialog = onDemand(() => import('./BulkUsersDialog.tsx').then((module) => module.BulkUsersDialog));

const NONE: ReadonlySet<number> = new Set();

const sortOf = (search: URLSearchParams) => sortIn(search, ['created_at', 'email', 'name'], ['created_at']);

function filterIn(search: URLSearchParams) {
  const { key, order } = sortOf(search);
  const state = optionIn(search, 'state', STATES);
  return {
    ...{ sortBy: key, sortOrder: order },
    ...given({ q: wordsIn(search), role: optionIn(search, 'role', ROLES), plan: optionIn(search, 'plan', PLANS) }),
    ...STATES.find(({ value }) => value === state)?.query,
  };
}

/** All accounts by name, address, role, plan or state. */
export function UsersPage() {
  const [search, setSearch] = useSearchParams();
  const { user } = useSession();
  const [inviting, setInviting] = useState(false);
  const [chosen, setChosen] = useState(NONE);
  const [changing, setChanging] = useState(false);
  const manages = isPermitted(user, 'accounts');
  const filter = filterIn(search);
  const query = { ...filter, page: pageIn(search), pageSize: String(pageSizeOf(search)) };
  const users = useApi('GET /api/admin/users', { query }, { keepPrevious: true, staleTime: 0 });
  const nothing = {
    title: 'No accounts found',
    text: 'Try a part of the name or address, or another role, plan or state.',
    all: 'Show all accounts',
  };
  return (
    <StaffPage
      title="Users"
      description="All accounts: plan, devices, locks and staff actions."
      actions={
        manages && (
          <Button icon={<MailPlus />} aria-haspopup="dialog" onClick={() => setInviting(true)}>
            Invite
          </Button>
        )
      }
    >
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      <ListSearch label="Name, email or #ID">
        <FilterSelect name="role" label="Role" all="All" options={ROLES} />
        <FilterSelect name="plan" label="Plan" all="All" options={PLANS} />
        <FilterSelect name="state" label="State" all="All" options={STATES} />
      </ListSearch>
      <TableList read={users} name="accounts" empty={{ icon: <Users />, narrowed: true, found: nothing, none: nothing }}>
        {(data, table) => (
          <StaffTable
            {...table}
            name="users"
            caption="Accounts"
            columns={userColumns}
            rows={data.users}
            rowKey={({ id }) => id}
            nameOf={nameOf}
            sort={sortOf(search)}
            onSortChange={({ key, order }) => setSearch(withChange(search, { sort: key, order }))}
            open={({ id }) => addressOf('staff-user', { id })}
            sizes
            {...(manages && { choice: { chosen, onChange: setChosen } })}
            tools={manages && <ExportButton name="GET /api/admin/users/export" query={filter} />}
          />
        )}
      </TableList>
      {chosen.size > 0 && (
        <ChosenBar
          noun="account"
          count={chosen.size}
          all={chosen.size}
          onChange={() => setChanging(true)}
          onClear={() => setChosen(NONE)}
        />
      )}
      {changing && (
        <BulkUsersDialog
          ids={[...chosen]}
          onClose={() => setChanging(false)}
          onDone={() => {
            setChanging(false);
            setChosen(NONE);
          }}
        />
      )}
    </StaffPage>
  );
}
