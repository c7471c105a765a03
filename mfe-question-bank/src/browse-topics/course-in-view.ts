import type { SubjectWithTopics, User } from '@api/contract';
import { useSession } from '@shell/kit';
import { parseAddress } from '@shell/kit/addresses';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { BANK, SYLLABUS } from '../addresses/addresses.ts';
import { showsQuestions } from '../addresses/list-selection.ts';

/** People share devices: each has a course of their own on it. */
const place = (user: User | null) => `course:${user?.id ?? 'guest'}`;

/** Says to the shell's page, which reads it before anything is painted, that a guest's bank may open at another course than the first. */
const OWN_START = 'own-start';

/** The course in the user's profile; older APIs send no `course`. */
const ownCourse = (user: User | null): string | null => user?.course?.subject_slug ?? null;

/** The course that an address of the bank names; null where it names none. */
function courseIn(pathname: string, search: string): string | null {
  if (pathname === BANK || pathname === SYLLABUS) return new URLSearchParams(search).get('subject');
  const address = parseAddress(pathname);
  return address?.name === 'question' ? (address.params.subject ?? null) : null;
}

/** The course that an address chooses: its tab. To look at one question of another course chooses nothing. */
function courseChosenBy(pathname: string, search: string): string | null {
  const query = new URLSearchParams(search);
  return pathname === BANK && !showsQuestions(query) ? query.get('subject') : null;
}

/**
 * Remembers the course in view on this device, and the chosen course for this visit. Remembers nothing where the browser stores
 * nothing.
 */
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

/** The course chosen in this visit, while the profile says what it said then: a new course there counts more. */
function chosenInThisVisit(user: User | null): string | null {
  try {
    const { chosen, insteadOf } = JSON.parse(sessionStorage.getItem(place(user)) ?? '{}') as Record<string, string | null>;
    return chosen && insteadOf === ownCourse(user) ? chosen : null;
  } catch {
    return null;
  }
}

/**
 * Where the bank opens when the address names no course: the one chosen in this visit, else that of the profile, else the last one
 * looked at, else the first.
 */
export function courseToOpen(subjects: readonly SubjectWithTopics[], user: User | null): SubjectWithTopics | undefined {
  const inOrder = [chosenInThisVisit(user), ownCourse(user), lookedAt(user)];
  return inOrder.map((wanted) => subjects.find(({ slug }) => slug === wanted)).find((subject) => subject) ?? subjects[0];
}
