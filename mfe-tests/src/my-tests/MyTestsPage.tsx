import type { ResponseOf, Test } from '@api/contract';
import { css } from '@emotion/react';
import { lastPageInstead, messageOf, useApi, useCorrectedAddress, usePageHead, withoutRefused } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { LoadFailed } from '@shell/kit/load-failed';
import {
  Banner,
  Button,
  EmptyState,
  LoadingRegion,
  media,
  Page,
  PageHeader,
  Pagination,
  RangeText,
  Select,
  Sheet,
  Skeleton,
  token,
} from 'design-system';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { Link, useSearchParams } from 'react-router-dom';
import { LOST_MARKS } from '../addresses.ts';
import { type ListView, listQuery, readListView, writeListView } from './list-view.ts';
import { STATUS_WORDS, TestTable } from './TestTable.tsx';

const filters = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[4],
  '& > *': { inlineSize: token.size.popup },
  [media.phone]: { '& > *': { inlineSize: '100%' } },
});
const FILTER_HEIGHT = `calc(${token.size.control} + ${token.space[8]})`;
const loadingRows = css({ display: 'grid', gap: token.space[5], padding: token.space[5] });
const footer = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[4],
});
const stale = css({ opacity: 0.6, transition: `opacity ${token.motion.state}` });

/** The learner's tests, newest first. */
export function MyTestsPage() {
  usePageHead({ title: 'My tests' });
  const [search, setSearch] = useSearchParams();
  const view = readListView(search);
  const list = useApi('GET /api/test', { query: listQuery(view) }, { keepPrevious: true, staleTime: 0 });
  const redirecting = useCorrectedAddress(withoutRefused(search, list.error) ?? lastPageInstead(search, list.data));
  const none = list.data?.subjects.length === 0;
  return (
    <Page>
      <PageHeader
        title="My tests"
        actions={
          <>
            <Button render={<Link to={LOST_MARKS} />}>Where your marks go</Button>
            <Button variant="primary" render={<Link to={addressOf('make-test')} />}>
              Take a test
            </Button>
          </>
        }
      />
      {(list.isPending || redirecting) && <ListLoading />}
      {list.isLoadingError && !redirecting && <LoadFailed title="Your tests did not load" answer={list} />}
      {list.isRefetchError && (
        <Banner
          tone="warning"
          title="Couldn’t refresh your tests"
          action={
            <Button size="small" loading={list.isFetching} onClick={() => void list.refetch()}>
              Try again
            </Button>
          }
        >
          Below is what was there before. {messageOf(list.error)}
        </Banner>
      )}
      {none && (
        <EmptyState icon={<ClipboardList />} title="No tests yet">
          Choose topics and a time, and we’ll make a test for you. Your tests appear here.
        </EmptyState>
      )}
      {list.data && !none && !redirecting && (
        <TestList
          list={list.data}
          view={view}
          loading={list.isPlaceholderData}
          onView={(changes) => setSearch(writeListView({ ...view, page: 1, ...changes }))}
        />
      )}
    </Page>
  );
}

interface TestListProps {
  list: ResponseOf<'GET /api/test'>;
  view: ListView;
  loading: boolean;
  onView: (changes: Partial<ListView>) => void;
}

function TestList({ list, view, loading, onView }: TestListProps) {
  const { tests, subjects, totalCount } = list;
  return (
    <>
      <div css={filters}>
        <Select
          label="Status"
          value={view.status ?? ''}
          options={[{ value: '', label: 'All' }, ...Object.entries(STATUS_WORDS).map(([value, label]) => ({ value, label }))]}
          onValueChange={(value) => onView({ status: value === '' ? null : (value as Test['status']) })}
        />
        <Select
          label="Course"
          value={view.subject ?? ''}
          options={[
            { value: '', label: 'All' },
            ...subjects.map(({ slug, subject_name, test_count }) => ({ value: slug, label: `${subject_name} (${test_count})` })),
          ]}
          onValueChange={(value) => onView({ subject: value === '' ? null : value })}
        />
      </div>
      {tests.length === 0 ? (
        <EmptyState
          title="No matching tests"
          actions={<Button onClick={() => onView({ status: null, subject: null })}>Show all tests</Button>}
        >
          None of your tests matches these filters.
        </EmptyState>
      ) : (
        <>
          <Sheet padding="none" css={loading && stale} aria-busy={loading}>
            <TestTable tests={tests} sort={view.sort} onSortChange={(sort) => onView({ sort })} />
          </Sheet>
          <div css={footer}>
            <RangeText page={view.page} pageSize={list.pageSize} totalCount={totalCount} noun="tests" />
            <Pagination
              page={view.page}
              pageSize={list.pageSize}
              totalCount={totalCount}
              linkTo={(page) => <Link to={`?${writeListView({ ...view, page })}`} onClick={() => window.scrollTo({ top: 0 })} />}
            />
          </div>
        </>
      )}
    </>
  );
}

function ListLoading() {
  return (
    <LoadingRegion css={{ display: 'grid', gap: token.space[6] }}>
      <div css={filters}>
        <Skeleton shape="block" height={FILTER_HEIGHT} />
        <Skeleton shape="block" height={FILTER_HEIGHT} />
      </div>
      <Sheet padding="none">
        <div css={loadingRows}>
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} shape="block" height={token.space[8]} />
          ))}
        </div>
      </Sheet>
    </LoadingRegion>
  );
}
