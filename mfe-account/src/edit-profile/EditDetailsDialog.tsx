import type { User } from '@api/contract';
import { LONGEST_EMAIL, LONGEST_FULL_NAME, LONGEST_PASSWORD } from '@api/contract/limits';
import { css } from '@emotion/react';
import { isApiError, messageOf, useApiMutation, useHost } from '@shell/kit';
import { Button, Dialog, DialogClose, PasswordField, TextField, token } from 'design-system';
import { useEffect, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { SetPasswordFirst } from '../set-password/SetPasswordFirst.tsx';

interface ProfileFields {
  full_name: string;
  email: string;
  phone: string;
  current_password: string;
}

const FIELDS = ['full_name', 'email', 'phone', 'current_password'] as const;
const form = css({ display: 'grid', gap: token.space[4] });

/** What stands in the form for an account. The sign-up page asks for no full name: the name on the card is the one to correct. */
const storedFields = (user: User): ProfileFields => ({
  full_name: user.full_name ?? user.username,
  email: user.email,
  phone: user.phone ?? '',
  current_password: '',
});

interface EditDetailsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: User;
  /** False for somebody who signs in by a third party alone. */
  hasPassword: boolean;
}

/** Full name, e-mail and mobile number; a new address asks for the password. The server judges them; what it objects to stands at the field. */
export function EditDetailsDialog({ open, onOpenChange, user, hasPassword }: EditDetailsDialogProps) {
  const host = useHost();
  const formId = useId();
  const save = useApiMutation('PUT /api/user', { invalidates: ['GET /api/me', 'GET /api/user'] });
  const { register, handleSubmit, reset, setError, setValue, control, formState } = useForm<ProfileFields>();
  const email = useWatch({ control, name: 'email' });
  const newAddress = email !== undefined && email.trim().toLowerCase() !== user.email.toLowerCase();
  const { isDirty } = formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when it opens, not with each key.
  useEffect(() => {
    if (!open) return;
    // Closed by Escape or a press outside, what was typed is still there; Cancel drops it.
    if (isDirty) setValue('current_password', '');
    else reset(storedFields(user));
  }, [open, reset, setValue, user]);

  const submit = handleSubmit(async ({ current_password, ...profile }) => {
    const body = newAddress ? { ...profile, current_password } : profile;
    try {
      const answer = await save.mutateAsync({ body });
      host.session.updateUser(answer.user);
      host.notify({ tone: 'success', text: answer.message });
      reset(storedFields(answer.user));
      onOpenChange(false);
    } catch (error) {
      if (isApiError(error) && error.code === 'wrong_password') {
        setError('current_password', { message: error.message });
        return;
      }
      const issues = isApiError(error) ? error.issues : [];
      const atFields = FIELDS.flatMap((field) =>
        issues.filter(({ path }) => path.endsWith(field)).map(({ message }) => ({ field, message })),
      );
      for (const { field, message } of atFields) setError(field, { message });
      if (atFields.length === 0) host.notify({ tone: 'error', text: messageOf(error) });
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Details"
      footer={
        <>
          <DialogClose render={<Button onClick={() => reset(storedFields(user))}>Cancel</Button>} />
          <Button
            variant="primary"
            type="submit"
            form={formId}
            disabled={newAddress && !hasPassword}
            loading={formState.isSubmitting}
          >
            Save Details
          </Button>
        </>
      }
    >
      <form id={formId} css={form} onSubmit={submit}>
        <TextField
          label="Full Name"
          autoComplete="name"
          maxLength={LONGEST_FULL_NAME}
          error={formState.errors.full_name?.message}
          {...register('full_name')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={LONGEST_EMAIL}
          error={formState.errors.email?.message}
          {...register('email')}
        />
        {newAddress && !hasPassword && <SetPasswordFirst />}
        {newAddress && hasPassword && (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            required
            maxLength={LONGEST_PASSWORD}
            help={`We mail a link to the new address. Until you open it, ${user.email} stays.`}
            error={formState.errors.current_password?.message}
            {...register('current_password')}
          />
        )}
        <TextField
          label="Mobile No."
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          // biome-ignore lint/plugin: the contract has a pattern, and nothing that fits it is as long.
          maxLength={30}
          help="With the country code, e.g. +44 7700 900123."
          error={formState.errors.phone?.message}
          {...register('phone')}
        />
      </form>
    </Dialog>
  );
}
