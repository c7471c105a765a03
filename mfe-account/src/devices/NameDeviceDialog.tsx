import type { Device } from '@api/contract';
import { messageOf, useApiMutation } from '@shell/kit';
import { Button, Dialog, DialogClose, TextField } from 'design-system';
import { type FormEvent, useId, useState } from 'react';

/** Gives a device a name by which its owner knows it. */
export function NameDeviceDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const formId = useId();
  const [name, setName] = useState(device.name);
  const save = useApiMutation('PUT /api/auth/devices/:id', { invalidates: ['GET /api/auth/devices'] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ params: { id: device.id }, body: { name } }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Name this device"
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
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
          maxLength={60}
          value={name}
          error={save.isError ? messageOf(save.error) : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
