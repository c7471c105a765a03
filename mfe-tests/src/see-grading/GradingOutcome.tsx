import type { GradedQuestion, Test } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApi, useSite } from '@shell/kit';
import { Banner, Button, LoadingRegion, Skeleton, Typeset, token } from 'design-system';
import { Link } from 'react-router-dom';
import { gradingAddress } from '../addresses.ts';

const section = css({ display: 'grid', gap: token.space[4], minInlineSize: 0 });
const heading = css({ margin: 0, fontSize: token.text.heading3 });

/** A teacher's total and comment, once the report is returned. */
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
        {marks_obtained} of {total_marks} marks, {percentage}%.{' '}
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

/** If the teacher's marks failed to load, the rest of the page works. */
export function OutcomeFailed({ error, retrying, onRetry }: OutcomeFailedProps) {
  return (
    <Banner
      tone="warning"
      title="Couldn’t load your teacher’s marks"
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

/** A teacher's marks come with the report. */
const isGraded = ({ files }: Pick<Test, 'files'>) => files.some(({ file_type }) => file_type === 'ADMIN_FILE');

/** A returned grading; no call before that, nor in the restricted edition. */
export function useGradingOutcome(test: Pick<Test, 'slug' | 'files'>) {
  const { variant } = useSite();
  const graded = variant === 'full' && isGraded(test);
  const grading = useApi('GET /api/test/:slug/grading', { params: { slug: test.slug } }, { enabled: graded, staleTime: 0 });
  return { graded, grading };
}

/** "3 of 5". */
export const marksOf = ({ marks_obtained, marks }: Pick<GradedQuestion, 'marks_obtained' | 'marks'>) =>
  `${marks_obtained} of ${marks}`;

const frame = css({ display: 'grid', gap: token.space[2] });
const verdictHeading = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.control, color: token.color.ink2 });

const quote = css({
  margin: 0,
  paddingInlineStart: token.space[4],
  borderInlineStart: `3px solid ${token.color.redPen}`,
});
const typed = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const typesetStyles = css({ overflowWrap: 'anywhere', fontSize: 'inherit', fontFamily: 'inherit' });

/** A teacher's marks and comment on a question, beside self-marks. */
export function QuestionVerdict({ verdict }: { verdict: GradedQuestion }) {
  const { own_marks, marks } = verdict;
  return (
    <div css={frame}>
      <h3 css={verdictHeading}>Your teacher’s marks</h3>
      <p>
        <strong>{marksOf(verdict)}</strong>
        {own_marks !== null && `; you gave yourself ${marksOf({ marks_obtained: own_marks, marks })}`}
      </p>
      <TeachersWord {...verdict} />
    </div>
  );
}

interface Comment {
  comment: string | null;
  /** Typeset; absent from older APIs. */
  comment_html?: string | undefined;
}

export const CommentText = ({ comment, comment_html }: Comment) =>
  comment_html ? <Typeset css={typesetStyles} variant="prose" html={comment_html} /> : <span css={typed}>{comment?.trim()}</span>;

/** A teacher's comment as a margin note, if any. */
export function TeachersWord({ comment, comment_html }: Comment) {
  if (!comment?.trim()) return null;
  return (
    <blockquote css={quote}>
      <CommentText comment={comment} comment_html={comment_html} />
    </blockquote>
  );
}
