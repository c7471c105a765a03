import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { LoadingRegion, Skeleton, token } from 'design-system';
import { ReadFailed } from '../staff-area/ReadFailed.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { PlanSheet } from './PlanSheet.tsx';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  gap: token.space[5],
  alignItems: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The catalogue, with versions and subscribers of each plan. */
export function PlansPage() {
  const plans = useApi('GET /api/admin/plans', {}, { staleTime: 0 });
  return (
    <StaffPage
      title="Plans"
      description="Prices and limits. A change is for people who buy from then on. People who have bought a plan keep its price and its terms."
    >
      {plans.isPending && (
        <LoadingRegion css={list} label="Loading the plans">
          <Skeleton shape="block" height="16rem" />
          <Skeleton shape="block" height="16rem" />
        </LoadingRegion>
      )}
      <ReadFailed title="The plans did not load" read={plans} />
      {plans.data && (
        <ul css={list}>
          {plans.data.plans.map((plan) => (
            <li key={plan.id}>
              <PlanSheet plan={plan} />
            </li>
          ))}
        </ul>
      )}
    </StaffPage>
  );
}
