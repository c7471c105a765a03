import { isApiError, messageOf, useApi, useApiMutation, useHost } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Banner, Button, EmptyState, ErrorState, Sheet } from 'design-system';
import Library from 'lucide-react/icons/library';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { TableLoading } from '../staff-area/list/ListStates.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { SortableSubjects } from './SortableSubjects.tsx';

/** All subjects in the order of their tabs. */
export function SubjectsPage() {
  const host = useHost();
  const read = useApi('GET /api/admin/subjects', {}, { staleTime: 0 });
  const save = useApiMutation('PUT /api/admin/subjects/order', { invalidates: ['GET /api/admin/subjects', 'GET /api/subjects'] });
  const [order, setOrder] = useState<number[] | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const stored = read.data?.subjects ?? [];
  const subjects = order ? order.flatMap((id) => stored.find((subject) => subject.id === id) ?? []) : stored;

  const moved = async (next: number[]) => {
    if (!read.data) return;
    setOrder(next);
    setTold(null);
    try {
      await save.mutateAsync({ body: { version: read.data.version, ids: next } });
      await read.refetch();
      host.notify({ tone: 'success', text: 'The order is saved.' });
    } catch (error) {
      setTold(messageOf(error));
      if (isApiError(error)) await read.refetch();
    }
    setOrder(null);
  };

  return (
    <StaffPage
      title="Subjects"
      width="reading"
      description="The tabs of the question bank, in their order."
      actions={
        <Button variant="primary" icon={<Plus />} render={<Link to={addressOf('new-subject')} />}>
          New subject
        </Button>
      }
    >
      {told && (
        <Banner tone="warning" title="The order was not saved." onDismiss={() => setTold(null)}>
          {told}
        </Banner>
      )}
      {read.isPending && <TableLoading label="Loading subjects" />}
      {read.isError && !read.data && (
        <Sheet>
          <ErrorState title="The subjects did not load" onRetry={() => void read.refetch()} retrying={read.isFetching}>
            {messageOf(read.error)}
          </ErrorState>
        </Sheet>
      )}
      {read.isSuccess && subjects.length === 0 && (
        <Sheet>
          <EmptyState
            icon={<Library />}
            title="There are no subjects yet"
            actions={<Button render={<Link to={addressOf('new-subject')} />}>New subject</Button>}
          >
            Topics and questions belong to subjects.
          </EmptyState>
        </Sheet>
      )}
      {subjects.length > 0 && (
        <Sheet padding="none">
          <SortableSubjects subjects={subjects} busy={save.isPending} onMoved={(ids) => void moved(ids)} />
        </Sheet>
      )}
    </StaffPage>
  );
}
