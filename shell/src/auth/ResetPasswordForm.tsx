import { messageOf } from '@shell/kit';
import { Banner, Button, PasswordField } from 'design-system';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showNotice } from '../chrome/notices.ts';
import { navigate, requestApi } from '../host.ts';
import { useSessionStore } from '../session/session-store.ts';
import { formStyles } from './form-styles.ts';
import { newConfirmationFault, newPasswordFault } from './reset-password-rules.ts';

interface ResetPasswordFields {
  password: string;
  confirmPassword: string;
}

/** Sets a new password with the token of the mailed link, then leads to the log-in: all sessions have ended. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { register, handleSubmit, getValues, formState } = useForm<ResetPasswordFields>({
    defaultValues: { password: '', confirmPassword: '' },
  });
  const [fault, setFault] = useState<string>();

  const submit = handleSubmit(async ({ password }) => {
    setFault(undefined);
    try {
      const { message } = await requestApi('POST /api/auth/reset-password', { body: { token, password } });
      useSessionStore.getState().clear();
      showNotice({ tone: 'success', text: message });
      navigate('/login', { replace: true });
    } catch (error) {
      setFault(messageOf(error));
    }
  });

  return (
    <form css={formStyles} onSubmit={submit} noValidate>
      {fault && <Banner tone="error">{fault}</Banner>}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
        maxLength={200}
        help="At least 6 characters, with a lowercase letter, an uppercase letter and a digit."
        error={formState.errors.password?.message}
        {...register('password', { validate: newPasswordFault })}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        required
        maxLength={200}
        error={formState.errors.confirmPassword?.message}
        {...register('confirmPassword', { validate: (value) => newConfirmationFault(getValues('password'), value) })}
      />
      <Button variant="primary" type="submit" block loading={formState.isSubmitting}>
        Set new password
      </Button>
    </form>
  );
}
