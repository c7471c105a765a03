import type { RequestOf } from '@api/contract';
import { LONGEST_FULL_NAME, LONGEST_PASSWORD, LONGEST_USERNAME, SHORTEST_PASSWORD } from '@api/contract/limits';
import { css } from '@emotion/react';
import { isApiError, messageOf } from '@shell/kit';
import { Banner, Button, PasswordField, TextField } from 'design-system';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { AgreementFields } from '../agreements/AgreementFields.tsx';
import { agreementToSend, forgetAgreementDraft, useAgreementDraft } from '../agreements/agreement-draft.ts';
import { requestApi } from '../host.ts';
import { CheckYourInbox } from './CheckYourInbox.tsx';
import { EmailField, emailHint, formStyles } from './EmailField.tsx';

interface SignUpFields {
  username: string;
  full_name: string;
  email: string;
  password: string;
  confirmPassword: string;
}

interface SignUpFormProps {
  /** Asked in the modal only. Specification part 1, section 3. */
  withFullName: boolean;
  onSignedUp: () => void;
}

/** The form may be longer than the screen. */
const intoView = (alert: HTMLElement | null) => alert?.scrollIntoView?.({ block: 'nearest' });

const hintLine = css({ display: 'block' });

function hintLines(hints: readonly string[]) {
  if (hints.length === 0) return undefined;
  return hints.map((hint) => (
    <span key={hint} css={hintLine}>
      {hint}
    </span>
  ));
}

/** Signs up; false if a mail continues it. */
async function signUp(body: RequestOf<'POST /api/auth/signup'>['body']): Promise<boolean> {
  try {
    await requestApi('POST /api/auth/signup', { body });
    return true;
  } catch (error) {
    if (isApiError(error) && error.code === 'confirm_by_mail') return false;
    throw error;
  }
}

/** Creates an account and signs in. Hints while typing are advice; a field says what it misses, an alert what the whole form does. */
export function SignUpForm({ withFullName, onSignedUp }: SignUpFormProps) {
  const { register, handleSubmit, control, formState } = useForm<SignUpFields>({
    defaultValues: { username: '', full_name: '', email: '', password: '', confirmPassword: '' },
  });
  const { email, password, confirmPassword } = useWatch({ control }) as SignUpFields;
  const { touchedFields, errors } = formState;
  const [fault, setFault] = useState<string>();
  const mismatch = confirmationHint(password, confirmPassword);
  const [mailed, setMailed] = useState<RequestOf<'POST /api/auth/signup'>['body']>();

  const finish = () => {
    forgetAgreementDraft();
    onSignedUp();
  };
  const submit = handleSubmit(async ({ full_name, ...fields }) => {
    const problem = passwordFault(fields.password, fields.confirmPassword);
    setFault(problem);
    const agreement = agreementToSend(useAgreementDraft.getState());
    if (problem || !agreement) return;
    try {
      const body = { ...fields, ...(withFullName && full_name && { full_name }), agreement };
      if (!(await signUp(body))) return setMailed(body);
      finish();
    } catch (error) {
      setFault(messageOf(error));
    }
  });

  if (mailed) {
    return (
      <CheckYourInbox
        email={mailed.email}
        onResend={async () => void (await signUp(mailed))}
        onChange={() => setMailed(undefined)}
        onSignedUp={finish}
      />
    );
  }
  return (
    <form css={formStyles} onSubmit={submit} noValidate>
      {fault && (
        <Banner tone="error" role="alert" ref={intoView}>
          {fault}
        </Banner>
      )}
      <TextField
        label={withFullName ? 'Username' : 'Name'}
        autoComplete="nickname"
        required
        maxLength={LONGEST_USERNAME}
        error={errors.username?.message}
        {...register('username', { required: `Enter a ${withFullName ? 'username' : 'name'}` })}
      />
      {withFullName && (
        <TextField label="Full name" autoComplete="name" maxLength={LONGEST_FULL_NAME} {...register('full_name')} />
      )}
      <EmailField
        error={errors.email?.message ?? (touchedFields.email && emailHint(email))}
        {...register('email', { required: 'Enter your email', validate: emailHint })}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        required
        maxLength={LONGEST_PASSWORD}
        help={hintLines(passwordHints(password))}
        error={errors.password?.message}
        {...register('password', { required: 'Choose a password' })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        required
        maxLength={LONGEST_PASSWORD}
        error={errors.confirmPassword?.message ?? (touchedFields.confirmPassword && mismatch)}
        {...register('confirmPassword', { required: 'Enter your password again' })}
      />
      <AgreementFields withAge sent={formState.isSubmitted} />
      <Button variant="primary" type="submit" block loading={formState.isSubmitting}>
        Sign up
      </Button>
    </form>
  );
}

/** Specification part 1, section 5: only six characters and the match are enforced. */

const SPECIAL_CHARACTER = /[!@#$%^&*(),.?":{}|<>]/;
const ADVISED_LENGTH = 8;

/** Advice on a password while it is typed, all of it at once; it may be ignored. */
export function passwordHints(password: string): string[] {
  if (password === '') return [];
  return [
    ...(password.length < ADVISED_LENGTH ? [`Must be at least ${ADVISED_LENGTH} characters`] : []),
    ...(SPECIAL_CHARACTER.test(password) ? [] : ['Must contain one special character']),
  ];
}

export function confirmationHint(password: string, confirmation: string): string | undefined {
  return confirmation !== '' && confirmation !== password ? "Passwords don't match" : undefined;
}

/** What stops the form. */
export function passwordFault(password: string, confirmation: string): string | undefined {
  if (password.length < SHORTEST_PASSWORD) return `Password should be at least ${SHORTEST_PASSWORD} characters long`;
  return password === confirmation ? undefined : "Passwords don't match!";
}
