import { onDemand, useApi } from '@shell/kit';
import { LoadFailed } from '@shell/kit/load-failed';
import { Badge, Banner, Button, LoadingRegion, Sheet, Skeleton } from 'design-system';
import { useState } from 'react';
import { longDate } from '../../dates.ts';
import { actions, card, heading, words } from '../sheet-styles.ts';

const SetUpDialog = onDemand(() => import('./SetUpDialog.tsx').then((module) => module.SetUpDialog));
const NewCodesDialog = onDemand(() => import('./NewCodesDialog.tsx').then((module) => module.NewCodesDialog));
const TurnOffDialog = onDemand(() => import('./TurnOffDialog.tsx').then((module) => module.TurnOffDialog));

/** From here, advises making new recovery codes. */
const FEW_CODES = 3;

/** Turns the second factor on and off. */
export function SecondFactorSheet() {
  const answer = useApi('GET /api/auth/second-factor');
  const passkeys = useApi('GET /api/auth/passkeys');
  const [open, setOpen] = useState<'set-up' | 'new-codes' | 'turn-off'>();
  const close = () => setOpen(undefined);
  const factor = answer.data;
  return (
    <Sheet css={card} render={<section aria-labelledby="security-second-factor" />}>
      <h2 id="security-second-factor" css={heading}>
        Two-step verification {factor?.since && <Badge tone="success">On</Badge>}
      </h2>
      {answer.isError && <LoadFailed title="This could not be loaded" answer={answer} />}
      {answer.isPending && (
        <LoadingRegion>
          <Skeleton shape="block" height="4rem" />
        </LoadingRegion>
      )}
      {factor?.since === null && (
        <>
          {factor.required && passkeys.data?.passkeys.length === 0 && (
            <Banner tone="warning">Staff need two-step verification: set it up, or add a passkey, to do your work.</Banner>
          )}
          <p css={words}>Also ask for a code from an app on your phone, so that your password alone can’t log anyone in.</p>
          <div css={actions}>
            <Button onClick={() => setOpen('set-up')}>Set up</Button>
          </div>
        </>
      )}
      {factor?.since && (
        <>
          <p css={words}>
            You’ve logged in with a code from your app since {longDate(factor.since)}. Recovery codes left:{' '}
            {factor.recovery_codes_left}.
          </p>
          {factor.recovery_codes_left <= FEW_CODES && (
            <Banner tone="warning">Make new recovery codes: without them a lost phone locks you out.</Banner>
          )}
          <div css={actions}>
            <Button onClick={() => setOpen('new-codes')}>New recovery codes</Button>
            <Button variant="quiet" onClick={() => setOpen('turn-off')}>
              Turn off
            </Button>
          </div>
        </>
      )}
      {open === 'set-up' && <SetUpDialog onClose={close} />}
      {open === 'new-codes' && <NewCodesDialog onClose={close} />}
      {open === 'turn-off' && <TurnOffDialog onClose={close} />}
    </Sheet>
  );
}
