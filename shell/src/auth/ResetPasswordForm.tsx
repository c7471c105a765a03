import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@api/contract/limits';
import { isApiError, messageOf, useRedirect } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Banner, Button, PasswordField, TextLink } from 'design-system';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { requestApi } from '../host.ts';
import { useSessionStore } from '../session/session-store.ts';
import { showToast } from '../toasts/toasts.ts';
import { formStyles } from './form-styles.ts';
import { newConfirmationFault, newPasswordFault } from './reset-password-rules.ts';

interface ResetPasswordFields {
  password: string;
  confirmPassword: string;
}

/** Whether it is the link that cannot be used (any more), so that no other password helps. */
const isLinkFault = (error: unknown) => isApiError(error) && error.code.startsWith('link_');

/** Sets a new password with the token of the mailed link, then leads to the log-in: all sessions have ended. */
export function ResetPasswordForm({ token }: { token: string }) {
  const redirect = useRedirect();
  const { register, handleSubmit, getValues, formState } = useForm<ResetPasswordFields>({
    defaultValues: { password: '', confirmPassword: '' },
  });
  const [fault, setFault] = useState<unknown>();

  const submit = handleSubmit(async ({ password }) => {
    setFault(undefined);
    try {
      const { message } = await requestApi('POST /api/auth/reset-password', { body: { token, password } });
      useSessionStore.getState().clear();
      showToast({ tone: 'success', text: message });
      redirect(addressOf('login'));
    } catch (error) {
      setFault(error);
    }
  });

  return (
    <form css={formStyles} onSubmit={submit} noValidate>
      {fault !== undefined && (
        <Banner
          tone="error"
          role="alert"
          action={
            isLinkFault(fault) && (
              <TextLink render={<Link to={addressOf('forgot-password')} replace />}>Ask for a new link</TextLink>
            )
          }
        >
          {messageOf(fault)}
        </Banner>
      )}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
        maxLength={LONGEST_PASSWORD}
        help={`At least ${SHORTEST_PASSWORD} characters, with a lowercase letter, an uppercase letter and a digit.`}
        error={formState.errors.password?.message}
        {...register('password', { validate: newPasswordFault })}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        required
        maxLength={LONGEST_PASSWORD}
        error={formState.errors.confirmPassword?.message}
        {...register('confirmPassword', { validate: (value) => newConfirmationFault(getValues('password'), value) })}
      />
      <Button variant="primary" type="submit" block loading={formState.isSubmitting}>
        Set new password
      </Button>
    </form>
  );
}
