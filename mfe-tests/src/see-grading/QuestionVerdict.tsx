import type { GradedQuestion } from '@api/contract';
import { css } from '@emotion/react';
import { token } from 'design-system';
import { marksOf } from './use-grading-outcome.ts';

const frame = css({ display: 'grid', gap: token.space[2] });
const heading = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.control, color: token.color.ink2 });

const quote = css({
  margin: 0,
  paddingInlineStart: token.space[4],
  borderInlineStart: `3px solid ${token.color.redPen}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** What a teacher gave one question, in the teacher's words, and what its learner had given it. */
export function QuestionVerdict({ verdict }: { verdict: GradedQuestion }) {
  const { own_marks, marks, comment } = verdict;
  return (
    <div css={frame}>
      <h3 css={heading}>Your teacher’s marks</h3>
      <p>
        <strong>{marksOf(verdict)}</strong>
        {own_marks !== null && `; you gave yourself ${marksOf({ marks_obtained: own_marks, marks })}`}
      </p>
      <TeachersWord comment={comment} />
    </div>
  );
}

/** What a teacher wrote, as if at the margin; nothing where nothing was written. */
export function TeachersWord({ comment }: { comment: string | null }) {
  return comment?.trim() ? <blockquote css={quote}>{comment.trim()}</blockquote> : null;
}
