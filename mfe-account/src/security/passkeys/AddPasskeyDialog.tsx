import { LONGEST_PASSKEY_NAME, LONGEST_PASSWORD } from '@api/contract/limits';
import { css } from '@emotion/react';
import { isApiError, useApi, useApiMutation, useHost, useSubmission } from '@shell/kit';
import { Banner, Button, Dialog, DialogClose, PasswordField, TextField, token } from 'design-system';
import { useId, useState } from 'react';
import { makePasskey, makingFault } from './make-passkey.ts';

const stack = css({ display: 'grid', gap: token.space[4] });

/** Of the password's own field; undefined for a fault of anything else. */
const passwordFault = (error: unknown) =>
  isApiError(error) && (error.code === 'wrong_password' || error.issues.some(({ path }) => path === 'current_password'));

/** Makes a passkey: the password and a name, then the browser asks for a fingerprint, a face or a PIN, until the dialog is closed. */
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
  const { error, failure, busy, submit, forget } = useSubmission({
    ready: name.trim() !== '' && password !== '',
    run: async (closed) => {
      const options = await begin.mutateAsync({ body: { current_password: password } });
      const credential = await makePasskey(options, closed);
      const { passkey } = await keep.mutateAsync({ body: { name, credential } });
      notify({ tone: 'success', text: `You can sign in with ${passkey.name} now` });
    },
    onDone: onClose,
    wordsOf: makingFault,
  });
  const ofPassword = passwordFault(error);

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
        {failure && !ofPassword && (
          <Banner tone="error" role="alert">
            {failure}
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
          error={ofPassword && failure}
          onChange={({ target }) => {
            forget();
            setPassword(target.value);
          }}
        />
      </form>
    </Dialog>
  );
}
