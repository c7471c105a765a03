import type { ResponseOf } from '@api/contract';
import { css } from '@emotion/react';
import { counted, useApi, useSession } from '@shell/kit';
import { Banner, Button, EmptyState, Sheet, TabLinks, token } from 'design-system';
import Inbox from 'lucide-react/icons/inbox';
import { Link, useSearchParams } from 'react-router-dom';
import { AssigneeFilter } from '../../staff-area/list/AssigneeFilter.tsx';
import { FilterSelect } from '../../staff-area/list/FilterSelect.tsx';
import { ListSearch } from '../../staff-area/list/ListSearch.tsx';
import { withChange } from '../../staff-area/list/list-address.ts';
import { TableList } from '../../staff-area/list/TableList.tsx';
import { StaffPage } from '../../staff-area/StaffPage.tsx';
import { ExportButton } from '../../staff-area/table/ExportButton.tsx';
import { StaffTable } from '../../staff-area/table/StaffTable.tsx';
import { useNow } from '../../staff-area/timers.ts';
import { queueFilter, queueQuery, queueSearch, sheetAddress, VIEWS, type View, viewOf } from './queue-address.ts';
import { queueColumns } from './queue-columns.tsx';
import { useClaim } from './use-claim.tsx';

const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: token.space[4],
  // Tabs scroll within the page's width.
  '& > *': { minInlineSize: 0, maxInlineSize: '100%' },
  // The search has a line of its own.
  '& > search': { flex: '1 1 100%' },
});

const VIEW_LABELS: Record<View, string> = {
  open: 'To grade',
  overdue: 'Overdue',
  mine: 'Mine',
  returned: 'Returned',
  all: 'All',
};

/** Paid answer sheets by due time. Specification part 2, section 9: graded within 24 working hours. */
export function QueuePage() {
  const [search] = useSearchParams();
  const { user } = useSession();
  const now = useNow();
  const claiming = useClaim();
  const read = useApi('GET /api/grading/queue', { query: queueQuery(search) }, { keepPrevious: true, staleTime: 5_000 });
  const overdue = read.data?.counts.overdue ?? 0;
  return (
    <StaffPage title="Answer sheets" description="Sheets that learners paid to have graded within 24 working hours.">
      {overdue > 0 && (
        <Banner tone="error" title={`${counted(overdue, 'sheet')} overdue`}>
          The learner was promised the report within 24 working hours. The oldest comes first.
        </Banner>
      )}
      <QueueTools queue={read.data} />
      <TableList read={read} name="answer sheets" noun="sheets" empty={<EmptyQueue view={viewOf(search)} />}>
        {({ gradings }, table) => (
          <StaffTable
            {...table}
            name="answer-sheets"
            caption="Answer sheets by due time"
            columns={queueColumns(now, user?.id, claiming)}
            rows={gradings}
            rowKey={({ slug }) => slug}
            nameOf={({ learner }) => learner.name}
            open={({ slug }) => sheetAddress(slug, queueSearch(search))}
            actions={[{ key: 'c', label: 'Claim', does: 'Claim or continue the sheet', run: claiming.begin }]}
            tools={<ExportButton name="GET /api/grading/queue/export" query={queueFilter(search)} />}
          />
        )}
      </TableList>
      {claiming.dialog}
    </StaffPage>
  );
}

type Queue = ResponseOf<'GET /api/grading/queue'>;

function QueueTools({ queue }: { queue: Queue | undefined }) {
  const [search] = useSearchParams();
  const view = viewOf(search);
  const counts = queue ? countersOf(queue.counts) : {};
  return (
    <div css={tools}>
      <TabLinks
        label="Which sheets"
        links={VIEWS.map((key) => ({
          key,
          label: counts[key] === undefined ? VIEW_LABELS[key] : `${VIEW_LABELS[key]} (${counts[key]})`,
          current: key === view,
          render: (
            <Link
              to={`?${withChange(search, { view: key === 'open' ? null : key, ...(key === 'mine' && { assigned: null }) })}`}
            />
          ),
        }))}
      />
      <ListSearch label="Learner or test" hideLabel>
        <FilterSelect
          name="topic"
          label="Topic"
          hideLabel
          all="All topics"
          options={topicOptions(queue?.topics ?? [], search.get('topic'))}
        />
        {view !== 'mine' && <AssigneeFilter hideLabel />}
      </ListSearch>
    </div>
  );
}

/** With their number of sheets; the chosen one stays even without any. */
const topicOptions = (topics: Queue['topics'], chosen: string | null) => [
  ...topics.map(({ slug, name, sheets }) => ({ value: slug, label: `${name} (${sheets})` })),
  ...(chosen && !topics.some(({ slug }) => slug === chosen) ? [{ value: chosen, label: chosen.replaceAll('-', ' ') }] : []),
];

/** For views with a useful count. */
const countersOf = ({ paid, claimed, graded, overdue, mine, returned }: Queue['counts']): Partial<Record<View, number>> => ({
  open: paid + claimed + graded,
  ...{ overdue, mine, returned },
});

const EMPTY: Record<View, { title: string; text: string }> = {
  open: { title: 'Everything is graded', text: 'The next sheet appears here as soon as a learner has paid for it.' },
  overdue: { title: 'Nothing is overdue', text: 'Every sheet is still within the 24 working hours that learners were promised.' },
  mine: { title: 'You have no sheet in hand', text: 'Claim one of those to be graded. It stays here until you return it.' },
  returned: { title: 'Nothing returned yet', text: 'A sheet moves here when its report is made.' },
  all: { title: 'No answer sheets yet', text: 'They appear here as soon as learners have paid for grading.' },
};

function EmptyQueue({ view }: { view: View }) {
  const [search, setSearch] = useSearchParams();
  const searched = ['q', 'topic', 'assigned'].some((name) => search.has(name));
  const { title, text } = searched
    ? { title: 'No sheet found', text: 'Try another name, topic or colleague, or look at all sheets.' }
    : EMPTY[view];
  return (
    <Sheet>
      <EmptyState
        icon={<Inbox />}
        title={title}
        actions={(searched || view !== 'open') && <Button onClick={() => setSearch({})}>Show what is to be graded</Button>}
      >
        {text}
      </EmptyState>
    </Sheet>
  );
}
