import { messageOf } from '@shell/kit';
import { Banner, Button } from 'design-system';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { requestApi } from '../host.ts';
import { showToast } from '../toasts/toasts.ts';
import { EmailField, emailHint, formStyles } from './EmailField.tsx';

/** Mails a link for a new password; says the same without an account. Specification part 1, section 7. */
export function ForgotPasswordForm() {
  const { register, handleSubmit, control, formState } = useForm({ defaultValues: { email: '' } });
  const email = useWatch({ control, name: 'email' });
  const [sentTo, setSentTo] = useState<string>();

  const submit = handleSubmit(async (body) => {
    setSentTo(undefined);
    try {
      const { message } = await requestApi('POST /api/auth/forgot-password', { body });
      showToast({ tone: 'success', text: message });
      setSentTo(body.email);
    } catch (error) {
      showToast({ tone: 'error', text: messageOf(error) });
    }
  });

  return (
    <form css={formStyles} onSubmit={submit} noValidate>
      {sentTo !== undefined && (
        <Banner tone="success">
          If there is an account with {sentTo}, a link is on its way. It works once, for 30 minutes. Check your spam folder too.
        </Banner>
      )}
      <EmailField
        help="We’ll email you a reset link."
        error={formState.errors.email?.message}
        {...register('email', { validate: emailHint })}
      />
      <Button variant="primary" type="submit" block disabled={email.trim() === ''} loading={formState.isSubmitting}>
        Send
      </Button>
    </form>
  );
}
