import type { GradingSummary } from '@api/contract';
import { messageOf, useApiMutation, useHost } from '@shell/kit';
import { AlertDialog, Button } from 'design-system';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { sheetAddress } from '../addresses.ts';
import { queueSearch } from './queue-address.ts';

/** What can be done with a sheet from its row: claim it, go on with one's own, take over an idle one, or look at it. */
export function ClaimAction({ grading }: { grading: GradingSummary }) {
  const { slug, learner, claimed_by, abilities } = grading;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const address = sheetAddress(slug, queueSearch(search));
  const { notify } = useHost();
  const [asking, setAsking] = useState(false);
  const claim = useApiMutation('PUT /api/grading/:slug', { invalidates: ['GET /api/grading/queue'] });
  const take = async () => {
    try {
      await claim.mutateAsync({ params: { slug }, body: { action: 'claim' } });
      navigate(address);
    } catch (error) {
      // Somebody was quicker, or the server is away: the row is read again and says so.
      notify({ tone: 'error', text: messageOf(error) });
    }
  };
  const link = (label: string, variant: 'secondary' | 'quiet') => (
    <Button size="small" variant={variant} aria-label={`${label} ${learner.name}`} render={<Link to={address} />}>
      {label}
    </Button>
  );
  if (abilities.save) return link('Continue', 'secondary');
  if (!abilities.claim) return link('Look at', 'quiet');
  if (!claimed_by)
    return (
      <Button size="small" loading={claim.isPending} aria-label={`Claim ${learner.name}`} onClick={() => void take()}>
        Claim
      </Button>
    );
  return (
    <>
      <Button size="small" aria-label={`Take over ${learner.name}`} onClick={() => setAsking(true)}>
        Take over
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Take over from ${claimed_by.name}?`}
        description={`Nothing was saved for 8 working hours. The draft comes with it; ${claimed_by.name} can then only look.`}
        confirmLabel="Take over"
        onConfirm={take}
      />
    </>
  );
}
