import type { ResponseOf } from '@api/contract';
import { css } from '@emotion/react';
import { counted, useApi, useSession } from '@shell/kit';
import { Banner, Button, EmptyState, LoadingRegion, Select, Sheet, Skeleton, TabLinks, token } from 'design-system';
import Inbox from 'lucide-react/icons/inbox';
import { Link, useSearchParams } from 'react-router-dom';
import { withChange } from '../../staff-area/address-changes.ts';
import { AssignedSelect } from '../../staff-area/assign/AssignedSelect.tsx';
import { ListFailed } from '../../staff-area/ListFailed.tsx';
import { ListFooter } from '../../staff-area/ListFooter.tsx';
import { ListSearch } from '../../staff-area/ListSearch.tsx';
import { StaffPage } from '../../staff-area/StaffPage.tsx';
import { ExportButton } from '../../staff-area/table/ExportButton.tsx';
import { StaffTable } from '../../staff-area/table/StaffTable.tsx';
import { useCorrectedListAddress } from '../../staff-area/use-corrected-list-address.ts';
import { sheetAddress } from '../addresses.ts';
import { PAGE_SIZE, queueFilter, queueQuery, queueSearch, VIEWS, type View, viewOf } from './queue-address.ts';
import { queueColumns } from './queue-columns.tsx';
import { type Claiming, useClaim } from './use-claim.tsx';
import { useNow } from './use-now.ts';

const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: token.space[4],
  // The tabs scroll within the page's width.
  '& > *': { minInlineSize: 0, maxInlineSize: '100%' },
  // The field with its choices and its button are in a line of their own.
  '& > search': { flex: '1 1 100%' },
});
// As wide before its choices are there as afterwards.
const topicSelect = css({ flex: '0 1 16rem' });
const loading = css({ display: 'grid', gap: token.space[3] });

const VIEW_WORDS: Record<View, string> = { open: 'To grade', overdue: 'Overdue', mine: 'Mine', returned: 'Returned', all: 'All' };

/** The queue of answer sheets that were paid for, by due time. Specification part 2, section 9: graded within 24 working hours. */
export function QueuePage() {
  const [search, setSearch] = useSearchParams();
  const list = useApi('GET /api/grading/queue', { query: queueQuery(search) }, { keepPrevious: true, staleTime: 5_000 });
  const redirecting = useCorrectedListAddress(list);
  const claiming = useClaim();
  const overdue = list.data?.counts.overdue ?? 0;
  const read = redirecting ? undefined : list.data;
  return (
    <StaffPage title="Answer sheets" description="Sheets that learners paid to have graded within 24 working hours.">
      {overdue > 0 && (
        <Banner tone="error" title={`${counted(overdue, 'sheet')} overdue`}>
          The learner was promised the report within 24 working hours. The oldest stands first.
        </Banner>
      )}
      <QueueTools queue={list.data} />
      {(list.isPending || redirecting) && (
        <LoadingRegion css={loading} label="Loading answer sheets">
          {Array.from({ length: 6 }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows stand for nothing yet.
            <Skeleton key={row} shape="block" height={token.space[16]} />
          ))}
        </LoadingRegion>
      )}
      {!redirecting && <ListFailed title="The answer sheets did not load" list={list} />}
      {read?.totalCount === 0 && (
        <Sheet>
          <EmptyQueue
            view={viewOf(search)}
            searched={['q', 'topic', 'assigned'].some((name) => search.has(name))}
            onShowAll={() => setSearch({})}
          />
        </Sheet>
      )}
      {read !== undefined && read.totalCount > 0 && <QueueTable queue={read} busy={list.isPlaceholderData} claiming={claiming} />}
    </StaffPage>
  );
}

type Queue = ResponseOf<'GET /api/grading/queue'>;

