import type { Order } from '@api/contract';
import { LONGEST_PASSWORD } from '@api/contract/limits';
import { isApiError, messageOf, useApi, useApiMutation, useHost, useSite } from '@shell/kit';
import { Button, Dialog, DialogClose, PasswordField } from 'design-system';
import { type FormEvent, useId, useState } from 'react';
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

  const submit = (event: FormEvent) => {
    event.preventDefault();
    remove.mutate(
      { body: { password } },
      {
        onSuccess: ({ delete_after }) => {
          host.notify({
            tone: 'info',
            text: `Your account will be deleted on ${longDate(delete_after)}. Log in before to keep it.`,
          });
          void host.session.signOut();
        },
        onError: (error) => {
          if (!isWrongPassword(error)) host.notify({ tone: 'error', text: messageOf(error) });
        },
      },
    );
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete your account?"
      description={`In 14 days everything that names you is removed. Logging in before then keeps the account.${planWords(plan.data?.order ?? null)}`}
      footer={
        <>
          <DialogClose render={<Button>Keep my account</Button>} />
          <Button
            variant="danger"
            type="submit"
            form={formId}
            disabled={password === '' || withoutPassword}
            loading={remove.isPending}
          >
            Delete my account
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        {withoutPassword ? (
          <SetPasswordFirst />
        ) : (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            required
            maxLength={LONGEST_PASSWORD}
            value={password}
            error={isWrongPassword(remove.error) ? messageOf(remove.error) : undefined}
            onChange={(event) => {
              if (remove.isError) remove.reset();
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
