import { CLAIMS } from '@api/contract/claims';
import { css } from '@emotion/react';
import { addressOf } from '@shell/kit/addresses';
import { Button, Dialog, TickList, token } from 'design-system';
import { Link } from 'react-router-dom';
import { host } from '../host.ts';

/** Specification part 1, section 8. */
const BENEFITS = [
  `${CLAIMS.testsPerMonth} Tests to practice and be IB ready`,
  `Access to ${CLAIMS.questionsPerMonth} questions to ace up your preparation`,
];

const list = css({ marginBlock: token.space[4] });

/** Shown when a monthly allowance is used up; leads to the pricing page, which the restricted edition does not have. */
export function UpgradePrompt({ open, onClose }: { open: boolean; onClose: () => void }) {
  if (host.site?.variant === 'restricted') {
    return (
      <Dialog
        open={open}
        onOpenChange={onClose}
        title="Uh oh! You have used all free resources."
        description="The count starts again on the first of next month."
      />
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Uh oh! You have used all free resources."
      description="Join our tribe to unlock all benefits"
      footer={
        <Button variant="primary" render={<Link to={addressOf('pricing')} onClick={onClose} />}>
          Unlock premium to start learning more!
        </Button>
      }
    >
      <TickList items={BENEFITS} css={list} />
    </Dialog>
  );
}
