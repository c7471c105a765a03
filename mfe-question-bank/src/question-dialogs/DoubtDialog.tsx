import { CLAIMS } from '@api/contract/claims';
import { LONGEST_DOUBT } from '@api/contract/limits';
import { css } from '@emotion/react';
import { useApiMutation, useHost, useSubmission } from '@shell/kit';
import { MessageFields, useMessageDraft } from '@shell/kit/conversation';
import { Button, Dialog, DialogClose, token } from 'design-system';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { MY_DOUBTS } from '../addresses/addresses.ts';
import type { QuestionDialogProps } from './question-dialogs.ts';

const form = css({ display: 'grid', gap: token.space[4] });

/** Asks a teacher; the draft survives closing. */
export function DoubtDialog({ question, open, onClose, onSending }: QuestionDialogProps) {
  const host = useHost();
  const id = useId();
  const ask = useApiMutation('POST /api/doubts', { invalidates: ['GET /api/doubts/user'] });
  const draft = useMessageDraft(`doubt-${question.id}`);
  const [checked, setChecked] = useState(false);
  const words = useRef<HTMLTextAreaElement>(null);

  const empty = !draft.text.trim();
  const sending = useSubmission({
    ...{ ready: !empty, open },
    run: async () => {
      const { body } = draft;
      await ask.mutateAsync({ body: { question_id: question.id, ...body } });
      host.notify({
        tone: 'success',
        text: 'Sent. A teacher typically replies within 24 hours.',
        action: { label: 'My Doubts', run: () => host.navigate(MY_DOUBTS) },
      });
      return draft.clearSent(body);
    },
    onDone: (isCleared) => isCleared && onClose(),
    inForm: () => false,
  });
  const { busy } = sending;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told as it changes, not with each drawing.
  useEffect(() => onSending(busy), [busy]);
  const submit = (event: FormEvent) => {
    setChecked(empty);
    if (empty) words.current?.focus();
    void sending.submit(event);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Ask a teacher"
      description={`About this question on ${question.topic.topic_name}. A teacher answers, ${CLAIMS.doubtAnswered}.`}
      footer={
        <>
          <DialogClose render={<Button onClick={draft.clear}>{draft.begun ? 'Discard' : 'Cancel'}</Button>} />
          <Button variant="primary" type="submit" form={id} loading={busy}>
            Send
          </Button>
        </>
      }
    >
      <form id={id} css={form} onSubmit={submit} noValidate>
        <MessageFields
          draft={draft}
          ref={words}
          label="Your doubt"
          help="Say which part, and what you have tried so far."
          maxLength={LONGEST_DOUBT}
          error={checked && empty && 'Please write your doubt first'}
        />
      </form>
    </Dialog>
  );
}
