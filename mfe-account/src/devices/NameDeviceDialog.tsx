import type { Device } from '@api/contract';
import { LONGEST_DEVICE_NAME } from '@api/contract/limits';
import { readDraft, useApiMutation, useDraft, useSession, useSubmission } from '@shell/kit';
import { Button, Dialog, DialogClose, TextField } from 'design-system';
import { useId, useState } from 'react';

/** Gives a device a name by which its owner knows it. A name half typed outlives a closed dialog. */
export function NameDeviceDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const formId = useId();
  const { id: userId = 0 } = useSession().user ?? {};
  const key = `device-name-${device.id}`;
  const [draft, keep] = useDraft(key);
  const [name, setName] = useState(draft || device.name);
  const save = useApiMutation('PUT /api/auth/devices/:id', { invalidates: ['GET /api/auth/devices'] });
  const { failure, busy, submit } = useSubmission({
    ready: name.trim() !== '',
    run: async () => {
      await save.mutateAsync({ params: { id: device.id }, body: { name } });
      // Another one may be half typed by now, here or in a dialog that was opened since.
      if (readDraft(userId, key) === name) keep('');
    },
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Name this device"
      footer={
        <>
          <DialogClose render={<Button onClick={() => keep('')}>Cancel</Button>} />
          <Button variant="primary" type="submit" form={formId} disabled={name.trim() === ''} loading={busy}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)}>
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
      </form>
    </Dialog>
  );
}
