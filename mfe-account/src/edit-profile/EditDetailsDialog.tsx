import type { User } from '@api/contract';
import { LONGEST_EMAIL, LONGEST_FULL_NAME } from '@api/contract/limits';
import { FormDialog, TextField } from 'design-system';
import { CurrentPassword, SetPasswordFirst } from '../set-password/SetPasswordFirst.tsx';
import { useDetailsForm } from './use-details-form.ts';

interface EditDetailsDialogProps {
  open: boolean;
  onClose: () => void;
  user: User;
  /** False for an account that signs in by a third party alone. */
  hasPassword: boolean;
}

/** Full name, email and mobile number; a new address asks for the password. Shows what the server rejects at its field. */
export function EditDetailsDialog({ open, onClose, user, hasPassword }: EditDetailsDialogProps) {
  const { field, newAddress, submit, busy, drop } = useDetailsForm({ open, user, onSaved: onClose });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onCancel={drop}
      title="Edit Details"
      submitLabel="Save Details"
      ready={!newAddress || hasPassword}
      busy={busy}
      onSubmit={submit}
    >
      <TextField label="Full Name" autoComplete="name" maxLength={LONGEST_FULL_NAME} {...field('full_name')} />
      <TextField label="Email" type="email" autoComplete="email" maxLength={LONGEST_EMAIL} {...field('email')} />
      {newAddress && !hasPassword && <SetPasswordFirst />}
      {newAddress && hasPassword && (
        <CurrentPassword
          help={`We mail a link to the new address. Until you open it, ${user.email} stays.`}
          {...field('current_password')}
        />
      )}
      <TextField
        label="Mobile No."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        // exempt from the source rules: the contract has a pattern, and nothing that fits it is as long.
        maxLength={30}
        help="With the country code, e.g. +44 7700 900123."
        {...field('phone')}
      />
    </FormDialog>
  );
}
