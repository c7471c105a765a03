import type { TestQuestion } from '@api/contract';
import { css } from '@emotion/react';
import { questionAddress } from '@shell/kit/addresses';
import { TextLink, token } from 'design-system';
import Lock from 'lucide-react/icons/lock';
import { Link } from 'react-router-dom';

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: token.space[3],
  padding: token.space[4],
  borderRadius: token.radius.control,
  background: token.color.sunken,
  color: token.color.ink2,
  '& > svg': {
    inlineSize: token.size.icon,
    blockSize: token.size.icon,
    strokeWidth: token.stroke.icon,
    marginBlockStart: '0.2em',
  },
});

/** In the place of an answer that the test does not open: why, and where it opens. */
export function ClosedAnswer({ entry: { state, answer, question } }: { entry: TestQuestion }) {
  const wasTried = state === 'attempted' || answer !== null;
  return (
    <div css={frame}>
      <Lock aria-hidden="true" />
      <p>
        {wasTried
          ? 'This test ended too soon after its start for this answer to open here: each question takes half a minute at least.'
          : 'You did not work on this question in the test, so its answer does not open here.'}{' '}
        <TextLink render={<Link to={questionAddress(question)} />}>Open it in the question bank</TextLink>, as one of this month’s
        questions.
      </p>
    </div>
  );
}
