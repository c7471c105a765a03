import { messageOf } from '@shell/kit';
import { AlertDialog } from 'design-system';
import { useState } from 'react';
import { requestApi, useDeviceInUse } from '../host.ts';

/**
 * The account is in use on another device: one at a time is what a subscription allows (terms of service; specification
 * part 2, section 2). The learner decides; taking over loads the page anew, with everything it asked for.
 */
export function DeviceInUse() {
  const elsewhere = useDeviceInUse((state) => state.message);
  const [fault, setFault] = useState<string>();
  const takeOver = async () => {
    try {
      await requestApi('POST /api/auth/devices/take-over');
      location.reload();
    } catch (error) {
      setFault(messageOf(error));
      throw error;
    }
  };
  return (
    <AlertDialog
      open={elsewhere !== null}
      onOpenChange={(open) => !open && useDeviceInUse.setState({ message: null })}
      title="In use on another device"
      description={fault ?? elsewhere ?? ''}
      cancelLabel="Not now"
      confirmLabel="Use it here"
      onConfirm={takeOver}
    />
  );
}
