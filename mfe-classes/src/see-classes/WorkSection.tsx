import { useApi } from '@shell/kit';
import { ToDoAndDone } from '../do-work/ToDoAndDone.tsx';
import { Loaded } from '../Loaded.tsx';

/** Your set work in all classes. */
export function WorkSection() {
  const work = useApi('GET /api/class-work', undefined, { staleTime: 0 });
  return (
    <Loaded answer={work} failed="Your work did not load">
      {({ assignments }) => <ToDoAndDone assignments={assignments} named />}
    </Loaded>
  );
}
