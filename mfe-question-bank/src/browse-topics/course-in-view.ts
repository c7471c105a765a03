import type { SubjectWithTopics, User } from '@api/contract';
import { useSession } from '@shell/kit';
import { parseAddress } from '@shell/kit/addresses';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { BANK, SYLLABUS } from '../addresses/addresses.ts';
import { showsQuestions } from '../addresses/list-selection.ts';

/** People share devices. */
const place = (user: User | null) => `course:${user?.id ?? 'guest'}`;

/** Tells the shell's page that this guest's bank may open at another course. */
const OWN_START = 'own-start';

/** Older APIs send no `course`. */
const ownCourse = (user: User | null): string | null => user?.course?.subject_slug ?? null;

function courseIn(pathname: string, search: string): string | null {
  if (pathname === BANK || pathname === SYLLABUS) return new URLSearchParams(search).get('subject');
  const address = parseAddress(pathname);
  return address?.name === 'question' ? (address.params.subject ?? null) : null;
}

/** The course of a tab; opening a question of another course chooses nothing. */
function courseChosenBy(pathname: string, search: string): string | null {
  const query = new URLSearchParams(search);
  return pathname === BANK && !showsQuestions(query) ? query.get('subject') : null;
}

/** Stores the last course on this device, and the chosen one for this visit. */
export function useKeptCourse(): void {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const course = courseIn(pathname, search);
  const chosen = courseChosenBy(pathname, search);
  useEffect(() => {
    try {
      if (course !== null) {
        localStorage.setItem(place(user), course);
        if (user === null) localStorage.setItem(OWN_START, '');
      }
      if (chosen !== null) sessionStorage.setItem(place(user), JSON.stringify({ chosen, insteadOf: ownCourse(user) }));
    } catch {
      // The bank opens at the next best course.
    }
  }, [user, course, chosen]);
}

function lookedAt(user: User | null): string | null {
  try {
    return localStorage.getItem(place(user));
  } catch {
    return null;
  }
}

/** The course chosen in this visit, unless the profile has changed since. */
function chosenInThisVisit(user: User | null): string | null {
  try {
    const { chosen, insteadOf } = JSON.parse(sessionStorage.getItem(place(user)) ?? '{}') as Record<string, string | null>;
    return chosen && insteadOf === ownCourse(user) ? chosen : null;
  } catch {
    return null;
  }
}

/** Chosen in this visit, else the profile's, else the last one viewed, else the first. */
export function courseToOpen(subjects: readonly SubjectWithTopics[], user: User | null): SubjectWithTopics | undefined {
  const inOrder = [chosenInThisVisit(user), ownCourse(user), lookedAt(user)];
  return inOrder.map((wanted) => subjects.find(({ slug }) => slug === wanted)).find((subject) => subject) ?? subjects[0];
}
