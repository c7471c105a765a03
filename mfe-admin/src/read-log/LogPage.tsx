import type { RequestOf, StaffAction, StaffObject } from '@api/contract';
import { useApi } from '@shell/kit';
import { DateTime } from 'design-system';
import ScrollText from 'lucide-react/icons/scroll-text';
import UserSearch from 'lucide-react/icons/user-search';
import { useSearchParams } from 'react-router-dom';
import { DayFilter } from '../staff-area/list/DayFilter.tsx';
import { FilterSelect } from '../staff-area/list/FilterSelect.tsx';
import { ListSearch } from '../staff-area/list/ListSearch.tsx';
import { daysIn, given, isNarrowed, optionIn, pageIn, withChange, wordsIn } from '../staff-area/list/list-address.ts';
import { TableList } from '../staff-area/list/TableList.tsx';
import { PersonLink } from '../staff-area/PersonLink.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { breaking } from '../staff-area/styles.ts';
import { ExportButton } from '../staff-area/table/ExportButton.tsx';
import { StaffTable } from '../staff-area/table/StaffTable.tsx';
import { type StaffColumn, smallPrint } from '../staff-area/table/staff-column.ts';
import { ActionOnObject } from './ActionLine.tsx';
import { ACTION_OPTIONS, detailWords, OBJECT_LABELS } from './log-labels.ts';

type LogQuery = NonNullable<RequestOf<'GET /api/admin/log'>['query']>;

const PAGE_SIZE = 50;
const OBJECTS = (Object.keys(OBJECT_LABELS) as StaffObject[]).map((value) => ({ value }));

const COLUMNS: readonly StaffColumn<StaffAction>[] = [
  {
    key: 'what',
    header: 'What',
    rowHeader: true,
    cell: (action) => {
      const details = detailWords(action);
      return (
        <span css={breaking}>
          <ActionOnObject action={action} />
          {details && <span css={smallPrint}>{details}</span>}
        </span>
      );
    },
  },
  { key: 'why', header: 'Why', cell: ({ reason }) => <span css={breaking}>{reason}</span> },
  {
    key: 'who',
    header: 'Who',
    cell: ({ by }) => (by ? <PersonLink id={by.id}>{by.name}</PersonLink> : 'An account that was deleted'),
  },
  { key: 'when', header: 'When', align: 'end', cell: ({ at }) => <DateTime at={at} format="dateTime" noWrap /> },
];

function filterIn(search: URLSearchParams): LogQuery {
  const object = optionIn(search, 'object', OBJECTS);
  const action = optionIn(search, 'action', ACTION_OPTIONS);
  const object_id = object && search.get('object_id');
  return given({ q: wordsIn(search), action, object, object_id, by: search.get('by'), ...daysIn(search) });
}

/** Staff actions, latest first. */
export function LogPage() {
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search);
  const log = useApi('GET /api/admin/log', { query: { ...filter, page: pageIn(search) } }, { keepPrevious: true, staleTime: 0 });
  const narrowToPerson = ({ by }: StaffAction) => by && setSearch(withChange(search, { by: String(by.id) }));
  return (
    <StaffPage title="Log" description="Staff activity, latest first. It cannot be changed.">
      <ListSearch label="Person or reason">
        <FilterSelect name="action" label="What" all="Everything" options={ACTION_OPTIONS} />
        <DayFilter />
      </ListSearch>
      <TableList
        read={log}
        name="log"
        noun="entries"
        pageSize={PAGE_SIZE}
        empty={{
          icon: <ScrollText />,
          narrowed: isNarrowed(search),
          found: {
            title: 'No entries found',
            text: 'Try another name or other words, other days, or another kind of action.',
            all: 'Show everything',
          },
          none: { title: 'No entries yet', text: 'What staff do from now on appears here.' },
        }}
      >
        {({ actions }, table) => (
          <StaffTable
            {...table}
            name="log"
            caption="Entries"
            columns={COLUMNS}
            rows={actions}
            rowKey={({ id }) => id}
            nameOf={({ by }) => `what ${by?.name ?? 'an account that was deleted'} did`}
            actions={[
              { key: 'o', label: 'Only', does: 'Only what the same person did', icon: <UserSearch />, run: narrowToPerson },
            ]}
            tools={<ExportButton name="GET /api/admin/log/export" query={filter} />}
          />
        )}
      </TableList>
    </StaffPage>
  );
}
