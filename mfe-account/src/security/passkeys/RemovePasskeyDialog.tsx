import type { Passkey } from '@api/contract';
import { useApiMutation, useHost, useSubmission } from '@shell/kit';
import { FormDialog } from 'design-system';
import { useState } from 'react';
import { CurrentPassword } from '../../set-password/SetPasswordFirst.tsx';

/** Removes a passkey. Stays open while sending: a second try would be refused. */
export function RemovePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { notify } = useHost();
  const remove = useApiMutation('DELETE /api/auth/passkeys/:id', {
    invalidates: ['GET /api/auth/passkeys', 'GET /api/auth/second-factor'],
  });
  const [password, setPassword] = useState('');
  const { failure, busy, submit, forget } = useSubmission({
    ready: password !== '',
    run: async () => {
      await remove.mutateAsync({ params: { id: passkey.id }, body: { current_password: password } });
      notify({ tone: 'success', text: `${passkey.name} no longer signs in to your account` });
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={`Remove ${passkey.name}?`}
      description="It no longer signs in to your account. Your device may still offer it: remove it there as well."
      cancelLabel="Keep it"
      submitLabel="Remove"
      danger
      ready={password !== ''}
      busy={busy}
      locked
      onSubmit={submit}
    >
      <CurrentPassword
        value={password}
        error={failure}
        onValueChange={(typed) => {
          forget();
          setPassword(typed);
        }}
      />
    </FormDialog>
  );
}
