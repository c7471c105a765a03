import type { Device } from '@api/contract';
import { css } from '@emotion/react';
import { Badge, Button, token } from 'design-system';
import Laptop from 'lucide-react/icons/laptop';

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
const lastUsed = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

interface DeviceLineProps {
  device: Device;
  onName: () => void;
  onRemove: () => void;
}

/** One device: what it is called, whether it is signed in, and when it was last used. */
export const DeviceLine = ({ device, onName, onRemove }: DeviceLineProps) => (
  <li css={row}>
    <Laptop aria-hidden="true" />
    <div css={words}>
      <h2 css={nameStyles}>
        {device.name}
        {device.current && <Badge tone="accent">This device</Badge>}
        {device.in_use && !device.current && <Badge tone="success">In use now</Badge>}
      </h2>
      <p css={quiet}>
        {device.signed_in ? 'Signed in' : 'Signed out'}, last used {lastUsed.format(new Date(device.last_used_at))}
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
