import { LONGEST_REGRADE_REASON, SHORTEST_REGRADE_REASON } from '@api/contract/limits';
import { css } from '@emotion/react';
import { messageOf, useApiMutation, useHost } from '@shell/kit';
import { Button, Dialog, DialogClose, TextArea, token } from 'design-system';
import { type FormEvent, useState } from 'react';

const FORM = 'regrade';

const frame = css({ display: 'grid', gap: token.space[4] });

interface RegradeDialogProps {
  slug: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks why a grading should be looked at again. There is one such request a test. */
export function RegradeDialog({ slug, open, onOpenChange }: RegradeDialogProps) {
  const host = useHost();
  const [reason, setReason] = useState('');
  const ask = useApiMutation('POST /api/test/:slug/regrade', { invalidates: ['GET /api/test/:slug/grading', 'GET /api/test'] });
  const ready = reason.trim().length >= SHORTEST_REGRADE_REASON;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || ask.isPending) return;
    try {
      await ask.mutateAsync({ params: { slug }, body: { reason: reason.trim() } });
      host.notify({ tone: 'success', text: 'Your test goes back to a teacher' });
      onOpenChange(false);
    } catch (error) {
      host.notify({ tone: 'error', text: `${messageOf(error)} What you have written is kept.` });
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Request a regrade"
      description="A teacher looks at your sheet again, at no charge. You can ask once for each test."
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button type="submit" form={FORM} variant="primary" disabled={!ready} loading={ask.isPending}>
            Send the request
          </Button>
        </>
      }
    >
      <form id={FORM} css={frame} onSubmit={(event) => void submit(event)}>
        <TextArea
          label="Reason"
          help="Which question, and what was marked differently from the mark scheme?"
          required
          maxLength={LONGEST_REGRADE_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
