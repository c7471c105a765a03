import type { Order } from '@api/contract';
import { isApiError, useApi, useApiMutation, useHost, useSite, useSubmission } from '@shell/kit';
import { FormDialog } from 'design-system';
import { useState } from 'react';
import { longDate } from '../dates.ts';
import { CurrentPassword, SetPasswordFirst } from '../set-password/SetPasswordFirst.tsx';

interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
}

const isWrongPassword = (error: unknown) => isApiError(error) && error.code === 'wrong_password';

/** Schedules the deletion by password and signs out. An account without a password sets one first. */
export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  const host = useHost();
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
        text: `Your account will be deleted on ${longDate(delete_after)}. Log in before then to keep it.`,
      });
      void host.session.signOut();
    },
    inForm: isWrongPassword,
  });
  const close = () => {
    setPassword('');
    onClose();
  };

  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Delete your account?"
      description={`In 14 days everything that names you is removed. Logging in before then keeps the account.${planWords(plan.data?.order ?? null)}`}
      cancelLabel="Keep my account"
      submitLabel="Delete my account"
      danger
      ready={password !== '' && !withoutPassword}
      busy={busy}
      onSubmit={submit}
    >
      {withoutPassword ? (
        <SetPasswordFirst />
      ) : (
        <CurrentPassword
          value={password}
          error={failure}
          onValueChange={(typed) => {
            forget();
            setPassword(typed);
          }}
        />
      )}
    </FormDialog>
  );
}

/** What happens to a running plan; empty if there is none. */
function planWords(order: Order | null): string {
  if (order === null || (order.status !== 'paid' && order.status !== 'authorized')) return '';
  return ` Your ${order.plan ?? 'plan'} is cancelled at once. Logging in again does not undo that: you keep what is paid for, and can resume the plan.`;
}
