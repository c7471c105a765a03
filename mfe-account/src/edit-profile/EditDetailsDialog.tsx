import type { User } from '@api/contract';
import { LONGEST_EMAIL, LONGEST_FULL_NAME, LONGEST_PASSWORD } from '@api/contract/limits';
import { css } from '@emotion/react';
import { Button, Dialog, DialogClose, PasswordField, TextField, token } from 'design-system';
import { useId } from 'react';
import { SetPasswordFirst } from '../set-password/SetPasswordFirst.tsx';
import { useDetailsForm } from './use-details-form.ts';

const form = css({ display: 'grid', gap: token.space[4] });

interface EditDetailsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: User;
  /** False for somebody who signs in by a third party alone. */
  hasPassword: boolean;
}

/** Full name, e-mail and mobile number; a new address asks for the password. The server judges them; what it objects to stands at the field. */
export function EditDetailsDialog({ open, onOpenChange, user, hasPassword }: EditDetailsDialogProps) {
  const formId = useId();
  const { field, newAddress, submit, busy, drop } = useDetailsForm({
    ...{ open, user },
    onSaved: () => onOpenChange(false),
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Details"
      footer={
        <>
          <DialogClose render={<Button onClick={drop}>Cancel</Button>} />
          <Button variant="primary" type="submit" form={formId} disabled={newAddress && !hasPassword} loading={busy}>
            Save Details
          </Button>
        </>
      }
    >
      <form id={formId} css={form} onSubmit={(event) => void submit(event)}>
        <TextField label="Full Name" autoComplete="name" maxLength={LONGEST_FULL_NAME} {...field('full_name')} />
        <TextField label="Email" type="email" autoComplete="email" maxLength={LONGEST_EMAIL} {...field('email')} />
        {newAddress && !hasPassword && <SetPasswordFirst />}
        {newAddress && hasPassword && (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            required
            maxLength={LONGEST_PASSWORD}
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
      </form>
    </Dialog>
  );
}
