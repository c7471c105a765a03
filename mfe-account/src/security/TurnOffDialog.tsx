import { LONGEST_CODE, LONGEST_PASSWORD } from '@api/contract/limits';
import { css } from '@emotion/react';
import { useApiMutation, useHost, useSubmission } from '@shell/kit';
import { Button, Dialog, DialogClose, PasswordField, TextField, token } from 'design-system';
import { useId, useState } from 'react';
import { faultAt } from './form-faults.ts';

const stack = css({ display: 'grid', gap: token.space[4] });

/** Takes the second factor away, with the password and a code. It stays open while it sends: a second try would be refused after the first. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { notify } = useHost();
  const formId = useId();
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
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      closable={!busy}
      title="Turn the second factor off?"
      description="Logging in asks for your password alone again, and your recovery codes stop working."
      footer={
        <>
          <DialogClose disabled={busy} render={<Button>Keep it</Button>} />
          <Button variant="danger" type="submit" form={formId} loading={busy} disabled={password === '' || code === ''}>
            Turn off
          </Button>
        </>
      }
    >
      <form id={formId} css={stack} onSubmit={(event) => void submit(event)}>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          maxLength={LONGEST_PASSWORD}
          value={password}
          error={faults.password}
          onChange={({ target }) => {
            forget();
            setPassword(target.value);
          }}
        />
        <TextField
          label="Code of your app, or a recovery code"
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
      </form>
    </Dialog>
  );
}
