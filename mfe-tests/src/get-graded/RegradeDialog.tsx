import { LONGEST_REGRADE_REASON, SHORTEST_REGRADE_REASON } from '@api/contract/limits';
import { messageOf, useApiMutation, useHost } from '@shell/kit';
import { FormDialog, TextArea } from 'design-system';
import { type FormEvent, useState } from 'react';

interface RegradeDialogProps {
  slug: string;
  open: boolean;
  onClose: () => void;
}

/** Once per test. */
export function RegradeDialog({ slug, open, onClose }: RegradeDialogProps) {
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
      onClose();
    } catch (error) {
      host.notify({ tone: 'error', text: `${messageOf(error)} What you wrote is kept.` });
    }
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Request a regrade"
      description="A teacher looks at your sheet again, free of charge. You can ask once per test."
      submitLabel="Send the request"
      ready={ready}
      busy={ask.isPending}
      onSubmit={submit}
    >
      <TextArea
        label="Reason"
        help="Which question, and what was marked differently from the mark scheme?"
        required
        maxLength={LONGEST_REGRADE_REASON}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
