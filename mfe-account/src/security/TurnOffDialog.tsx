import { LONGEST_CODE, LONGEST_PASSWORD } from '@api/contract/limits';
import { css } from '@emotion/react';
import { useApiMutation, useHost } from '@shell/kit';
import { Button, Dialog, DialogClose, PasswordField, TextField, token } from 'design-system';
import { type FormEvent, useId, useState } from 'react';
import { faultAt } from './form-faults.ts';

const stack = css({ display: 'grid', gap: token.space[4] });

/** Takes the second factor away, with the password and a code. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { notify } = useHost();
  const formId = useId();
  const remove = useApiMutation('DELETE /api/auth/second-factor', { invalidates: ['GET /api/auth/second-factor'] });
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const faults = faultAt(remove.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    remove.mutate(
      { body: { current_password: password, code } },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: 'Logging in asks for your password alone now' });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Turn the second factor off?"
      description="Logging in asks for your password alone again, and your recovery codes stop working."
      footer={
        <>
          <DialogClose render={<Button>Keep it</Button>} />
          <Button
            variant="danger"
            type="submit"
            form={formId}
            loading={remove.isPending}
            disabled={password === '' || code === ''}
          >
            Turn off
          </Button>
        </>
      }
    >
      <form id={formId} css={stack} onSubmit={submit}>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          maxLength={LONGEST_PASSWORD}
          value={password}
          error={faults.password}
          onChange={({ target }) => {
            remove.reset();
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
            remove.reset();
            setCode(target.value);
          }}
        />
      </form>
    </Dialog>
  );
}
