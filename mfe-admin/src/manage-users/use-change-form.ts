import type { PlanKey, RoleId, StaffUserDetail } from '@api/contract';
import { SHORTEST_REASON } from '@api/contract/limits';
import { useHost, useSubmission } from '@shell/kit';
import { useState } from 'react';
import { type UserChange, useUserChanges } from './user-changes.ts';

export type ChangeForm = ReturnType<typeof useChangeForm>;

/** What staff say of a change to an account before it is made: why, and which role or permissions, or which plan until when. Says what was done. */
export function useChangeForm(user: StaffUserDetail, change: UserChange, onDone: () => void) {
  const { notify } = useHost();
  const calls = useUserChanges();
  const [reason, setReason] = useState('');
  const [role, setRole] = useState(String(user.role_id));
  const [plan, setPlan] = useState<PlanKey>('platinum');
  const [until, setUntil] = useState('');
  const [permissions, setPermissions] = useState(user.permissions);
  const unchanged =
    (change.act === 'change-role' && role === String(user.role_id)) ||
    (change.act === 'change-permissions' && String(permissions) === String(user.permissions));
  const ready = reason.trim().length >= SHORTEST_REASON && !unchanged;

  const send = () => {
    const [params, why] = [{ id: user.id }, reason.trim()];
    switch (change.act) {
      case 'grant-plan':
        return calls['grant-plan'].mutateAsync({
          params,
          body: { plan: plan as Exclude<PlanKey, 'free'>, ends_at: until ? endOf(until) : null, reason: why },
        });
      case 'change-role':
        return calls['change-role'].mutateAsync({ params, body: { role_id: Number(role) as RoleId, reason: why } });
      case 'change-permissions':
        return calls['change-permissions'].mutateAsync({ params, body: { permissions, was: user.permissions, reason: why } });
      case 'end-plan':
        return calls['end-plan'].mutateAsync({
          params: { ...params, membership: change.membership.id },
          body: { reason: why },
        });
      default:
        return calls[change.act].mutateAsync({ params, body: { reason: why } });
    }
  };
  const submission = useSubmission({
    ...{ ready, onDone },
    run: async () => {
      const { message } = await send();
      notify({ tone: 'success', text: message });
    },
  });
  return {
    ...{ reason, setReason, role, setRole, permissions, setPermissions, plan, setPlan, until, setUntil, ready },
    ...submission,
  };
}

/** The last moment of a day, from the value of a date field. */
const endOf = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000 - 1).toISOString();
