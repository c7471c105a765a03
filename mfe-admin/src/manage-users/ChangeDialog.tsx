import type { PlanKey, RoleId, StaffUserDetail } from '@api/contract';
import { LONGEST_REASON } from '@api/contract/limits';
import { css } from '@emotion/react';
import { messageOf, useHost } from '@shell/kit';
import { Banner, Button, Dialog, DialogClose, Select, TextField, token } from 'design-system';
import { type FormEvent, useId, useState } from 'react';
import { PLANS } from './user-address.ts';
import { ROLE_OPTIONS, type UserChange, useUserChanges, wordsOf } from './user-changes.ts';

const form = css({ display: 'grid', gap: token.space[4] });
const SHORTEST_REASON = 3;
const GIVEN_PLANS = PLANS.filter(({ value }) => value !== 'free');

interface ChangeDialogProps {
  user: StaffUserDetail;
  change: UserChange;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before an account is changed, says what will happen, and takes down why. What was typed stays where it fails. */
export function ChangeDialog({ user, change, open, onOpenChange }: ChangeDialogProps) {
  const { notify } = useHost();
  const formId = useId();
  const calls = useUserChanges();
  const call = calls[change.act];
  const [reason, setReason] = useState('');
  const [role, setRole] = useState(String(user.role_id));
  const [plan, setPlan] = useState<PlanKey>('platinum');
  const [until, setUntil] = useState('');
  const { title, description, label, danger } = { danger: false, ...wordsOf(change, user) };
  const unchanged = change.act === 'change-role' && role === String(user.role_id);
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
      case 'end-plan':
        return calls['end-plan'].mutateAsync({
          params: { ...params, membership: change.membership.id },
          body: { reason: why },
        });
      default:
        return calls[change.act].mutateAsync({ params, body: { reason: why } });
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || call.isPending) return;
    try {
      const { message } = await send();
      notify({ tone: 'success', text: message });
      onOpenChange(false);
    } catch {
      // Said in the dialog.
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant={danger ? 'danger' : 'primary'} type="submit" form={formId} disabled={!ready} loading={call.isPending}>
            {label}
          </Button>
        </>
      }
    >
      <form id={formId} css={form} onSubmit={submit}>
        {call.error && <Banner tone="error">{messageOf(call.error)}</Banner>}
        {change.act === 'change-role' && <Select label="Role" value={role} options={ROLE_OPTIONS} onValueChange={setRole} />}
        {change.act === 'grant-plan' && (
          <>
            <Select label="Plan" value={plan} options={GIVEN_PLANS} onValueChange={setPlan} />
            <TextField
              label="Last day (optional)"
              type="date"
              min={tomorrow()}
              help="Through the end of that day in UTC; empty: until further notice."
              value={until}
              onChange={(event) => setUntil(event.target.value)}
            />
          </>
        )}
        <TextField
          label="Reason"
          required
          maxLength={LONGEST_REASON}
          help="Kept in the log, which staff alone read."
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

/** The last moment of a day, from the value of a date field. */
const endOf = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000 - 1).toISOString();

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
