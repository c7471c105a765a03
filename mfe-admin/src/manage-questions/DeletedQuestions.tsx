import { useApi } from '@shell/kit';
import { EmptyState, Sheet, Table } from 'design-system';
import Trash2 from 'lucide-react/icons/trash-2';
import { useSearchParams } from 'react-router-dom';
import { ListFailed } from '../staff-area/ListFailed.tsx';
import { ListFooter } from '../staff-area/ListFooter.tsx';
import { TableLoading } from '../staff-area/TableLoading.tsx';
import { useCorrectedListAddress } from '../staff-area/use-corrected-list-address.ts';
import { useFocusAfterRemoval } from '../staff-area/use-focus-after-removal.ts';
import { deletedColumns } from './deleted-columns.tsx';
import { PAGE_SIZE } from './table-address.ts';

/** Questions deleted from the bank, the latest first, each with a way to restore it. */
export function DeletedQuestions() {
  const [search] = useSearchParams();
  const query = { page: search.get('page') ?? '1', pageSize: String(PAGE_SIZE) };
  const list = useApi('GET /api/admin/questions/deleted', { query }, { keepPrevious: true, staleTime: 0 });
  const box = useFocusAfterRemoval<HTMLElement>(list.data?.totalCount);
  const redirecting = useCorrectedListAddress(list);

  if (list.isPending || redirecting) return <TableLoading label="Loading deleted questions" />;
  const failed = <ListFailed title="The deleted questions did not load" list={list} />;
  if (!list.data) return failed;
  const { questions, page, totalCount } = list.data;
  return (
    <>
      {failed}
      <section ref={box} tabIndex={-1} aria-label="Deleted questions" aria-busy={list.isPlaceholderData}>
        {totalCount === 0 ? (
          <Sheet>
            <EmptyState icon={<Trash2 />} title="No question is deleted">
              What is deleted waits here until somebody takes it back.
            </EmptyState>
          </Sheet>
        ) : (
          <Sheet padding="none">
            <Table caption="Deleted questions" columns={deletedColumns} rows={questions} rowKey={({ id }) => id} />
          </Sheet>
        )}
      </section>
      {totalCount > 0 && <ListFooter page={page} pageSize={PAGE_SIZE} totalCount={totalCount} />}
    </>
  );
}
