import { useApiMutation, useHost, useSession, useSubmission } from '@shell/kit';
import { Banner, Button } from 'design-system';

/**
 * For somebody who signs in by a third party and has no password: what asks for one waits until a mailed link has set it, which
 * only the owner of the address can open.
 */
export function SetPasswordFirst() {
  const { notify } = useHost();
  const { user } = useSession();
  const ask = useApiMutation('POST /api/auth/forgot-password');
  const { busy, submit } = useSubmission({
    ready: user !== null,
    run: async () => {
      if (!user) return;
      const { message } = await ask.mutateAsync({ body: { email: user.email } });
      notify({ tone: 'success', text: message });
    },
    inForm: () => false,
  });
  if (!user) return null;
  if (ask.isSuccess) {
    return (
      <Banner tone="success">
        A link is on its way to {user.email}. Set a password with it within 30 minutes, log in again and come back here.
      </Banner>
    );
  }
  return (
    <Banner
      action={
        <Button size="small" loading={busy} onClick={() => void submit()}>
          Mail me a link
        </Button>
      }
    >
      You log in without a password. This asks for one, so set it first: we mail a link to {user.email}.
    </Banner>
  );
}
