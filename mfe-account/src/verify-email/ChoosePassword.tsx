import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@api/contract/limits';
import { css } from '@emotion/react';
import { isApiError, messageOf } from '@shell/kit';
import { Banner, Button, PageHeader, PasswordField, token } from 'design-system';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

const form = css({ display: 'grid', gap: token.space[4], maxInlineSize: '28rem' });

interface Fields {
  password: string;
  again: string;
}

/** The last step of a sign-up confirmed by mail. `choose` throws the API's refusal. */
export function ChoosePassword({ choose }: { choose: (password: string) => Promise<void> }) {
  const { register, handleSubmit, getValues, setError, formState } = useForm<Fields>({
    defaultValues: { password: '', again: '' },
  });
  const [fault, setFault] = useState<string>();
  const submit = handleSubmit(async ({ password }) => {
    setFault(undefined);
    try {
      await choose(password);
    } catch (error) {
      const issue = isApiError(error) ? error.issues?.find(({ path }) => path === 'password') : undefined;
      if (issue) setError('password', { message: issue.message }, { shouldFocus: true });
      else setFault(messageOf(error));
    }
  });

  return (
    <form css={form} onSubmit={submit} noValidate>
      <PageHeader title="Choose your password" description="Your address is confirmed. You will log in with this password." />
      {fault !== undefined && (
        <Banner tone="error" role="alert">
          {fault}
        </Banner>
      )}
      <PasswordField
        label="Password"
        autoComplete="new-password"
        required
        maxLength={LONGEST_PASSWORD}
        help={`At least ${SHORTEST_PASSWORD} characters.`}
        error={formState.errors.password?.message}
        {...register('password', { required: 'Enter a password' })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        required
        maxLength={LONGEST_PASSWORD}
        error={formState.errors.again?.message}
        {...register('again', { validate: (value) => value === getValues('password') || "Passwords don't match" })}
      />
      <Button variant="primary" type="submit" loading={formState.isSubmitting}>
        Create account
      </Button>
    </form>
  );
}
