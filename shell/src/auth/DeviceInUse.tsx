import { messageOf } from '@shell/kit';
import { AlertDialog, type ErrorDisplay } from 'design-system';
import { host, requestApi, useDeviceInUse } from '../host.ts';

/** Not a module, it has the host itself. */
const errorDisplay: ErrorDisplay = { errorMessage: messageOf, notify: (text) => host.notify({ tone: 'error', text }) };

async function takeOver() {
  await requestApi('POST /api/auth/devices/take-over');
  location.reload();
}

/**
 * The account is in use on another device: one at a time is what a subscription allows (terms of service; specification
 * part 2, section 2). The learner decides; taking over loads the page again, with everything it asked for.
 */
export function DeviceInUse() {
  const elsewhere = useDeviceInUse((state) => state.message);
  return (
    <AlertDialog
      open={elsewhere !== null}
      onOpenChange={(open) => !open && useDeviceInUse.setState({ message: null })}
      title="In use on another device"
      description={elsewhere ?? ''}
      cancelLabel="Not now"
      confirmLabel="Use it here"
      onConfirm={takeOver}
      errorDisplay={errorDisplay}
    />
  );
}
