import { LONGEST_PASSWORD } from '@api/contract/limits';
import { useApiMutation, useHost, useSession, useSubmission } from '@shell/kit';
import { Banner, Button, PasswordField, type PasswordFieldProps } from 'design-system';

interface CurrentPasswordProps extends Omit<PasswordFieldProps, 'label'> {
  onValueChange?: (password: string) => void;
}

/** The password field for changes of the account. */
export function CurrentPassword({ onValueChange, ...props }: CurrentPasswordProps) {
  return (
    <PasswordField
      label="Current password"
      autoComplete="current-password"
      required
      maxLength={LONGEST_PASSWORD}
      {...(onValueChange && { onChange: ({ target }) => onValueChange(target.value) })}
      {...props}
    />
  );
}

/** Mails a link to set a password, for accounts without one. */
export function SetPasswordFirst() {
  const { notify } = useHost();
  const { user } = useSession();
  const ask = useApiMutation('POST /api/auth/forgot-password');
  const { busy, submit } = useSubmission({
    ready: user !== null,
    run: async () => {
      if (!user) return;
      const { message } = await ask.mutateAsync({ body: { email: user.email } });
      notify({ tone: 'success', text: message });
    },
    inForm: () => false,
  });
  if (!user) return null;
  if (ask.isSuccess) {
    return (
      <Banner tone="success">
        A link is on its way to {user.email}. Set a password with it within 30 minutes, log in again and come back here.
      </Banner>
    );
  }
  return (
    <Banner
      action={
        <Button size="small" loading={busy} onClick={() => void submit()}>
          Email me a link
        </Button>
      }
    >
      You don’t have a password yet, and this needs one. Set it by the link that we’ll email to {user.email}.
    </Banner>
  );
}
