import type { Passkey } from '@api/contract';
import { LONGEST_PASSWORD } from '@api/contract/limits';
import { messageOf, useApiMutation, useHost } from '@shell/kit';
import { Button, Dialog, DialogClose, PasswordField } from 'design-system';
import { type FormEvent, useId, useState } from 'react';

/** Takes a passkey away, with the password. */
export function RemovePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { notify } = useHost();
  const formId = useId();
  const remove = useApiMutation('DELETE /api/auth/passkeys/:id', {
    invalidates: ['GET /api/auth/passkeys', 'GET /api/auth/second-factor'],
  });
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    remove.mutate(
      { params: { id: passkey.id }, body: { current_password: password } },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: `${passkey.name} no longer signs in to your account` });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${passkey.name}?`}
      description="It no longer signs in to your account. Your device may still offer it: remove it there as well."
      footer={
        <>
          <DialogClose render={<Button>Keep it</Button>} />
          <Button variant="danger" type="submit" form={formId} loading={remove.isPending} disabled={password === ''}>
            Remove
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          maxLength={LONGEST_PASSWORD}
          value={password}
          error={remove.isError ? messageOf(remove.error) : undefined}
          onChange={({ target }) => {
            remove.reset();
            setPassword(target.value);
          }}
        />
      </form>
    </Dialog>
  );
}
