import type { Grading } from '@api/contract';
import { css } from '@emotion/react';
import { Banner, token } from 'design-system';
import { useState } from 'react';

const room = css({ margin: token.space[3] });
const words = css({ overflowWrap: 'anywhere' });

/** The learner's reason for a regrade, and the first result; dismissed with a press. */
export function RegradeNote({ grading: { regrade_request, total_marks } }: { grading: Grading }) {
  const [read, setRead] = useState(false);
  if (!regrade_request || read) return null;
  const { reason, previous } = regrade_request;
  const by = previous.graded_by ? `, given by ${previous.graded_by.name}` : '';
  return (
    <Banner css={room} tone="warning" title="The learner requested a regrade" onDismiss={() => setRead(true)}>
      <p css={words}>“{reason}”</p>
      <p>
        Before: {previous.marks_obtained} of {total_marks} marks{by}.
      </p>
    </Banner>
  );
}
