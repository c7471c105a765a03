import { css } from '@emotion/react';
import { token } from 'design-system';

const quote = css({
  margin: 0,
  paddingInlineStart: token.space[4],
  borderInlineStart: `3px solid ${token.color.redPen}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** What a teacher wrote, as if at the margin; nothing where nothing was written. */
export function TeachersWord({ comment }: { comment: string | null }) {
  return comment?.trim() ? <blockquote css={quote}>{comment.trim()}</blockquote> : null;
}
