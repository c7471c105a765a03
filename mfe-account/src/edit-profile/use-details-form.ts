import type { User } from '@api/contract';
import { isApiError, messageOf, useApiMutation, useHost, useSubmission } from '@shell/kit';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { updateSession } from '../update-session.ts';

interface ProfileFields {
  full_name: string;
  email: string;
  phone: string;
  current_password: string;
}

const FIELDS = ['full_name', 'email', 'phone', 'current_password'] as const;

/** What the server objects to at a field. */
function issueAt(error: unknown, field: keyof ProfileFields): string | undefined {
  if (!isApiError(error)) return undefined;
  if (error.code === 'wrong_password') return field === 'current_password' ? messageOf(error) : undefined;
  return error.issues.find(({ path }) => path.endsWith(field))?.message;
}

/** What stands in the form for an account. The sign-up page asks for no full name: the name on the card is the one to correct. */
const storedFields = (user: User): ProfileFields => ({
  full_name: user.full_name ?? user.username,
  email: user.email,
  phone: user.phone ?? '',
  current_password: '',
});

interface DetailsFormOptions {
  /** Whether the form is in view: it begins with what is stored each time, unless something was typed and not dropped. */
  open: boolean;
  user: User;
  onSaved: () => void;
}

/** The form of one's name, address and number; what the server objects to stands at its field. */
export function useDetailsForm({ open, user, onSaved }: DetailsFormOptions) {
  const host = useHost();
  const save = useApiMutation('PUT /api/user', { invalidates: ['GET /api/me', 'GET /api/user'] });
  const { register, reset, getValues, setValue, control, formState } = useForm<ProfileFields>();
  const email = useWatch({ control, name: 'email' });
  const newAddress = email !== undefined && email.trim().toLowerCase() !== user.email.toLowerCase();
  const { isDirty } = formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when it opens, not with each key.
  useEffect(() => {
    // Closed by Escape or a press outside, what was typed is still there; Cancel drops it.
    if (open && !isDirty) reset(storedFields(user));
  }, [open, reset, user]);
  useEffect(() => {
    if (!open) setValue('current_password', '');
  }, [open, setValue]);

  /** Takes over what is stored now. What was typed since it was sent is neither that nor what stood there before, and stays. */
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
    /** The props of a field, with what the server objects to in it until something is typed. */
    field: (name: keyof ProfileFields) => ({ ...register(name, { onChange: forget }), error: issueAt(error, name) }),
    ...{ newAddress, submit, busy },
    drop: () => reset(storedFields(user)),
  };
}
