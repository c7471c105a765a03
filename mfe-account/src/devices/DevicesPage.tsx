import type { Device } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApi } from '@shell/kit';
import { Button, ErrorState, LoadingRegion, Sheet, Skeleton, token } from 'design-system';
import { useState } from 'react';
import { DeviceLine } from './DeviceLine.tsx';
import { NameDeviceDialog } from './NameDeviceDialog.tsx';
import { RemoveDeviceDialog, SignOutEverywhereDialog } from './SignOutDialogs.tsx';

const stack = css({ display: 'grid', gap: token.space[5] });
const lead = css({ margin: 0, color: token.color.ink2, maxInlineSize: token.measure });
const list = css({ margin: 0, padding: 0, listStyle: 'none' });

/** Where the account is signed in: name a device, take one off, sign out everywhere. Specification part 2, section 9. */
export function DevicesPage() {
  const answer = useApi('GET /api/auth/devices');
  const [naming, setNaming] = useState<Device>();
  const [removing, setRemoving] = useState<Device>();
  const [leaving, setLeaving] = useState(false);

  if (answer.isError) {
    return (
      <ErrorState title="Your devices could not be loaded" onRetry={() => void answer.refetch()} retrying={answer.isFetching}>
        {messageOf(answer.error)}
      </ErrorState>
    );
  }
  if (!answer.data) {
    return (
      <LoadingRegion css={stack}>
        <Skeleton shape="block" height="12rem" />
      </LoadingRegion>
    );
  }
  const { devices, included, grace } = answer.data;
  return (
    <div css={stack}>
      <p css={lead}>
        You can use {included} devices, plus {grace} temporarily, one at a time. More than {included + grace} may lock your
        account. Remove any you no longer use.
      </p>
      <Sheet padding="none">
        <ul css={list}>
          {devices.map((device) => (
            <DeviceLine key={device.id} device={device} onName={() => setNaming(device)} onRemove={() => setRemoving(device)} />
          ))}
        </ul>
      </Sheet>
      <div>
        <Button onClick={() => setLeaving(true)}>Sign out everywhere</Button>
      </div>
      {naming && <NameDeviceDialog device={naming} onClose={() => setNaming(undefined)} />}
      <RemoveDeviceDialog device={removing} onClose={() => setRemoving(undefined)} />
      <SignOutEverywhereDialog open={leaving} onOpenChange={setLeaving} />
    </div>
  );
}
