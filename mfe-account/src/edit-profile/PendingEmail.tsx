import { messageOf, useApiMutation, useHost, useSession } from '@shell/kit';
import { Banner, Button } from 'design-system';
import { useVerificationMail } from '../verify-email/useVerificationMail.ts';

/** A new address that waits for its link to be opened: another mail, and the way to leave it at the present one. */
export function PendingEmail({ pending }: { pending: string }) {
  const { notify, session } = useHost();
  const { user } = useSession();
  const { send, sending } = useVerificationMail();
  const keep = useApiMutation('PUT /api/user', { invalidates: ['GET /api/user'] });
  if (!user) return null;
  const keepPresent = () =>
    keep.mutate(
      { body: { full_name: user.full_name ?? user.username, email: user.email, phone: user.phone ?? '', pending_email: null } },
      {
        onSuccess: (answer) => {
          session.updateUser(answer.user);
          notify({ tone: 'success', text: answer.message });
        },
        onError: (error) => notify({ tone: 'error', text: messageOf(error) }),
      },
    );
  return (
    <Banner
      title="Your new email is not confirmed yet"
      action={
        <>
          <Button size="small" loading={sending} onClick={send}>
            Resend link
          </Button>
          <Button size="small" variant="quiet" loading={keep.isPending} onClick={keepPresent}>
            Keep the present one
          </Button>
        </>
      }
    >
      We have sent a link to {pending}. Your address changes when you open it; until then {user.email} stays.
    </Banner>
  );
}
