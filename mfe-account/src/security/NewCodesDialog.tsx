import { LONGEST_PASSWORD } from '@api/contract/limits';
import { css } from '@emotion/react';
import { useApiMutation } from '@shell/kit';
import { Button, Dialog, DialogClose, PasswordField, token } from 'design-system';
import { type FormEvent, useId, useState } from 'react';
import { faultAt } from './form-faults.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const stack = css({ display: 'grid', gap: token.space[4] });

/** Makes new recovery codes and shows them. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const renew = useApiMutation('POST /api/auth/second-factor/recovery-codes', { invalidates: ['GET /api/auth/second-factor'] });
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    renew.mutate({ body: { current_password: password } });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="New recovery codes"
      {...(!renew.data && { description: 'Those that you have now stop working.' })}
      footer={
        renew.data ? (
          <Button variant="primary" onClick={onClose}>
            I have kept them
          </Button>
        ) : (
          <>
            <DialogClose render={<Button>Cancel</Button>} />
            <Button variant="primary" type="submit" form={formId} loading={renew.isPending} disabled={password === ''}>
              Make new codes
            </Button>
          </>
        )
      }
    >
      {renew.data ? (
        <div css={stack}>
          <RecoveryCodes codes={renew.data.recovery_codes} />
        </div>
      ) : (
        <form id={formId} onSubmit={submit}>
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            required
            maxLength={LONGEST_PASSWORD}
            value={password}
            error={faultAt(renew.error).password}
            onChange={({ target }) => {
              renew.reset();
              setPassword(target.value);
            }}
          />
        </form>
      )}
    </Dialog>
  );
}