/** The queue's views with their counts, and its filters. */
function QueueTools({ queue }: { queue: Queue | undefined }) {
  const [search] = useSearchParams();
  const view = viewOf(search);
  const counters = queue ? countersOf(queue.counts) : {};
  return (
    <div css={tools}>
      <TabLinks
        label="Which sheets"
        links={VIEWS.map((key) => ({
          key,
          label: counters[key] === undefined ? VIEW_WORDS[key] : `${VIEW_WORDS[key]} (${counters[key]})`,
          current: key === view,
          render: (
            <Link
              to={`?${withChange(search, { view: key === 'open' ? null : key, ...(key === 'mine' && { assigned: null }) })}`}
            />
          ),
        }))}
      />
      <ListSearch label="Learner or test" hideLabel>
        <TopicSelect topics={queue?.topics ?? []} />
        {view !== 'mine' && <AssignedSelect hideLabel />}
      </ListSearch>
    </div>
  );
}

/** The number of sheets in a view, for views with a useful count. */
const countersOf = ({ paid, claimed, graded, overdue, mine, returned }: Queue['counts']): Partial<Record<View, number>> => ({
  open: paid + claimed + graded,
  ...{ overdue, mine, returned },
});

/** The sheets of a page, each with what can be done with it. */
function QueueTable({ queue, busy, claiming }: { queue: Queue; busy: boolean; claiming: Claiming }) {
  const [search] = useSearchParams();
  const { user } = useSession();
  const now = useNow();
  return (
    <>
      <StaffTable
        name="answer-sheets"
        caption="Answer sheets by due time"
        columns={queueColumns(now, user?.id, claiming)}
        rows={queue.gradings}
        rowKey={({ slug }) => slug}
        nameOf={({ learner }) => learner.name}
        open={({ slug }) => sheetAddress(slug, queueSearch(search))}
        actions={[{ key: 'c', label: 'Claim', does: 'Claim the sheet, or go on with it', run: claiming.begin }]}
        paging={queue}
        busy={busy}
        tools={<ExportButton name="GET /api/grading/queue/export" query={queueFilter(search)} />}
      />
      {claiming.dialog}
      <ListFooter page={queue.page} pageSize={PAGE_SIZE} totalCount={queue.totalCount} noun="sheets" />
    </>
  );
}

/** Filters the queue by a topic, which is in the address; a topic without open sheets stays a choice while selected. */
function TopicSelect({ topics }: { topics: Queue['topics'] }) {
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('topic');
  const known = topics.some(({ slug }) => slug === chosen);
  return (
    <Select
      css={topicSelect}
      label="Topic"
      hideLabel
      value={chosen ?? 'all'}
      options={[
        { value: 'all', label: 'All topics' },
        ...topics.map(({ slug, name, sheets }) => ({ value: slug, label: `${name} (${sheets})` })),
        ...(chosen && !known ? [{ value: chosen, label: chosen.replaceAll('-', ' ') }] : []),
      ]}
      onValueChange={(slug) => setSearch(withChange(search, { topic: slug === 'all' ? null : slug }))}
    />
  );
}

const EMPTY_WORDS: Record<View, { title: string; text: string }> = {
  open: { title: 'Everything is graded', text: 'The next sheet stands here as soon as a learner has paid for it.' },
  overdue: { title: 'Nothing is overdue', text: 'Every sheet is still within the 24 working hours that learners were promised.' },
  mine: { title: 'You have no sheet in hand', text: 'Claim one of those to be graded, and it stands here until you return it.' },
  returned: { title: 'Nothing returned yet', text: 'A sheet moves here when its report is made.' },
  all: { title: 'No answer sheets yet', text: 'They stand here as soon as learners have paid for grading.' },
};

function EmptyQueue({ view, searched, onShowAll }: { view: View; searched: boolean; onShowAll: () => void }) {
  const words = searched
    ? { title: 'No sheet found', text: 'Try another name, topic or colleague, or look at all sheets.' }
    : EMPTY_WORDS[view];
  return (
    <EmptyState
      icon={<Inbox />}
      title={words.title}
      actions={(searched || view !== 'open') && <Button onClick={onShowAll}>Show what is to be graded</Button>}
    >
      {words.text}
    </EmptyState>
  );
}
