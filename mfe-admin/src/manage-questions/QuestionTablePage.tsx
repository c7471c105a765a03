import { css } from '@emotion/react';
import { messageOf, useApi, usePageHead } from '@shell/kit';
import {
  Button,
  EmptyState,
  ErrorState,
  LoadingRegion,
  media,
  PageHeader,
  Pagination,
  RangeText,
  Sheet,
  Skeleton,
  Table,
  token,
} from 'design-system';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import { Link, useSearchParams } from 'react-router-dom';
import { QuestionSearch } from './QuestionSearch.tsx';
import { questionColumns } from './question-columns.tsx';
import { PAGE_SIZE, sortOf, tableQuery, withChange } from './table-address.ts';

const page = css({
  display: 'grid',
  gap: token.space[5],
  maxInlineSize: '90rem',
  marginInline: 'auto',
  paddingBlock: token.space[8],
  paddingInline: token.size.margin,
  [media.phone]: { paddingBlock: token.space[5], paddingInline: token.space[4] },
});
const scroll = css({ overflowX: 'auto' });
const footer = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[4],
});
const loading = css({ display: 'grid', gap: token.space[3] });

/** All questions with their editorial state: found by words, sorted by column, page by page. */
export function QuestionTablePage() {
  usePageHead({ title: 'Questions' });
  const [search, setSearch] = useSearchParams();
  const subjects = useApi('GET /api/subjects', { query: { excludeChildren: 'true' } });
  const list = useApi('GET /api/questions', { query: tableQuery(search) }, { keepPrevious: true });

  return (
    <div css={page}>
      <PageHeader title="Questions" description="Every question of the bank, visible or not." />
      <QuestionSearch subjects={subjects.data?.subjects ?? []} />
      {list.isPending && (
        <LoadingRegion css={loading} label="Loading questions">
          {Array.from({ length: 8 }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows stand for nothing yet.
            <Skeleton key={row} shape="block" height={token.space[10]} />
          ))}
        </LoadingRegion>
      )}
      {list.isError && (
        <Sheet>
          <ErrorState title="The questions did not load" onRetry={() => void list.refetch()} retrying={list.isFetching}>
            {messageOf(list.error)}
          </ErrorState>
        </Sheet>
      )}
      {list.data && !list.isError && list.data.totalCount === 0 && (
        <Sheet>
          <EmptyState
            icon={<FileQuestion />}
            title={search.size > 0 ? 'No questions found' : 'The bank is empty'}
            actions={search.size > 0 && <Button onClick={() => setSearch({})}>Show all questions</Button>}
          >
            {search.size > 0 ? 'Try fewer or other words, or another subject.' : 'Questions stand here as soon as there are any.'}
          </EmptyState>
        </Sheet>
      )}
      {list.data && !list.isError && list.data.totalCount > 0 && (
        <>
          <Sheet padding="none" css={scroll} aria-busy={list.isPlaceholderData}>
            <Table
              caption="Questions of the bank"
              columns={questionColumns}
              rows={list.data.questions}
              rowKey={({ id }) => id}
              sort={sortOf(search)}
              onSortChange={({ key, order }) => setSearch(withChange(search, { sortBy: key, sortOrder: order }))}
            />
          </Sheet>
          <footer css={footer}>
            <RangeText page={list.data.page} pageSize={PAGE_SIZE} totalCount={list.data.totalCount} aria-live="polite" />
            <Pagination
              page={list.data.page}
              pageSize={PAGE_SIZE}
              totalCount={list.data.totalCount}
              linkTo={(to) => (
                <Link to={`?${withChange(search, { page: String(to) })}`} onClick={() => window.scrollTo({ top: 0 })} />
              )}
            />
          </footer>
        </>
      )}
    </div>
  );
}
