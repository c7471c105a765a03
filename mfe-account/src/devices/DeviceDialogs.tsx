import type { Device } from '@api/contract';
import { LONGEST_DEVICE_NAME } from '@api/contract/limits';
import { readDraft, useApiMutation, useDraft, useFailureTelling, useHost, useSession, useSubmission } from '@shell/kit';
import { AlertDialog, FormDialog, TextField } from 'design-system';
import { useState } from 'react';

interface RemoveDeviceDialogProps {
  /** Undefined: none is asked about. */
  device: Device | undefined;
  onClose: () => void;
}

/** Takes a device off the account; the one in use is signed out. */
export function RemoveDeviceDialog({ device, onClose }: RemoveDeviceDialogProps) {
  const { session, notify } = useHost();
  const telling = useFailureTelling();
  const remove = useApiMutation('DELETE /api/auth/devices/:id', { invalidates: ['GET /api/auth/devices'] });
  const confirm = async () => {
    if (!device) return;
    await remove.mutateAsync({ params: { id: device.id } });
    notify({ tone: 'success', text: `${device.name} is signed out` });
    if (device.current) await session.signOut();
  };
  return (
    <AlertDialog
      open={device !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${device?.name ?? 'this device'}?`}
      description={
        device?.current
          ? 'It is the one that you are using: you will be signed out here.'
          : 'It is signed out and no longer counts. Logging in there adds it again.'
      }
      confirmLabel="Remove"
      danger
      onConfirm={confirm}
      telling={telling}
    />
  );
}

interface SignOutEverywhereDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Signs all devices of the account out. */
export function SignOutEverywhereDialog({ open, onOpenChange }: SignOutEverywhereDialogProps) {
  const { session } = useHost();
  const telling = useFailureTelling();
  const everywhere = useApiMutation('POST /api/auth/sign-out-everywhere');
  const confirm = async () => {
    await everywhere.mutateAsync({});
    await session.signOut();
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Sign out everywhere?"
      description="All your devices are signed out, this one too. Nothing that you saved is lost."
      confirmLabel="Sign out everywhere"
      danger
      onConfirm={confirm}
      telling={telling}
    />
  );
}

/** Names a device. A half-typed name is kept when the dialog closes. */
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
