import { TextField } from 'design-system';
import type { ComponentProps } from 'react';

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'autoComplete' | 'inputMode' | 'maxLength'>;

/** An account's address. Password managers keep it as the name to log in with: the log-in asks for it. */
export function EmailField(props: EmailFieldProps) {
  return <TextField label="Email" type="email" autoComplete="username" inputMode="email" required maxLength={254} {...props} />;
}
