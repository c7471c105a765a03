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
import { formStyles } from './EmailField.tsx';

interface ResetPasswordFields {
  password: string;
  confirmPassword: string;
}

/** The link is unusable, so no other password helps. */
const isLinkFault = (error: unknown) => isApiError(error) && error.code.startsWith('link_');

/** Sets a new password by a mailed link, then leads to the log-in: all sessions have ended. */
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

/** Specification part 2, section 5; the API enforces the same. */
const RULES: readonly { holds: (password: string) => boolean; message: string }[] = [
  {
    holds: (password) => password.length >= SHORTEST_PASSWORD,
    message: `Password should be at least ${SHORTEST_PASSWORD} characters long`,
  },
  { holds: (password) => /\p{Ll}/u.test(password), message: 'Password should contain at least one lowercase letter' },
  { holds: (password) => /\p{Lu}/u.test(password), message: 'Password should contain at least one uppercase letter' },
  { holds: (password) => /\d/.test(password), message: 'Password should contain at least one digit' },
];

/** The first broken rule. */
export function newPasswordFault(password: string): string | undefined {
  return RULES.find(({ holds }) => !holds(password))?.message;
}

export function newConfirmationFault(password: string, confirmation: string): string | undefined {
  return confirmation === password ? undefined : "Password doesn't match";
}
