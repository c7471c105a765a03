import type { TestGrading } from '@api/contract';
import { CLAIMS } from '@api/contract/claims';
import { useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { PageLoading } from '../PageLoading.tsx';
import { SuccessDialog, type Words } from './SuccessDialog.tsx';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const TITLES: Readonly<Partial<Record<TestGrading['state'], string>>> = {
  claimed: 'A teacher is marking your test',
  graded: 'Your test is marked; the report is being made',
  returned: 'Your test is graded',
};

/** Says that the grading of a test is paid for and how it stands by now, whenever its address is opened; then leads to it. */
export function GradingPaidDialog({ slug, email }: { slug: string; email: string }) {
  const grading = useApi('GET /api/test/:slug/grading', { params: { slug } }, { staleTime: 0 });
  if (grading.isPending) return <PageLoading />;
  // Where it cannot be read, the payment is told all the same.
  return <SuccessDialog purpose="grading" email={email} words={wordsOf(slug, grading.data)} />;
}

function wordsOf(slug: string, grading: TestGrading | undefined): Words {
  const isReturned = grading?.state === 'returned';
  const due = grading?.due_at ? `The report is due by ${moment.format(new Date(grading.due_at))}` : null;
  return {
    title: (grading && TITLES[grading.state]) ?? 'Your test is on its way to a teacher',
    benefits: isReturned
      ? ['Your report is there, with the marks of each question']
      : ['Marked against the mark scheme', `A detailed report ${CLAIMS.gradingReturned}`, ...(due ? [due] : [])],
    next: { label: isReturned ? 'See your report' : 'Go to your grading', to: addressOf('get-graded', { slug }) },
  };
}
