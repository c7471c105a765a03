import type { Device } from '@api/contract';
import { LONGEST_DEVICE_NAME } from '@api/contract/limits';
import { messageOf, useApiMutation, useDraft } from '@shell/kit';
import { Button, Dialog, DialogClose, TextField } from 'design-system';
import { type FormEvent, useId, useState } from 'react';

/** Gives a device a name by which its owner knows it. A name half typed outlives a closed dialog. */
export function NameDeviceDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const formId = useId();
  const [draft, keep] = useDraft(`device-name-${device.id}`);
  const [name, setName] = useState(draft || device.name);
  const done = () => {
    keep('');
    onClose();
  };
  const save = useApiMutation('PUT /api/auth/devices/:id', { invalidates: ['GET /api/auth/devices'] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ params: { id: device.id }, body: { name } }, { onSuccess: done });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Name this device"
      footer={
        <>
          <DialogClose render={<Button onClick={() => keep('')}>Cancel</Button>} />
          <Button variant="primary" type="submit" form={formId} disabled={name.trim() === ''} loading={save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextField
          label="Name"
          required
          maxLength={LONGEST_DEVICE_NAME}
          value={name}
          error={save.isError ? messageOf(save.error) : undefined}
          onChange={({ target: { value } }) => {
            setName(value);
            keep(value === device.name ? '' : value);
          }}
        />
      </form>
    </Dialog>
  );
}
