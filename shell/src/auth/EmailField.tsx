import { LONGEST_EMAIL } from '@api/contract/limits';
import { css } from '@emotion/react';
import { TextField, token } from 'design-system';
import type { ComponentProps } from 'react';

export const formStyles = css({ display: 'grid', gap: token.space[4] });

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'autoComplete' | 'inputMode' | 'maxLength'> & {
  /** The browser may offer passkeys here. */
  withPasskeys?: boolean;
  label?: string;
};

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** What to say about an email address while it is typed; undefined when there is nothing to say. */
export function emailHint(email: string): string | undefined {
  return email !== '' && !EMAIL.test(email) ? 'Invalid mail id' : undefined;
}

/** An account's address. Password managers keep it as the name to log in with: the log-in asks for it. */
export function EmailField({ withPasskeys = false, label = 'Email', ...props }: EmailFieldProps) {
  const autoComplete = withPasskeys ? 'username webauthn' : 'username';
  return (
    <TextField
      label={label}
      type="email"
      autoComplete={autoComplete}
      inputMode="email"
      required
      maxLength={LONGEST_EMAIL}
      {...props}
    />
  );
}
