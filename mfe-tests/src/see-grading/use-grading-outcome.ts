import type { GradedQuestion, Test } from '@api/contract';
import { useApi, useSite } from '@shell/kit';

/** Whether a teacher's marks of this test are there for its learner: they come with the report. */
const isGraded = ({ files }: Pick<Test, 'files'>) => files.some(({ file_type }) => file_type === 'ADMIN_FILE');

/** The grading of a test once it is returned; asks for nothing before, nor in the restricted edition, which has no grading. */
export function useGradingOutcome(test: Pick<Test, 'slug' | 'files'>) {
  const { variant } = useSite();
  const graded = variant === 'full' && isGraded(test);
  const grading = useApi('GET /api/test/:slug/grading', { params: { slug: test.slug } }, { enabled: graded, staleTime: 0 });
  return { graded, grading };
}

/** "3 of 5". */
export const marksOf = ({ marks_obtained, marks }: Pick<GradedQuestion, 'marks_obtained' | 'marks'>) =>
  `${marks_obtained} of ${marks}`;
