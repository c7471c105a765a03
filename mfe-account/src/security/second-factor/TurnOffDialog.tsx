import { LONGEST_CODE } from '@api/contract/limits';
import { useApiMutation, useHost, useSubmission } from '@shell/kit';
import { FormDialog, TextField } from 'design-system';
import { useState } from 'react';
import { CurrentPassword } from '../../set-password/SetPasswordFirst.tsx';
import { faultAt } from './RecoveryCodes.tsx';

/** Turns the second factor off. Stays open while sending: a second try would be refused. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { notify } = useHost();
  const remove = useApiMutation('DELETE /api/auth/second-factor', { invalidates: ['GET /api/auth/second-factor'] });
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { error, busy, submit, forget } = useSubmission({
    ready: password !== '' && code !== '',
    run: async () => {
      await remove.mutateAsync({ body: { current_password: password, code } });
      notify({ tone: 'success', text: 'Logging in asks for your password alone now' });
    },
    onDone: onClose,
  });
  const faults = faultAt(error);
  return (
    <FormDialog
      onClose={onClose}
      title="Turn off two-step verification?"
      description="Logging in asks for your password alone again, and your recovery codes stop working."
      cancelLabel="Keep it"
      submitLabel="Turn off"
      danger
      ready={password !== '' && code !== ''}
      busy={busy}
      locked
      onSubmit={submit}
    >
      <CurrentPassword
        value={password}
        error={faults.password}
        onValueChange={(typed) => {
          forget();
          setPassword(typed);
        }}
      />
      <TextField
        label="Code from your app, or a recovery code"
        autoComplete="one-time-code"
        required
        maxLength={LONGEST_CODE}
        value={code}
        error={faults.code}
        onChange={({ target }) => {
          forget();
          setCode(target.value);
        }}
      />
    </FormDialog>
  );
}
