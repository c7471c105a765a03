import type { SubjectWithTopics, User } from '@api/contract';
import { useSession } from '@shell/kit';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { BANK, SYLLABUS } from '../addresses/addresses.ts';

/** People share devices: each has a course of their own on it. */
const place = (user: User | null) => `course:${user?.id ?? 'guest'}`;

/** The course that an address of the bank names; null where it names none. */
function courseIn(pathname: string, search: string): string | null {
  if (pathname === BANK || pathname === SYLLABUS) return new URLSearchParams(search).get('subject');
  return matchPath(`${BANK}/:subject/:topic/*`, pathname)?.params.subject ?? null;
}

/** Keeps in mind, on this device, which course somebody looks at; where the browser keeps nothing, nothing is kept. */
export function useKeptCourse(): void {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const course = courseIn(pathname, search);
  useEffect(() => {
    if (course === null) return;
    try {
      localStorage.setItem(place(user), course);
    } catch {
      // The bank opens at the next best course.
    }
  }, [user, course]);
}

function keptCourse(user: User | null): string | null {
  try {
    return localStorage.getItem(place(user));
  } catch {
    return null;
  }
}

/** Where the bank opens when the address names no course: the last one looked at, else the learner's own, else the first. */
export function courseToOpen(subjects: readonly SubjectWithTopics[], user: User | null): SubjectWithTopics | undefined {
  const kept = keptCourse(user);
  return (
    subjects.find(({ slug }) => slug === kept) ??
    subjects.find(({ subject_name }) => subject_name === user?.math_course) ??
    subjects[0]
  );
}
