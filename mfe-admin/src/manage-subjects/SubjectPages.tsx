import { isApiError, useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { TextLink } from 'design-system';
import { Link, useSearchParams } from 'react-router-dom';
import { editSubjectAddress } from '../manage-topics/topic-addresses.ts';
import { ChooseSubject } from '../staff-area/ChooseSubject.tsx';
import { TableLoading } from '../staff-area/list/ListLoading.tsx';
import { ReadFailed } from '../staff-area/ReadFailed.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { SubjectForm } from './SubjectForm.tsx';

const toAll = <TextLink render={<Link to={addressOf('staff-subjects')} />}>All subjects</TextLink>;

/** A subject's form, `/admin/subjects/edit?id=`. */
export function EditSubjectPage() {
  const [search] = useSearchParams();
  const id = Number(search.get('id'));
  const named = Number.isInteger(id) && id > 0;
  const read = useApi('GET /api/admin/subjects/:id', { params: { id } }, { staleTime: 0, enabled: named });
  const subject = read.data?.subject;
  const missing = !named || (isApiError(read.error) && read.error.status === 404);
  return (
    <StaffPage title={subject?.subject_name ?? 'Edit a subject'} width="reading" description={toAll}>
      {missing && (
        <ChooseSubject to={(one) => editSubjectAddress(one.id)}>
          You can then change its name, its address and who sees it.
        </ChooseSubject>
      )}
      {named && read.isPending && <TableLoading label="Loading the subject" />}
      {!subject && !missing && <ReadFailed title="The subject did not load" read={read} />}
      {subject && <SubjectForm key={subject.id} subject={subject} />}
    </StaffPage>
  );
}

export function NewSubjectPage() {
  return (
    <StaffPage title="New subject" width="reading" description={toAll}>
      <SubjectForm subject={null} />
    </StaffPage>
  );
}
