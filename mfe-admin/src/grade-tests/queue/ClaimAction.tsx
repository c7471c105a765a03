import type { GradingSummary } from '@api/contract';
import { Button } from 'design-system';
import { Link, useSearchParams } from 'react-router-dom';
import { sheetAddress } from '../addresses.ts';
import { queueSearch } from './queue-address.ts';
import type { Claiming } from './use-claim.tsx';

interface ClaimActionProps {
  grading: GradingSummary;
  claiming: Pick<Claiming, 'begin' | 'busy'>;
}

/** The action on a sheet in its row: claim it, continue the grader's own, take over an idle one, or view it. */
export function ClaimAction({ grading, claiming: { begin, busy } }: ClaimActionProps) {
  const { slug, learner, claimed_by, abilities } = grading;
  const [search] = useSearchParams();
  if (abilities.save || !abilities.claim) {
    const label = abilities.save ? 'Continue' : 'View';
    return (
      <Button
        size="small"
        variant={abilities.save ? 'secondary' : 'quiet'}
        aria-label={`${label} ${learner.name}`}
        render={<Link to={sheetAddress(slug, queueSearch(search))} />}
      >
        {label}
      </Button>
    );
  }
  const label = claimed_by ? 'Take over' : 'Claim';
  return (
    <Button size="small" loading={busy === slug} aria-label={`${label} ${learner.name}`} onClick={() => begin(grading)}>
      {label}
    </Button>
  );
}
