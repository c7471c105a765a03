import type { Subject } from '@api/contract';
import { ListSearch } from '../staff-area/ListSearch.tsx';
import { SubjectSelect } from '../staff-area/SubjectSelect.tsx';

/** Narrows the table by words and by subject. */
export function QuestionSearch({ subjects }: { subjects: readonly Subject[] }) {
  return (
    <ListSearch label="Words in the question or its topic">
      <SubjectSelect subjects={subjects} />
    </ListSearch>
  );
}
