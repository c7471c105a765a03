import { useApiMutation, useHost, useSession, useSubmission } from '@shell/kit';
import { Banner, Button } from 'design-system';
import { updateSession } from '../update-session.ts';
import { useVerificationMail } from '../verify-email/useVerificationMail.ts';

/** A new address that waits for its link to be opened: another mail, and the way to leave it at the present one. */
export function PendingEmail({ pending }: { pending: string }) {
  const { notify, session } = useHost();
  const { user } = useSession();
  const { send, sending } = useVerificationMail();
  const keep = useApiMutation('PUT /api/user', { invalidates: ['GET /api/user'] });
  const { busy, submit } = useSubmission({
    ready: user !== null,
    run: async () => {
      if (!user) return;
      const { full_name, username, email, phone } = user;
      const body = { full_name: full_name ?? username, email, phone: phone ?? '', pending_email: null };
      const answer = await keep.mutateAsync({ body });
      updateSession(session, answer.user);
      notify({ tone: 'success', text: answer.message });
    },
    inForm: () => false,
  });
  if (!user) return null;
  return (
    <Banner
      title="Your new email is not confirmed yet"
      action={
        <>
          <Button size="small" loading={sending} onClick={send}>
            Resend link
          </Button>
          <Button size="small" variant="quiet" loading={busy} onClick={() => void submit()}>
            Keep the present one
          </Button>
        </>
      }
    >
      We have sent a link to {pending}. Your address changes when you open it; until then {user.email} stays.
    </Banner>
  );
}
