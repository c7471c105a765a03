import type { Passkey } from '@api/contract';
import { LONGEST_PASSWORD } from '@api/contract/limits';
import { useApiMutation, useHost, useSubmission } from '@shell/kit';
import { Button, Dialog, DialogClose, PasswordField } from 'design-system';
import { useId, useState } from 'react';

/** Takes a passkey away, with the password. It stays open while it sends: a second try would be refused after the first. */
export function RemovePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { notify } = useHost();
  const formId = useId();
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
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      closable={!busy}
      title={`Remove ${passkey.name}?`}
      description="It no longer signs in to your account. Your device may still offer it: remove it there as well."
      footer={
        <>
          <DialogClose disabled={busy} render={<Button>Keep it</Button>} />
          <Button variant="danger" type="submit" form={formId} loading={busy} disabled={password === ''}>
            Remove
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)}>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          maxLength={LONGEST_PASSWORD}
          value={password}
          error={failure}
          onChange={({ target }) => {
            forget();
            setPassword(target.value);
          }}
        />
      </form>
    </Dialog>
  );
}
