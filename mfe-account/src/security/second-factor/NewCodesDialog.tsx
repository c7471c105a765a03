import { css } from '@emotion/react';
import { useApiMutation, useHost, useSubmission } from '@shell/kit';
import { Button, Dialog, DialogClose, token } from 'design-system';
import { useId, useState } from 'react';
import { CurrentPassword } from '../../set-password/SetPasswordFirst.tsx';
import { faultAt, NOT_SHOWN, RecoveryCodes } from './RecoveryCodes.tsx';

const stack = css({ display: 'grid', gap: token.space[4] });

/** Makes and shows recovery codes once: stays open while sending, and only its button closes it. */
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
      {...(!codes && { description: 'Your current codes stop working.' })}
      footer={
        codes ? (
          <Button variant="primary" onClick={onClose}>
            I’ve saved them
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
          <CurrentPassword
            value={password}
            error={faultAt(error).password}
            onValueChange={(typed) => {
              forget();
              setPassword(typed);
            }}
          />
        </form>
      )}
    </Dialog>
  );
}
