import type { Device } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApi, useApiMutation, useHost } from '@shell/kit';
import { AlertDialog, Badge, Button, ErrorState, LoadingRegion, Sheet, Skeleton, token } from 'design-system';
import Laptop from 'lucide-react/icons/laptop';
import { useState } from 'react';
import { NameDeviceDialog } from './NameDeviceDialog.tsx';

const stack = css({ display: 'grid', gap: token.space[5] });
const lead = css({ margin: 0, color: token.color.ink2, maxInlineSize: token.measure });
const list = css({ margin: 0, padding: 0, listStyle: 'none' });
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

/** Where the account is signed in: name a device, take one off, sign out everywhere. Specification part 2, section 9. */
export function DevicesPage() {
  const { session, notify } = useHost();
  const answer = useApi('GET /api/auth/devices');
  const remove = useApiMutation('DELETE /api/auth/devices/:id', { invalidates: ['GET /api/auth/devices'] });
  const everywhere = useApiMutation('POST /api/auth/sign-out-everywhere');
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

  const tellAndThrow = (error: unknown) => {
    notify({ tone: 'error', text: messageOf(error) });
    throw error;
  };
  const confirmRemoval = async () => {
    if (!removing) return;
    await remove.mutateAsync({ params: { id: removing.id } }).catch(tellAndThrow);
    notify({ tone: 'success', text: `${removing.name} is signed out` });
    if (removing.current) await session.signOut();
  };
  const confirmLeaving = async () => {
    await everywhere.mutateAsync({}).catch(tellAndThrow);
    await session.signOut();
  };

  return (
    <div css={stack}>
      <p css={lead}>
        Your account includes {included} devices and {grace} more for a while, used one at a time. More than {included + grace}{' '}
        may lock it. Remove what you no longer use.
      </p>
      <Sheet padding="none">
        <ul css={list}>
          {devices.map((device) => (
            <li key={device.id} css={row}>
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
                <Button size="small" aria-label={`Name ${device.name}`} onClick={() => setNaming(device)}>
                  Name
                </Button>
                <Button size="small" variant="quiet" aria-label={`Remove ${device.name}`} onClick={() => setRemoving(device)}>
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </Sheet>
      <div>
        <Button onClick={() => setLeaving(true)}>Sign out everywhere</Button>
      </div>
      {naming && <NameDeviceDialog device={naming} onClose={() => setNaming(undefined)} />}
      <AlertDialog
        open={removing !== undefined}
        onOpenChange={(open) => !open && setRemoving(undefined)}
        title={`Remove ${removing?.name ?? 'this device'}?`}
        description={
          removing?.current
            ? 'It is the one that you are using: you will be signed out here.'
            : 'It is signed out and no longer counts. Logging in there adds it again.'
        }
        confirmLabel="Remove"
        danger
        onConfirm={confirmRemoval}
      />
      <AlertDialog
        open={leaving}
        onOpenChange={setLeaving}
        title="Sign out everywhere?"
        description="All your devices are signed out, this one too. Nothing that you saved is lost."
        confirmLabel="Sign out everywhere"
        danger
        onConfirm={confirmLeaving}
      />
    </div>
  );
}
