import type { StaffQuestion } from '@api/contract';
import { css } from '@emotion/react';
import { onDemand, useSession } from '@shell/kit';
import { isPermitted } from '@shell/kit/permissions';
import { token } from 'design-system';

const strip = css({
  margin: 0,
  border: 0,
  minInlineSize: 0,
  padding: `${token.space[2]} ${token.space[8]}`,
  background: token.color.paper,
  '@container sheet (max-width: 34rem)': { paddingInline: token.space[4] },
});
const waiting = css({ minBlockSize: token.size.target });

const StaffControls = onDemand(() => import('./StaffControls.tsx').then((module) => module.StaffControls), {
  waiting: <div css={waiting} />,
});

interface StaffStripProps {
  question: StaffQuestion;
  /** The question's own page is empty after a deletion. */
  onDeleted?: () => void;
}

/** Fields that editors change in place; loads for staff only. */
export function StaffStrip({ question, onDeleted }: StaffStripProps) {
  const { user } = useSession();
  if (!isPermitted(user, 'content')) return null;
  return (
    <fieldset css={strip} aria-label="Staff">
      <StaffControls question={question} {...(onDeleted && { onDeleted })} />
    </fieldset>
  );
}
