import { messageOf } from '@shell/kit';
import { AlertDialog, type ErrorDisplay } from 'design-system';
import { host, requestApi, useDeviceInUse } from '../host.ts';

/** The shell has no module context. */
const errorDisplay: ErrorDisplay = { errorMessage: messageOf, notify: (text) => host.notify({ tone: 'error', text }) };

async function takeOver() {
  await requestApi('POST /api/auth/devices/take-over');
  location.reload();
}

/** One device at a time (specification part 2, section 2): the learner may take over, which reloads the page. */
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
