import { LONGEST_PASSWORD } from '@api/contract/limits';
import { messageOf } from '@shell/kit';
import { Button, PasswordField } from 'design-system';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { requestApi } from '../host.ts';
import { EmailField, formStyles } from './EmailField.tsx';
import { PasskeySignIn } from './passkey/PasskeySignIn.tsx';
import { withCodeIfRequired } from './second-factor.ts';

interface LogInFields {
  /** The call's name. Specification part 1, section 3. */
  username: string;
  password: string;
}

interface LogInFormProps {
  onLoggedIn: () => void;
  forgotPassword: ReactNode;
}

/** Signs in. Typing clears a refusal. */
export function LogInForm({ onLoggedIn, forgotPassword }: LogInFormProps) {
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<LogInFields>({
    defaultValues: { username: '', password: '' },
  });

  const submit = handleSubmit(async (body) => {
    try {
      await withCodeIfRequired(requestApi('POST /api/auth/login', { body }));
      onLoggedIn();
    } catch (error) {
      setError('username', { message: messageOf(error) });
    }
  });
  const onChange = () => clearErrors();

  return (
    <form css={formStyles} onSubmit={submit} noValidate>
      <EmailField
        withPasskeys
        error={formState.errors.username?.message}
        {...register('username', { onChange, required: 'Enter your email' })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        maxLength={LONGEST_PASSWORD}
        error={formState.errors.password?.message}
        {...register('password', { onChange, required: 'Enter your password' })}
      />
      <Button variant="primary" type="submit" block loading={formState.isSubmitting}>
        Log in
      </Button>
      <PasskeySignIn onSignedIn={onLoggedIn} />
      <p>{forgotPassword}</p>
    </form>
  );
}
