import { LONGEST_PASSKEY_NAME, LONGEST_PASSWORD } from '@api/contract/limits';
import { css } from '@emotion/react';
import { isApiError, useApi, useApiMutation, useHost } from '@shell/kit';
import { Banner, Button, Dialog, DialogClose, PasswordField, TextField, token } from 'design-system';
import { type FormEvent, useId, useState } from 'react';
import { makePasskey, makingFault } from './make-passkey.ts';

const stack = css({ display: 'grid', gap: token.space[4] });

/** Of the password's own field; undefined for a fault of anything else. */
const passwordFault = (error: unknown) =>
  isApiError(error) && (error.code === 'wrong_password' || error.issues.some(({ path }) => path === 'current_password'));

/** Makes a passkey: the password and a name, then the browser asks for a fingerprint, a face or a PIN. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { notify } = useHost();
  const formId = useId();
  const sessions = useApi('GET /api/auth/sessions');
  const begin = useApiMutation('POST /api/auth/passkeys/options');
  const keep = useApiMutation('POST /api/auth/passkeys', {
    invalidates: ['GET /api/auth/passkeys', 'GET /api/auth/second-factor'],
  });
  const here = sessions.data?.sessions.find(({ current }) => current)?.device;
  const [typedName, setName] = useState<string>();
  const name = typedName ?? here ?? '';
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<unknown>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFault(undefined);
    setBusy(true);
    try {
      const options = await begin.mutateAsync({ body: { current_password: password } });
      const { passkey } = await keep.mutateAsync({ body: { name, credential: await makePasskey(options) } });
      notify({ tone: 'success', text: `You can sign in with ${passkey.name} now` });
      onClose();
    } catch (error) {
      setFault(error);
      setBusy(false);
    }
  };
  const ofPassword = passwordFault(fault);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add a passkey"
      description="Your device keeps a key that only your fingerprint, face or PIN opens. Nothing of them is sent to us."
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="primary" type="submit" form={formId} loading={busy} disabled={name.trim() === '' || password === ''}>
            Continue
          </Button>
        </>
      }
    >
      <form id={formId} css={stack} onSubmit={(event) => void submit(event)}>
        {fault !== undefined && !ofPassword && (
          <Banner tone="error" role="alert">
            {makingFault(fault)}
          </Banner>
        )}
        <TextField
          label="Name"
          required
          maxLength={LONGEST_PASSKEY_NAME}
          help="By which you know it later: the device that keeps it."
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          maxLength={LONGEST_PASSWORD}
          value={password}
          error={ofPassword ? makingFault(fault) : undefined}
          onChange={({ target }) => {
            setFault(undefined);
            setPassword(target.value);
          }}
        />
      </form>
    </Dialog>
  );
}
