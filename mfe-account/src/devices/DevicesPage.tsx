import type { Device } from '@api/contract';
import { css } from '@emotion/react';
import { onDemand, useApi } from '@shell/kit';
import { LoadFailed } from '@shell/kit/load-failed';
import { Badge, Button, DateTime, LoadingRegion, Sheet, Skeleton, token } from 'design-system';
import Laptop from 'lucide-react/icons/laptop';
import { useState } from 'react';
import { RemoveDeviceDialog, SignOutEverywhereDialog } from './DeviceDialogs.tsx';

const NameDeviceDialog = onDemand(() => import('./NameDeviceDialog.tsx').then((module) => module.NameDeviceDialog));

const stack = css({ display: 'grid', gap: token.space[5] });
const lead = css({ margin: 0, color: token.color.ink2, maxInlineSize: token.measure });
const list = css({ margin: 0, padding: 0, listStyle: 'none' });

/** The account's devices. Specification part 2, section 9. */
export function DevicesPage() {
  const answer = useApi('GET /api/auth/devices');
  const [naming, setNaming] = useState<Device>();
  const [removing, setRemoving] = useState<Device>();
  const [leaving, setLeaving] = useState(false);

  if (answer.isError) {
    return <LoadFailed title="Your devices could not be loaded" answer={answer} />;
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

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[4],
  paddingBlock: token.space[4],
  paddingInline: token.space[5],
  '& + &': { borderBlockStart: `1px solid ${token.color.line}` },
  '& > svg': { flex: 'none', inlineSize: token.space[6], color: token.color.ink3, strokeWidth: token.stroke.icon },
});
const words = css({ flex: `1 1 calc(${token.size.popup} / 2)`, minInlineSize: 0, display: 'grid', gap: token.space[1] });
const nameStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[2],
  margin: 0,
  fontSize: token.text.body,
  fontWeight: token.weight.strong,
  overflowWrap: 'anywhere',
});
const quiet = css({ margin: 0, fontSize: token.text.small, color: token.color.ink3 });
const actions = css({ display: 'flex', gap: token.space[2] });

interface DeviceLineProps {
  device: Device;
  onName: () => void;
  onRemove: () => void;
}

const DeviceLine = ({ device, onName, onRemove }: DeviceLineProps) => (
  <li css={row}>
    <Laptop aria-hidden="true" />
    <div css={words}>
      <h2 css={nameStyles}>
        {device.name}
        {device.current && <Badge tone="accent">This device</Badge>}
        {device.in_use && !device.current && <Badge tone="success">In use now</Badge>}
      </h2>
      <p css={quiet}>
        {device.signed_in ? 'Signed in' : 'Signed out'}, last used <DateTime at={device.last_used_at} format="dateTime" />
      </p>
    </div>
    <div css={actions}>
      <Button size="small" aria-label={`Name ${device.name}`} onClick={onName}>
        Name
      </Button>
      <Button size="small" variant="quiet" aria-label={`Remove ${device.name}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  </li>
);
