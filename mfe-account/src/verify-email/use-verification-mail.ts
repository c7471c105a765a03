import { useApiMutation, useHost, useSubmission } from '@shell/kit';

/** Mails a new verification link, and shows the server's message. */
export function useVerificationMail(): { send: () => void; sending: boolean } {
  const host = useHost();
  const mail = useApiMutation('POST /api/auth/send-verification-email');
  const { busy, submit } = useSubmission({
    ready: true,
    run: async () => {
      const { message } = await mail.mutateAsync({});
      host.notify({ tone: 'success', text: message });
    },
    inForm: () => false,
  });
  return { send: () => void submit(), sending: busy };
}
