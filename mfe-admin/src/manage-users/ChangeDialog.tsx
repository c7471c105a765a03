import type { Permission, PlanKey, RoleId, StaffUserDetail } from '@api/contract';
import { LONGEST_FULL_NAME, SHORTEST_REASON } from '@api/contract/limits';
import { PERMISSION_WORDS, PERMISSIONS } from '@api/contract/permissions';
import { css } from '@emotion/react';
import { useHost, useSubmission } from '@shell/kit';
import { Banner, Button, Checkbox, Dialog, DialogClose, Select, TextField, token } from 'design-system';
import { useId, useState } from 'react';
import { ReasonField } from '../staff-area/ReasonDialog.tsx';
import { stack } from '../staff-area/styles.ts';
import { changeDialogText, ROLE_OPTIONS, type UserChange, useUserChanges } from './user-changes.ts';
import { endOf, GIVEN_PLANS, tomorrow } from './user-filters.ts';

type ChangeForm = ReturnType<typeof useChangeForm>;

/** Reason, name, role, permissions, or plan and last day. */
function useChangeForm(user: StaffUserDetail, change: UserChange, onDone: () => void) {
  const { notify } = useHost();
  const calls = useUserChanges();
  const [reason, setReason] = useState('');
  const [role, setRole] = useState(String(user.role_id));
  const [plan, setPlan] = useState<PlanKey>('platinum');
  const [until, setUntil] = useState('');
  const [name, setName] = useState(user.full_name ?? '');
  const [permissions, setPermissions] = useState(user.permissions);
  const unchanged =
    (change.act === 'rename' && ['', user.full_name].includes(name.trim())) ||
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
      case 'rename':
        return calls.rename.mutateAsync({ params, body: { full_name: name.trim(), reason: why } });
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
    ...{ reason, setReason, name, setName, role, setRole, permissions, setPermissions, plan, setPlan, until, setUntil, ready },
    ...submission,
  };
}

interface ChangeDialogProps {
  user: StaffUserDetail;
  change: UserChange;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Changes an account, with a reason. The input stays if it fails. */
export function ChangeDialog({ user, change, open, onOpenChange }: ChangeDialogProps) {
  const formId = useId();
  const form = useChangeForm(user, change, () => onOpenChange(false));
  const { title, description, label, danger } = { danger: false, ...changeDialogText(change, user) };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant={danger ? 'danger' : 'primary'} type="submit" form={formId} disabled={!form.ready} loading={form.busy}>
            {label}
          </Button>
        </>
      }
    >
      <form id={formId} css={stack[4]} onSubmit={(event) => void form.submit(event)}>
        {form.failure && <Banner tone="error">{form.failure}</Banner>}
        {change.act === 'rename' && (
          <TextField
            label="Name"
            maxLength={LONGEST_FULL_NAME}
            value={form.name}
            onChange={(event) => form.setName(event.target.value)}
          />
        )}
        {change.act === 'change-role' && (
          <Select label="Role" value={form.role} options={ROLE_OPTIONS} onValueChange={form.setRole} />
        )}
        {change.act === 'change-permissions' && <PermissionFields value={form.permissions} onValueChange={form.setPermissions} />}
        {change.act === 'grant-plan' && <PlanFields form={form} />}
        <ReasonField value={form.reason} onValueChange={form.setReason} />
      </form>
    </Dialog>
  );
}

function PlanFields({ form: { plan, setPlan, until, setUntil } }: { form: ChangeForm }) {
  return (
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
  );
}

const group = css({ display: 'grid', gap: token.space[3], margin: 0, padding: 0, border: 0, minInlineSize: 0 });
const legend = css({ padding: 0, marginBlockEnd: token.space[2], fontWeight: token.weight.medium });

interface PermissionFieldsProps {
  value: readonly Permission[];
  onValueChange: (permissions: Permission[]) => void;
}

function PermissionFields({ value, onValueChange }: PermissionFieldsProps) {
  const tick = (permission: Permission, ticked: boolean) =>
    onValueChange(PERMISSIONS.filter((each) => (each === permission ? ticked : value.includes(each))));
  return (
    <fieldset css={group}>
      <legend css={legend}>Permissions</legend>
      {PERMISSIONS.map((permission) => (
        <Checkbox
          key={permission}
          label={PERMISSION_WORDS[permission].name}
          help={PERMISSION_WORDS[permission].opens}
          checked={value.includes(permission)}
          onCheckedChange={(ticked) => tick(permission, ticked)}
        />
      ))}
    </fieldset>
  );
}
