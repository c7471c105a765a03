import type { Passkey } from '@api/contract';
import { LONGEST_PASSKEY_NAME } from '@api/contract/limits';
import { useApiMutation, useSubmission } from '@shell/kit';
import { FormDialog, TextField } from 'design-system';
import { useState } from 'react';

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const save = useApiMutation('PUT /api/auth/passkeys/:id', { invalidates: ['GET /api/auth/passkeys'] });
  const [name, setName] = useState(passkey.name);
  const { failure, busy, submit } = useSubmission({
    ready: name.trim() !== '',
    run: () => save.mutateAsync({ params: { id: passkey.id }, body: { name } }),
    onDone: onClose,
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Name this passkey"
      submitLabel="Save"
      ready={name.trim() !== ''}
      busy={busy}
      onSubmit={submit}
    >
      <TextField
        label="Name"
        required
        maxLength={LONGEST_PASSKEY_NAME}
        value={name}
        error={failure}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}
