import type { Passkey } from '@api/contract';
import { LONGEST_PASSKEY_NAME } from '@api/contract/limits';
import { useApiMutation, useSubmission } from '@shell/kit';
import { Button, Dialog, DialogClose, TextField } from 'design-system';
import { useId, useState } from 'react';

/** Gives a passkey another name. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const formId = useId();
  const save = useApiMutation('PUT /api/auth/passkeys/:id', { invalidates: ['GET /api/auth/passkeys'] });
  const [name, setName] = useState(passkey.name);
  const { failure, busy, submit } = useSubmission({
    ready: name.trim() !== '',
    run: () => save.mutateAsync({ params: { id: passkey.id }, body: { name } }),
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Name this passkey"
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="primary" type="submit" form={formId} loading={busy} disabled={name.trim() === ''}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)}>
        <TextField
          label="Name"
          required
          maxLength={LONGEST_PASSKEY_NAME}
          value={name}
          error={failure}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  );
}
