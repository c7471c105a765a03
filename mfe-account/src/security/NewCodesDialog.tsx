import { LONGEST_PASSWORD } from '@api/contract/limits';
import { css } from '@emotion/react';
import { useApiMutation, useHost, useSubmission } from '@shell/kit';
import { Button, Dialog, DialogClose, PasswordField, token } from 'design-system';
import { useId, useState } from 'react';
import { faultAt } from './form-faults.ts';
import { NOT_SHOWN, RecoveryCodes } from './RecoveryCodes.tsx';

const stack = css({ display: 'grid', gap: token.space[4] });

/**
 * Makes new recovery codes and shows them. It stays open while it sends, since those of before stop working then, and closes from the codes by
 * its button alone: they are not shown again.
 */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const { notify } = useHost();
  const formId = useId();
  const renew = useApiMutation('POST /api/auth/second-factor/recovery-codes', { invalidates: ['GET /api/auth/second-factor'] });
  const [password, setPassword] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  const { error, busy, submit, forget } = useSubmission({
    ready: password !== '',
    run: async (closed) => {
      const { recovery_codes } = await renew.mutateAsync({ body: { current_password: password } });
      if (closed.aborted) notify(NOT_SHOWN);
      return recovery_codes;
    },
    onDone: setCodes,
  });
  const closable = !busy && !codes;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && closable && onClose()}
      closable={closable}
      title="New recovery codes"
      {...(!codes && { description: 'Those that you have now stop working.' })}
      footer={
        codes ? (
          <Button variant="primary" onClick={onClose}>
            I have kept them
          </Button>
        ) : (
          <>
            <DialogClose disabled={busy} render={<Button>Cancel</Button>} />
            <Button variant="primary" type="submit" form={formId} loading={busy} disabled={password === ''}>
              Make new codes
            </Button>
          </>
        )
      }
    >
      {codes ? (
        <div css={stack}>
          <RecoveryCodes codes={codes} />
        </div>
      ) : (
        <form id={formId} onSubmit={(event) => void submit(event)}>
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            required
            maxLength={LONGEST_PASSWORD}
            value={password}
            error={faultAt(error).password}
            onChange={({ target }) => {
              forget();
              setPassword(target.value);
            }}
          />
        </form>
      )}
    </Dialog>
  );
}
