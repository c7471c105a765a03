import type { StaffMembership, StaffUserDetail } from '@api/contract';
import { useSite } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Badge, Button, TextLink } from 'design-system';
import { Link } from 'react-router-dom';
import { dayOf } from '../staff-area/dates.ts';
import { SmallList } from './SmallList.tsx';
import type { UserChange } from './user-changes.ts';

interface UserPlansProps {
  user: StaffUserDetail;
  onChoose: (change: UserChange) => void;
}

/** The plans of an account, latest first: paid ones with their order, and those that staff gave, which they can end. */
export function UserPlans({ user, onChoose }: UserPlansProps) {
  return (
    <SmallList
      entries={user.memberships}
      keyOf={({ id }) => id}
      words={(membership) => `${membership.plan_name}, ${spanOf(membership)}`}
      end={(membership) => (
        <>
          {membership.running && <Badge tone="success">Running</Badge>}
          <PaidBy orderId={membership.order_id} />
          {membership.order_id === null && membership.running && user.abilities.grant_plan && (
            <Button size="small" onClick={() => onChoose({ act: 'end-plan', membership })}>
              End
            </Button>
          )}
        </>
      )}
      empty={`${user.plan_name}; no earlier plans`}
    />
  );
}

/** The order that pays for a plan; the restricted edition has no page for it. */
function PaidBy({ orderId }: { orderId: number | null }) {
  const { variant } = useSite();
  if (orderId === null) return <Badge>Given by staff</Badge>;
  if (variant === 'restricted') return <Badge>Order #{orderId}</Badge>;
  return <TextLink render={<Link to={addressOf('staff-payment', { id: orderId })} />}>Order #{orderId}</TextLink>;
}

const spanOf = ({ starts_at, ends_at }: StaffMembership) =>
  ends_at ? `${dayOf(starts_at)} to ${dayOf(ends_at)}` : `since ${dayOf(starts_at)}, until further notice`;
