import type { Device } from '@api/contract';
import { useApiMutation, useErrorDisplay, useHost } from '@shell/kit';
import { AlertDialog } from 'design-system';

interface RemoveDeviceDialogProps {
  device: Device | undefined;
  onClose: () => void;
}

/** Removes a device from the account; the one in use is signed out. */
export function RemoveDeviceDialog({ device, onClose }: RemoveDeviceDialogProps) {
  const { session, notify } = useHost();
  const errorDisplay = useErrorDisplay();
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
          ? 'You’re using it now, so you’ll be signed out here.'
          : 'It is signed out and no longer counts. Logging in there adds it again.'
      }
      confirmLabel="Remove"
      danger
      onConfirm={confirm}
      errorDisplay={errorDisplay}
    />
  );
}

interface SignOutEverywhereDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function SignOutEverywhereDialog({ open, onOpenChange }: SignOutEverywhereDialogProps) {
  const { session } = useHost();
  const errorDisplay = useErrorDisplay();
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
      description="This signs out all your devices, including this one. Nothing you saved is lost."
      confirmLabel="Sign out everywhere"
      danger
      onConfirm={confirm}
      errorDisplay={errorDisplay}
    />
  );
}
