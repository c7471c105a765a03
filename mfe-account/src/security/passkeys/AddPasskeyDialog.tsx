import { LONGEST_PASSKEY_NAME } from '@api/contract/limits';
import { isApiError, useApi, useApiMutation, useHost, useSubmission } from '@shell/kit';
import { Banner, FormDialog, TextField } from 'design-system';
import { useState } from 'react';
import { CurrentPassword } from '../../set-password/SetPasswordFirst.tsx';
import { makePasskey, makingFault } from './make-passkey.ts';

const isAboutPassword = (error: unknown) =>
  isApiError(error) && (error.code === 'wrong_password' || error.issues.some(({ path }) => path === 'current_password'));

/** Makes a passkey: password and name, then the browser's check, until the dialog is closed. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { notify } = useHost();
  const sessions = useApi('GET /api/auth/sessions');
  const begin = useApiMutation('POST /api/auth/passkeys/options');
  const keep = useApiMutation('POST /api/auth/passkeys', {
    invalidates: ['GET /api/auth/passkeys', 'GET /api/auth/second-factor'],
  });
  const here = sessions.data?.sessions.find(({ current }) => current)?.device;
  const [typedName, setName] = useState<string>();
  const name = typedName ?? here ?? '';
  const [password, setPassword] = useState('');
  const ready = name.trim() !== '' && password !== '';
  const { error, failure, busy, submit, forget } = useSubmission({
    ready,
    run: async (closed) => {
      const options = await begin.mutateAsync({ body: { current_password: password } });
      const credential = await makePasskey(options, closed);
      const { passkey } = await keep.mutateAsync({ body: { name, credential } });
      notify({ tone: 'success', text: `You can sign in with ${passkey.name} now` });
    },
    onDone: onClose,
    errorMessage: makingFault,
  });
  const ofPassword = isAboutPassword(error);

  return (
    <FormDialog
      onClose={onClose}
      title="Add a passkey"
      description="Your device saves a key that only your fingerprint, face or PIN unlocks. We never see them."
      submitLabel="Continue"
      ready={ready}
      busy={busy}
      onSubmit={submit}
    >
      {failure && !ofPassword && (
        <Banner tone="error" role="alert">
          {failure}
        </Banner>
      )}
      <TextField
        label="Name"
        required
        maxLength={LONGEST_PASSKEY_NAME}
        help="So you recognise it later, e.g. the name of the device."
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <CurrentPassword
        value={password}
        error={ofPassword && failure}
        onValueChange={(typed) => {
          forget();
          setPassword(typed);
        }}
      />
    </FormDialog>
  );
}
