import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { useMathsFonts } from '@shell/kit/maths-fonts';
import { Button, EmptyState, Sheet, Table } from 'design-system';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import Plus from 'lucide-react/icons/plus';
import Sigma from 'lucide-react/icons/sigma';
import { Link, useSearchParams } from 'react-router-dom';
import { withChange } from '../staff-area/address-changes.ts';
import { ListFailed } from '../staff-area/ListFailed.tsx';
import { ListFooter } from '../staff-area/ListFooter.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { TableLoading } from '../staff-area/TableLoading.tsx';
import { useMendedList } from '../staff-area/use-mended-list.ts';
import { DeletedQuestions } from './DeletedQuestions.tsx';
import { QuestionSearch } from './QuestionSearch.tsx';
import { questionColumns } from './question-columns.tsx';
import { PAGE_SIZE, sortOf, tableQuery, tableState } from './table-address.ts';

const scroll = css({ overflowX: 'auto' });

/** All questions with their editorial state, or those that were deleted. */
export function QuestionTablePage() {
  const [search] = useSearchParams();
  const subjects = useApi('GET /api/subjects', { query: { excludeChildren: 'true' } });
  return (
    <StaffPage
      title="Questions"
      description="Every question of the bank, visible or not."
      actions={
        <Button variant="primary" icon={<Plus />} render={<Link to={addressOf('new-question')} />}>
          New question
        </Button>
      }
    >
      <QuestionSearch subjects={subjects.data?.subjects ?? []} />
      {tableState(search) === 'deleted' ? <DeletedQuestions /> : <BankQuestions />}
    </StaffPage>
  );
}

/** What is in the bank: found by words, sorted by column, page by page. */
function BankQuestions() {
  const [search, setSearch] = useSearchParams();
  const list = useApi('GET /api/questions', { query: tableQuery(search) }, { keepPrevious: true });
  const mending = useMendedList(list);
  // Rows break elsewhere when a formula changes its face, and move all below them.
  const fontsReady = useMathsFonts();

  if (list.isPending || mending || !fontsReady) return <TableLoading label="Loading questions" />;
  if (!list.data) return <ListFailed title="The questions did not load" list={list} />;
  if (list.data.totalCount === 0 && tableState(search) === 'broken' && !search.has('q') && !search.has('subject')) {
    return (
      <Sheet>
        <EmptyState icon={<Sigma />} title="No broken formulae">
          Every formula of the bank can be set. One that staff publish although it cannot be stands here.
        </EmptyState>
      </Sheet>
    );
  }
  if (list.data.totalCount === 0) {
    return (
      <Sheet>
        <EmptyState
          icon={<FileQuestion />}
          title={search.size > 0 ? 'No questions found' : 'The bank is empty'}
          actions={search.size > 0 && <Button onClick={() => setSearch({})}>Show all questions</Button>}
        >
          {search.size > 0 ? 'Try fewer or other words, or another subject.' : 'Questions stand here as soon as there are any.'}
        </EmptyState>
      </Sheet>
    );
  }
  return (
    <>
      <ListFailed title="The questions did not load" list={list} />
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
  );
}
