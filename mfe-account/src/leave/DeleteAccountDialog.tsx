import type { Order } from '@api/contract';
import { LONGEST_PASSWORD } from '@api/contract/limits';
import { isApiError, useApi, useApiMutation, useHost, useSite, useSubmission } from '@shell/kit';
import { Button, Dialog, DialogClose, PasswordField } from 'design-system';
import { useId, useState } from 'react';
import { longDate } from '../dates.ts';
import { SetPasswordFirst } from '../set-password/SetPasswordFirst.tsx';

interface DeleteAccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const isWrongPassword = (error: unknown) => isApiError(error) && error.code === 'wrong_password';

/** Asks for the password, says until when the account can be kept, and signs out. An account without a password sets one first. */
export function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps) {
  const host = useHost();
  const formId = useId();
  const account = useApi('GET /api/user', undefined, { enabled: open });
  const { variant } = useSite();
  const plan = useApi('GET /api/orders/latest', undefined, { enabled: open && variant === 'full' });
  const remove = useApiMutation('DELETE /api/user');
  const [password, setPassword] = useState('');
  const withoutPassword = account.data?.has_password === false;

  const { failure, busy, submit, forget } = useSubmission({
    ...{ ready: password !== '' && !withoutPassword, open },
    run: async () => {
      const { delete_after } = await remove.mutateAsync({ body: { password } });
      host.notify({
        tone: 'info',
        text: `Your account will be deleted on ${longDate(delete_after)}. Log in before to keep it.`,
      });
      void host.session.signOut();
    },
    inForm: isWrongPassword,
  });
  const change = (next: boolean) => {
    setPassword('');
    onOpenChange(next);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Delete your account?"
      description={`In 14 days everything that names you is removed. Logging in before then keeps the account.${planWords(plan.data?.order ?? null)}`}
      footer={
        <>
          <DialogClose render={<Button>Keep my account</Button>} />
          <Button variant="danger" type="submit" form={formId} disabled={password === '' || withoutPassword} loading={busy}>
            Delete my account
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)}>
        {withoutPassword ? (
          <SetPasswordFirst />
        ) : (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            required
            maxLength={LONGEST_PASSWORD}
            value={password}
            error={failure}
            onChange={(event) => {
              forget();
              setPassword(event.target.value);
            }}
          />
        )}
      </form>
    </Dialog>
  );
}

/** What becomes of a plan that runs; empty where there is none, or it was cancelled before. */
function planWords(order: Order | null): string {
  if (order === null || (order.status !== 'paid' && order.status !== 'authorized')) return '';
  return ` Your ${order.plan ?? 'plan'} is cancelled at once. Logging in again does not undo that: you keep what is paid for, and can resume the plan.`;
}
