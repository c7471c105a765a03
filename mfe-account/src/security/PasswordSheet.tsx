import { LONGEST_PASSWORD } from '@api/contract/limits';
import { css } from '@emotion/react';
import { isApiError, messageOf, useApi, useApiMutation, useHost, useSubmission } from '@shell/kit';
import { Button, PasswordField, Sheet, token } from 'design-system';
import { type FormEvent, useState } from 'react';
import { CurrentPassword, SetPasswordFirst } from '../set-password/SetPasswordFirst.tsx';
import { card, heading, words } from './sheet-styles.ts';

const formStyles = css({ display: 'grid', gap: token.space[4], maxInlineSize: token.size.popup, justifyItems: 'stretch' });
const EMPTY = { current: '', next: '', again: '' };

function faultsOf(error: unknown): { current?: string; next?: string; other?: string } {
  if (!error) return {};
  if (isApiError(error) && error.code === 'wrong_password') return { current: messageOf(error) };
  if (isApiError(error) && error.code === 'invalid_input') return { next: messageOf(error) };
  return { other: messageOf(error) };
}

/** Changes the password, which ends all other sessions. */
export function PasswordSheet() {
  const { notify } = useHost();
  const account = useApi('GET /api/user');
  const change = useApiMutation('PUT /api/auth/password', { invalidates: ['GET /api/auth/sessions'] });
  const [typed, setTyped] = useState(EMPTY);
  const [differs, setDiffers] = useState(false);
  const form = useSubmission({
    ready: typed.next === typed.again,
    run: async () => {
      const { message } = await change.mutateAsync({ body: { current_password: typed.current, password: typed.next } });
      notify({ tone: 'success', text: message });
    },
    // What was typed meanwhile stays.
    onDone: () => setTyped((now) => (now === typed ? EMPTY : now)),
  });
  const faults = faultsOf(form.error);

  const type = (field: keyof typeof EMPTY) => ({
    value: typed[field],
    onChange: ({ target }: { target: { value: string } }) => {
      form.forget();
      setDiffers(false);
      setTyped({ ...typed, [field]: target.value });
    },
  });
  const submit = (event: FormEvent) => {
    setDiffers(typed.next !== typed.again);
    void form.submit(event);
  };

  return (
    <Sheet css={card} render={<section aria-labelledby="security-password" />}>
      <h2 id="security-password" css={heading}>
        Password
      </h2>
      {account.data?.has_password === false ? (
        <SetPasswordFirst />
      ) : (
        <>
          <p css={words}>Changing your password signs you out everywhere else.</p>
          <form css={formStyles} onSubmit={submit}>
            <CurrentPassword error={faults.current ?? faults.other} {...type('current')} />
            <PasswordField
              label="New password"
              autoComplete="new-password"
              required
              maxLength={LONGEST_PASSWORD}
              help="With a lowercase letter, an uppercase letter and a digit. The longer, the better."
              error={faults.next}
              {...type('next')}
            />
            <PasswordField
              label="Confirm new password"
              autoComplete="new-password"
              required
              maxLength={LONGEST_PASSWORD}
              error={differs ? "Password doesn't match" : undefined}
              {...type('again')}
            />
            <div>
              <Button variant="primary" type="submit" loading={form.busy}>
                Change password
              </Button>
            </div>
          </form>
        </>
      )}
    </Sheet>
  );
}
