import { useApi, useRedirect, useSession } from '@shell/kit';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { chosenBefore, NOTHING_CHOSEN, withSubject } from './selection.ts';

/** What is chosen for a test, what there is to choose from, and whether it was chosen before an account was made. */
export function useSelection() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const redirect = useRedirect();
  const [before] = useState(() => (user ? chosenBefore(search) : null));
  const [selection, setSelection] = useState(before ?? NOTHING_CHOSEN);
  const subjects = useApi('GET /api/subjects', { query: { excludeChildren: 'true' } });
  const topics = useApi(
    'GET /api/topics/:subjectSlug',
    { params: { subjectSlug: selection.subject ?? '' }, query: {} },
    { enabled: selection.subject !== null },
  );
  const course = user?.course?.subject_slug;
  const isOffered = (subjects.data?.subjects ?? []).some(({ slug }) => slug === course);
  useEffect(() => {
    if (course && isOffered) setSelection((chosen) => (chosen.subject === null ? withSubject(chosen, course) : chosen));
  }, [course, isOffered]);
  // The address forgets what a newcomer had chosen once it is on the page.
  useEffect(() => {
    if (before && search.size > 0) redirect({ search: '' });
  }, [before, search, redirect]);
  return { selection, setSelection, subjects, topics, wasChosenBefore: before !== null };
}
