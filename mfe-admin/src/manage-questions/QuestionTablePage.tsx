import { css } from '@emotion/react';
import { messageOf, useApi } from '@shell/kit';
import { Button, EmptyState, ErrorState, LoadingRegion, Sheet, Skeleton, Table, token } from 'design-system';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import Plus from 'lucide-react/icons/plus';
import { Link, useSearchParams } from 'react-router-dom';
import { withChange } from '../staff-area/address-changes.ts';
import { ListFooter } from '../staff-area/ListFooter.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { QuestionSearch } from './QuestionSearch.tsx';
import { questionColumns } from './question-columns.tsx';
import { PAGE_SIZE, sortOf, tableQuery } from './table-address.ts';

const scroll = css({ overflowX: 'auto' });
const loading = css({ display: 'grid', gap: token.space[3] });

/** All questions with their editorial state: found by words, sorted by column, page by page. */
export function QuestionTablePage() {
  const [search, setSearch] = useSearchParams();
  const subjects = useApi('GET /api/subjects', { query: { excludeChildren: 'true' } });
  const list = useApi('GET /api/questions', { query: tableQuery(search) }, { keepPrevious: true });

  return (
    <StaffPage
      title="Questions"
      description="Every question of the bank, visible or not."
      actions={
        <Button variant="primary" icon={<Plus />} render={<Link to="/admin/questions/new" />}>
          New question
        </Button>
      }
    >
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
          <ListFooter page={list.data.page} pageSize={PAGE_SIZE} totalCount={list.data.totalCount} />
        </>
      )}
    </StaffPage>
  );
}
