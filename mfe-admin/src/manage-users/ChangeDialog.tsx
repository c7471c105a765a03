import type { StaffUserDetail } from '@api/contract';
import { css } from '@emotion/react';
import { Banner, Button, Dialog, DialogClose, Select, TextField, token } from 'design-system';
import { useId } from 'react';
import { ReasonField } from '../staff-area/ReasonField.tsx';
import { PermissionFields } from './PermissionFields.tsx';
import { type ChangeForm, useChangeForm } from './use-change-form.ts';
import { PLANS } from './user-address.ts';
import { ROLE_OPTIONS, type UserChange, wordsOf } from './user-changes.ts';

const fields = css({ display: 'grid', gap: token.space[4] });
const GIVEN_PLANS = PLANS.filter(({ value }) => value !== 'free');

interface ChangeDialogProps {
  user: StaffUserDetail;
  change: UserChange;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before an account is changed, says what will happen, and takes down why. What was typed stays where it fails. */
export function ChangeDialog({ user, change, open, onOpenChange }: ChangeDialogProps) {
  const formId = useId();
  const form = useChangeForm(user, change, () => onOpenChange(false));
  const { title, description, label, danger } = { danger: false, ...wordsOf(change, user) };
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
      <form id={formId} css={fields} onSubmit={(event) => void form.submit(event)}>
        {form.failure && <Banner tone="error">{form.failure}</Banner>}
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

/** Which plan is given, and until when. */
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

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
