import type { StaffMembership, StaffUserDetail } from '@api/contract';
import { css } from '@emotion/react';
import { useSite } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Badge, Button, TextLink, token } from 'design-system';
import { Link } from 'react-router-dom';
import { dayOf } from '../staff-area/dates.ts';
import type { UserChange } from './user-changes.ts';

const list = css({ display: 'grid', gap: token.space[3], margin: 0, padding: 0, listStyle: 'none' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] });
const words = css({ flex: '1 1 14rem', minInlineSize: 0 });
const quiet = css({ margin: 0, color: token.color.ink3 });

interface UserPlansProps {
  user: StaffUserDetail;
  onChoose: (change: UserChange) => void;
}

/** The plans of an account, latest first: paid ones with their order, and those that staff gave, which they can end. */
export function UserPlans({ user, onChoose }: UserPlansProps) {
  const { variant } = useSite();
  if (user.memberships.length === 0) return <p css={quiet}>{user.plan_name}, and never another one.</p>;
  return (
    <ul css={list}>
      {user.memberships.map((membership) => (
        <li key={membership.id} css={row}>
          <span css={words}>
            {membership.plan_name}, {spanOf(membership)}
          </span>
          {membership.running && <Badge tone="success">Running</Badge>}
          {membership.order_id === null ? (
            <Badge>Given by staff</Badge>
          ) : variant === 'restricted' ? (
            <Badge>Order #{membership.order_id}</Badge>
          ) : (
            <TextLink render={<Link to={addressOf('staff-payment', { id: membership.order_id })} />}>
              Order #{membership.order_id}
            </TextLink>
          )}
          {membership.order_id === null && membership.running && user.abilities.grant_plan && (
            <Button size="small" onClick={() => onChoose({ act: 'end-plan', membership })}>
              End
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const spanOf = ({ starts_at, ends_at }: StaffMembership) =>
  ends_at ? `${dayOf(starts_at)} to ${dayOf(ends_at)}` : `since ${dayOf(starts_at)}, until further notice`;
