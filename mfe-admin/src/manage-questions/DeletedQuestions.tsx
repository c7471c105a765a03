import { useApi } from '@shell/kit';
import { EmptyState, Sheet, Table } from 'design-system';
import Trash2 from 'lucide-react/icons/trash-2';
import { useSearchParams } from 'react-router-dom';
import { pageIn } from '../staff-area/list/list-address.ts';
import { TableList } from '../staff-area/list/StaffList.tsx';
import { useFocusAfterRemoval } from '../staff-area/use-focus-after-removal.ts';
import { deletedColumns } from './deleted-columns.tsx';

/** Deleted questions on a page. */
const PAGE_SIZE = 25;

/** Questions deleted from the bank, latest first, each with a way to restore it. */
export function DeletedQuestions() {
  const [search] = useSearchParams();
  const query = { page: pageIn(search), pageSize: String(PAGE_SIZE) };
  const read = useApi('GET /api/admin/questions/deleted', { query }, { keepPrevious: true, staleTime: 0 });
  const box = useFocusAfterRemoval<HTMLElement>(read.data?.totalCount);
  return (
    <section ref={box} tabIndex={-1} aria-label="Deleted questions" aria-busy={read.isPlaceholderData}>
      <TableList
        read={read}
        name="deleted questions"
        noun="questions"
        empty={
          <Sheet>
            <EmptyState icon={<Trash2 />} title="No question is deleted">
              Deleted questions wait here and can be restored.
            </EmptyState>
          </Sheet>
        }
      >
        {({ questions }) => (
          <Sheet padding="none">
            <Table caption="Deleted questions" columns={deletedColumns} rows={questions} rowKey={({ id }) => id} />
          </Sheet>
        )}
      </TableList>
    </section>
  );
}
