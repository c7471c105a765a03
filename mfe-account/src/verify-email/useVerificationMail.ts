import { messageOf, useApiMutation, useHost } from '@shell/kit';

/** Mails a new link that verifies the learner's address, and says what the server says of it. */
export function useVerificationMail(): { send: () => void; sending: boolean } {
  const host = useHost();
  const mail = useApiMutation('POST /api/auth/send-verification-email');
  const send = () =>
    mail.mutate(
      {},
      {
        onSuccess: ({ message }) => host.notify({ tone: 'success', text: message }),
        onError: (error) => host.notify({ tone: 'error', text: messageOf(error) }),
      },
    );
  return { send, sending: mail.isPending };
}
