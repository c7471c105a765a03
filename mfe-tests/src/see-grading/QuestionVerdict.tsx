import type { GradedQuestion } from '@api/contract';
import { css } from '@emotion/react';
import { Typeset, token } from 'design-system';
import { marksOf } from './use-grading-outcome.ts';

const frame = css({ display: 'grid', gap: token.space[2] });
const heading = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.control, color: token.color.ink2 });

const quote = css({
  margin: 0,
  paddingInlineStart: token.space[4],
  borderInlineStart: `3px solid ${token.color.redPen}`,
});
const typed = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const set = css({ overflowWrap: 'anywhere', fontSize: 'inherit', fontFamily: 'inherit' });

/** What a teacher gave one question, in the teacher's words, and what its learner had given it. */
export function QuestionVerdict({ verdict }: { verdict: GradedQuestion }) {
  const { own_marks, marks } = verdict;
  return (
    <div css={frame}>
      <h3 css={heading}>Your teacher’s marks</h3>
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
  /** The same typeset; an API of the former release does not set it. */
  comment_html?: string | undefined;
}

/** A comment with its formulae set; as typed where they are not. */
export const CommentText = ({ comment, comment_html }: Comment) =>
  comment_html ? <Typeset css={set} variant="prose" html={comment_html} /> : <span css={typed}>{comment?.trim()}</span>;

/** What a teacher wrote, as if at the margin; nothing where nothing was written. */
export function TeachersWord({ comment, comment_html }: Comment) {
  if (!comment?.trim()) return null;
  return (
    <blockquote css={quote}>
      <CommentText comment={comment} comment_html={comment_html} />
    </blockquote>
  );
}
