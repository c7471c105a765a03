import type { CourseProgress } from '@api/contract';
import { gradeAt } from '@api/contract/grade-boundaries';

/** The grades of the IB, the lowest first. */
export const GRADES = [1, 2, 3, 4, 5, 6, 7] as const;

/** The grade that a course's estimate comes to, and the grades at the ends of its likely range. */
export function predictedGrade({ subject, estimate }: Pick<CourseProgress, 'subject' | 'estimate'>) {
  const scale = subject.slug.startsWith('math') ? 'maths' : 'science';
  const at = (share: number) => gradeAt(scale, 100 * share);
  return { grade: at(estimate.value), low: at(estimate.low), high: at(estimate.high) };
}
