import { css } from '@emotion/react';
import { messageOf } from '@shell/kit';
import { Banner, Button, Dialog, DialogClose, token } from 'design-system';
import { type FormEvent, useId, useState } from 'react';
import { requestApi } from '../host.ts';
import { showNotice } from '../notices/notices.ts';
import { AgreementFields } from './AgreementFields.tsx';
import { agreementFault, agreementToSend, forgetAgreementDraft, useAgreementDraft } from './agreement-draft.ts';
import { setAgreementsDue, useAgreementsDue } from './agreements-due.ts';

const form = css({ display: 'grid', gap: token.space[4] });

/** The texts in force, to be read in tabs of their own and agreed to; the age with it where it was never said. */
export function AgreementDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId();
  const ageStated = useAgreementsDue((state) => state.age_stated);
  const draft = useAgreementDraft();
  const [fault, setFault] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = agreementToSend(draft, ageStated);
    setFault(agreementFault(draft, ageStated));
    if (!body) return;
    setSending(true);
    try {
      const { message, agreements } = await requestApi('POST /api/user/agreements', { body });
      onClose();
      setAgreementsDue(agreements);
      forgetAgreementDraft();
      showNotice({ tone: 'success', text: message });
    } catch (error) {
      setFault(messageOf(error));
    } finally {
      setSending(false);
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Terms and privacy"
      description={
        ageStated
          ? 'There is a new version. If you do not agree, you can download your data and delete your account under Account details.'
          : 'What holds between you and us, in two texts that begin with their gist.'
      }
      footer={
        <>
          <DialogClose render={<Button>Not now</Button>} />
          <Button variant="primary" type="submit" form={id} loading={sending}>
            Agree
          </Button>
        </>
      }
    >
      <form id={id} css={form} onSubmit={(event) => void submit(event)}>
        {fault && <Banner tone="error">{fault}</Banner>}
        <AgreementFields withAge={!ageStated} />
      </form>
    </Dialog>
  );
}
