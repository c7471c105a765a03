import type { User } from '@api/contract';
import { isApiError, messageOf, useApiMutation, useHost } from '@shell/kit';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';

interface ProfileFields {
  full_name: string;
  email: string;
  phone: string;
  current_password: string;
}

const FIELDS = ['full_name', 'email', 'phone', 'current_password'] as const;

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
  const { register, handleSubmit, reset, setError, setValue, control, formState } = useForm<ProfileFields>();
  const email = useWatch({ control, name: 'email' });
  const newAddress = email !== undefined && email.trim().toLowerCase() !== user.email.toLowerCase();
  const { isDirty, isSubmitting, errors } = formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when it opens, not with each key.
  useEffect(() => {
    if (!open) return;
    // Closed by Escape or a press outside, what was typed is still there; Cancel drops it.
    if (isDirty) setValue('current_password', '');
    else reset(storedFields(user));
  }, [open, reset, setValue, user]);

  const refused = (error: unknown) => {
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
  };
  const submit = handleSubmit(async ({ current_password, ...profile }) => {
    const body = newAddress ? { ...profile, current_password } : profile;
    try {
      const answer = await save.mutateAsync({ body });
      host.session.updateUser(answer.user);
      host.notify({ tone: 'success', text: answer.message });
      reset(storedFields(answer.user));
      onSaved();
    } catch (error) {
      refused(error);
    }
  });
  return { register, errors, newAddress, submit, submitting: isSubmitting, drop: () => reset(storedFields(user)) };
}
