import { messageOf, useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { ErrorState, Sheet, TextLink } from 'design-system';
import { Link, useSearchParams } from 'react-router-dom';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { TableLoading } from '../staff-area/TableLoading.tsx';
import { SubjectForm } from './SubjectForm.tsx';

const toAll = <TextLink render={<Link to={addressOf('staff-subjects')} />}>All subjects</TextLink>;

/** A subject's form. */
export function EditSubjectPage() {
  const [search] = useSearchParams();
  const id = Number(search.get('id'));
  const read = useApi('GET /api/admin/subjects/:id', { params: { id } }, { staleTime: 0 });
  const subject = read.data?.subject;
  return (
    <StaffPage title={subject?.subject_name ?? 'Subject'} width="reading" description={toAll}>
      {read.isPending && <TableLoading label="Loading the subject" />}
      {read.isError && !subject && (
        <Sheet>
          <ErrorState title="The subject did not load" onRetry={() => void read.refetch()} retrying={read.isFetching}>
            {messageOf(read.error)}
          </ErrorState>
        </Sheet>
      )}
      {subject && <SubjectForm key={subject.id} subject={subject} />}
    </StaffPage>
  );
}

/** The form of a subject that is not there yet. */
export function NewSubjectPage() {
  return (
    <StaffPage title="New subject" width="reading" description={toAll}>
      <SubjectForm subject={null} />
    </StaffPage>
  );
}
