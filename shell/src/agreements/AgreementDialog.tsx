import { css } from '@emotion/react';
import { useSubmission } from '@shell/kit';
import { Banner, Button, Dialog, DialogClose, token } from 'design-system';
import { type FormEvent, useId, useState } from 'react';
import { requestApi } from '../host.ts';
import { showToast } from '../toasts/toasts.ts';
import { AgreementFields } from './AgreementFields.tsx';
import { agreementFault, agreementToSend, forgetAgreementDraft, useAgreementDraft } from './agreement-draft.ts';
import { setAgreementsDue, useAgreementsDue } from './agreements-due.ts';

const form = css({ display: 'grid', gap: token.space[4] });

/** Asks for agreement to the current texts, and for an age never given. */
export function AgreementDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId();
  const ageStated = useAgreementsDue((state) => state.age_stated);
  const draft = useAgreementDraft();
  const [sent, setSent] = useState(false);
  const sending = useSubmission({
    ...{ ready: agreementFault(draft, ageStated) === null, open },
    run: async () => {
      const body = agreementToSend(draft, ageStated);
      if (!body) return;
      const { message, agreements } = await requestApi('POST /api/user/agreements', { body });
      setAgreementsDue(agreements);
      forgetAgreementDraft();
      showToast({ tone: 'success', text: message });
    },
    onDone: onClose,
    notify: showToast,
  });
  const submit = (event: FormEvent) => {
    setSent(true);
    void sending.submit(event);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Terms and privacy"
      description={
        ageStated
          ? 'There’s a new version. If you don’t agree, you can download your data and delete your account under Account details.'
          : 'Our agreement with you, in two texts. Each starts with a summary.'
      }
      footer={
        <>
          <DialogClose render={<Button>Not now</Button>} />
          <Button variant="primary" type="submit" form={id} loading={sending.busy}>
            Agree
          </Button>
        </>
      }
    >
      <form id={id} css={form} onSubmit={submit} noValidate>
        {sending.failure && <Banner tone="error">{sending.failure}</Banner>}
        <AgreementFields withAge={!ageStated} sent={sent} />
      </form>
    </Dialog>
  );
}
