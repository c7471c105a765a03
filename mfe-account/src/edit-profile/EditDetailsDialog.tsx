import type { User } from '@api/contract';
import { LONGEST_EMAIL, LONGEST_FULL_NAME } from '@api/contract/limits';
import { isApiError, messageOf, useApiMutation, useHost, useSubmission } from '@shell/kit';
import { FormDialog, TextField } from 'design-system';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CurrentPassword, SetPasswordFirst } from '../set-password/SetPasswordFirst.tsx';
import { updateSession } from '../update-session.ts';

interface EditDetailsDialogProps {
  open: boolean;
  onClose: () => void;
  user: User;
  /** False for an account that only signs in by a third party. */
  hasPassword: boolean;
}

/** Edits name, email and phone; a new address asks for the password. */
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
          help={`We’ll email a link to the new address. Until you open it, ${user.email} stays.`}
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

interface ProfileFields {
  full_name: string;
  email: string;
  phone: string;
  current_password: string;
}

const FIELDS = ['full_name', 'email', 'phone', 'current_password'] as const;

function issueAt(error: unknown, field: keyof ProfileFields): string | undefined {
  if (!isApiError(error)) return undefined;
  if (error.code === 'wrong_password') return field === 'current_password' ? messageOf(error) : undefined;
  return error.issues.find(({ path }) => path.endsWith(field))?.message;
}

/** Sign-up may ask for no full name, so the shown name is edited. */
const storedFields = (user: User): ProfileFields => ({
  full_name: user.full_name ?? user.username,
  email: user.email,
  phone: user.phone ?? '',
  current_password: '',
});

interface DetailsFormOptions {
  /** On opening, the form has the stored values, unless something was typed and not dropped. */
  open: boolean;
  user: User;
  onSaved: () => void;
}

function useDetailsForm({ open, user, onSaved }: DetailsFormOptions) {
  const host = useHost();
  const save = useApiMutation('PUT /api/user', { invalidates: ['GET /api/me', 'GET /api/user'] });
  const { register, reset, getValues, setValue, control, formState } = useForm<ProfileFields>();
  const email = useWatch({ control, name: 'email' });
  const newAddress = email !== undefined && email.trim().toLowerCase() !== user.email.toLowerCase();
  const { isDirty } = formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when it opens, not with each key.
  useEffect(() => {
    // Escape or a press outside keeps what was typed; Cancel drops it.
    if (open && !isDirty) reset(storedFields(user));
  }, [open, reset, user]);
  useEffect(() => {
    if (!open) setValue('current_password', '');
  }, [open, setValue]);

  /** Takes over stored values, except where something was typed since sending. */
  const takeOver = (sent: ProfileFields, stored: ProfileFields) => {
    const before = storedFields(user);
    const now = getValues();
    reset(stored);
    for (const field of FIELDS) {
      if (now[field] !== sent[field] && now[field] !== before[field]) setValue(field, now[field], { shouldDirty: true });
    }
  };
  const { error, busy, submit, forget } = useSubmission({
    ...{ ready: true, open, onDone: onSaved },
    run: async () => {
      const sent = getValues();
      const { current_password, ...profile } = sent;
      const answer = await save.mutateAsync({ body: newAddress ? sent : profile });
      updateSession(host.session, answer.user);
      host.notify({ tone: 'success', text: answer.message });
      takeOver(sent, storedFields(answer.user));
    },
    inForm: (refusal) => FIELDS.some((field) => issueAt(refusal, field)),
  });
  return {
    /** A field's props, with the server's issue until something is typed. */
    field: (name: keyof ProfileFields) => ({ ...register(name, { onChange: forget }), error: issueAt(error, name) }),
    ...{ newAddress, submit, busy },
    drop: () => reset(storedFields(user)),
  };
}
