import type { Test } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf } from '@shell/kit';
import { Banner, Button, LoadingRegion, Skeleton, token } from 'design-system';
import { Link } from 'react-router-dom';
import { gradingAddress } from '../addresses.ts';
import { TeachersWord } from './QuestionVerdict.tsx';
import { useGradingOutcome } from './use-grading-outcome.ts';

const section = css({ display: 'grid', gap: token.space[4], minInlineSize: 0 });
const heading = css({ margin: 0, fontSize: token.text.heading3 });

/** A teacher's marks and word on a whole test, on the page of its result; nothing before the report is returned. */
export function GradingOutcome({ test }: { test: Test }) {
  const { graded, grading } = useGradingOutcome(test);
  if (!graded) return null;
  if (grading.isLoadingError) {
    return <OutcomeFailed error={grading.error} retrying={grading.isFetching} onRetry={() => void grading.refetch()} />;
  }
  if (grading.isPending) {
    return (
      <LoadingRegion>
        <Skeleton shape="block" height="6rem" />
      </LoadingRegion>
    );
  }
  const { state, marks_obtained, total_marks, percentage, comment, comment_html } = grading.data;
  if (marks_obtained === null) return null;
  return (
    <section css={section} aria-labelledby="teachers-marks">
      <h2 id="teachers-marks" css={heading}>
        Your teacher’s marks
      </h2>
      <p>
        {marks_obtained} of {total_marks} marks, {percentage} %.{' '}
        {state !== 'returned' && 'This is the first grading; a second look is under way. '}
        <Link to={gradingAddress(test.slug)}>The graded sheet</Link>
      </p>
      <TeachersWord comment={comment} comment_html={comment_html} />
    </section>
  );
}

interface OutcomeFailedProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

/** Said where a teacher's marks could not be fetched; the rest of the page goes on without them. */
export function OutcomeFailed({ error, retrying, onRetry }: OutcomeFailedProps) {
  return (
    <Banner
      tone="warning"
      title="Your teacher’s marks could not be fetched"
      action={
        <Button size="small" loading={retrying} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {messageOf(error)}
    </Banner>
  );
}
