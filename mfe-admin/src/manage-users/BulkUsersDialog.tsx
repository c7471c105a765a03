import type { BulkUserChange, ResponseOf, RoleId } from '@api/contract';
import { SHORTEST_REASON } from '@api/contract/limits';
import { counted, useApiMutation, useHost, useSession, useSubmission } from '@shell/kit';
import { Banner, FormDialog, Select, TextField } from 'design-system';
import { useState } from 'react';
import { ReasonField } from '../staff-area/ReasonDialog.tsx';
import { ROLE_OPTIONS } from './user-changes.ts';
import { endOf, GIVEN_PLANS, tomorrow } from './user-filters.ts';

type Act = BulkUserChange['act'];
type GivenPlan = Extract<BulkUserChange, { act: 'end_plan' }>['plan'];

const ACTS: readonly { value: Act; label: string }[] = [
  { value: 'grant_plan', label: 'Give a plan' },
  { value: 'end_plan', label: 'End a plan' },
  { value: 'send_reset_link', label: 'Send a reset link' },
  { value: 'lock', label: 'Lock' },
  { value: 'unlock', label: 'Unlock' },
  { value: 'change_role', label: 'Change the role' },
];

function useChange() {
  const [act, setAct] = useState<Act>('grant_plan');
  const [plan, setPlan] = useState<GivenPlan>('platinum');
  const [until, setUntil] = useState('');
  const [role, setRole] = useState('3');
  const changes: Readonly<Record<Act, () => BulkUserChange>> = {
    grant_plan: () => ({ act: 'grant_plan', plan, ends_at: until ? endOf(until) : null }),
    end_plan: () => ({ act: 'end_plan', plan }),
    send_reset_link: () => ({ act: 'send_reset_link' }),
    lock: () => ({ act: 'lock' }),
    unlock: () => ({ act: 'unlock' }),
    change_role: () => ({ act: 'change_role', role_id: Number(role) as RoleId }),
  };
  return { change: changes[act](), act, setAct, plan, setPlan, until, setUntil, role, setRole };
}

type Check = ResponseOf<'POST /api/admin/users/bulk'>;

interface BulkUsersDialogProps {
  ids: readonly number[];
  onClose: () => void;
  onDone: () => void;
}

/** Changes several accounts after a check. */
export function BulkUsersDialog({ ids, onClose, onDone }: BulkUsersDialogProps) {
  const { notify } = useHost();
  const { user } = useSession();
  const form = useChange();
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState<{ change: string; found: Check } | null>(null);
  const asked = JSON.stringify(form.change);
  /** Null until this change is checked. */
  const check = checked?.change === asked ? checked.found : null;
  const ready = reason.trim().length >= SHORTEST_REASON && check?.changed !== 0;
  const call = useApiMutation('POST /api/admin/users/bulk', { invalidates: ['GET /api/admin/users', 'GET /api/admin/log'] });
  const { failure, busy, submit } = useSubmission({
    ready,
    run: async () => ({
      change: asked,
      made: check !== null,
      found: await call.mutateAsync({
        body: { ids: [...ids], change: form.change, reason: reason.trim(), dry_run: check === null },
      }),
    }),
    onDone: ({ made, ...answer }) => {
      if (!made) return setChecked(answer);
      notify({ tone: 'success', text: `${counted(answer.found.changed, 'account')} changed` });
      onDone();
    },
  });
  return (
    <FormDialog
      title={`Change ${counted(ids.length, 'account')}`}
      description="Each change is in the log of its account."
      onClose={onClose}
      onSubmit={submit}
      submitLabel={check === null ? 'Check' : `Change ${counted(check.changed, 'account')}`}
      ready={ready}
      busy={busy}
      danger={check !== null && form.act === 'lock'}
      locked
    >
      {failure && <Banner tone="error">{failure}</Banner>}
      <Select
        label="Change"
        value={form.act}
        options={ACTS.filter(({ value }) => value !== 'change_role' || user?.role_id === 1)}
        onValueChange={form.setAct}
      />
      {(form.act === 'grant_plan' || form.act === 'end_plan') && (
        <Select label="Plan" value={form.plan} options={GIVEN_PLANS} onValueChange={(plan) => form.setPlan(plan as GivenPlan)} />
      )}
      {form.act === 'grant_plan' && (
        <TextField
          label="Last day (optional)"
          type="date"
          min={tomorrow()}
          help="Through the end of that day in UTC; empty: until further notice."
          value={form.until}
          onChange={({ target }) => form.setUntil(target.value)}
        />
      )}
      {form.act === 'change_role' && (
        <Select label="Role" value={form.role} options={ROLE_OPTIONS} onValueChange={form.setRole} />
      )}
      <ReasonField value={reason} onValueChange={setReason} />
      {check && <CheckResult check={check} />}
    </FormDialog>
  );
}

/** How many change, and why others do not. */
function CheckResult({ check: { changed, same, left } }: { check: Check }) {
  return (
    <Banner
      tone={left.length > 0 ? 'warning' : 'info'}
      title={changed === 0 ? 'No account would change' : `${counted(changed, 'account')} will change`}
    >
      {same + left.length > 0 && (
        <ul>
          {same > 0 && <li>{counted(same, 'account')}: no change needed</li>}
          {left.map(({ reason, count }) => (
            <li key={reason}>
              {counted(count, 'account')} left: {reason}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
