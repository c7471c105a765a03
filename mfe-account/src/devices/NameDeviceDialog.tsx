import type { Device } from '@api/contract';
import { LONGEST_DEVICE_NAME } from '@api/contract/limits';
import { readDraft, useApiMutation, useDraft, useSession, useSubmission } from '@shell/kit';
import { FormDialog, TextField } from 'design-system';
import { useState } from 'react';

/** Names a device. Closing keeps a half-typed name. */
export function NameDeviceDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const { id: userId = 0 } = useSession().user ?? {};
  const key = `device-name-${device.id}`;
  const [draft, keep] = useDraft(key);
  const [name, setName] = useState(draft || device.name);
  const save = useApiMutation('PUT /api/auth/devices/:id', { invalidates: ['GET /api/auth/devices'] });
  const { failure, busy, submit } = useSubmission({
    ready: name.trim() !== '',
    run: async () => {
      await save.mutateAsync({ params: { id: device.id }, body: { name } });
      // Another name may be half typed by now, here or in a dialog opened since.
      if (readDraft(userId, key) === name) keep('');
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      onClose={onClose}
      onCancel={() => keep('')}
      title="Name this device"
      submitLabel="Save"
      ready={name.trim() !== ''}
      busy={busy}
      onSubmit={submit}
    >
      <TextField
        label="Name"
        required
        maxLength={LONGEST_DEVICE_NAME}
        value={name}
        error={failure}
        onChange={({ target: { value } }) => {
          setName(value);
          keep(value === device.name ? '' : value);
        }}
      />
    </FormDialog>
  );
}
