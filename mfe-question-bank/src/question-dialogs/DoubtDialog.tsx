import type { Question } from '@api/contract';
import { CLAIMS } from '@api/contract/claims';
import { LONGEST_DOUBT } from '@api/contract/limits';
import { css } from '@emotion/react';
import { messageOf, useApiMutation, useHost } from '@shell/kit';
import { MessageFields, useMessageDraft } from '@shell/kit/conversation';
import { Button, Dialog, DialogClose, token } from 'design-system';
import { type FormEvent, useId, useRef, useState } from 'react';
import { MY_DOUBTS } from '../addresses/addresses.ts';

const form = css({ display: 'grid', gap: token.space[4] });

interface DoubtDialogProps {
  question: Question;
  open: boolean;
  onClose: () => void;
}

/** Asks a teacher about a question; the answer comes under My Doubts and by mail. What is written outlives a closed dialog. */
export function DoubtDialog({ question, open, onClose }: DoubtDialogProps) {
  const host = useHost();
  const id = useId();
  const ask = useApiMutation('POST /api/doubts', { invalidates: ['GET /api/doubts/user'] });
  const draft = useMessageDraft(`doubt-${question.id}`);
  const [checked, setChecked] = useState(false);
  const words = useRef<HTMLTextAreaElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!draft.text.trim()) return words.current?.focus();
    const { body } = draft;
    ask.mutate(
      { body: { question_id: question.id, ...body } },
      {
        onSuccess: () => {
          if (draft.clearSent(body)) onClose();
          host.notify({
            tone: 'success',
            text: 'Your doubt is with the teachers. They typically answer within 24 hours.',
            action: { label: 'My Doubts', run: () => host.navigate(MY_DOUBTS) },
          });
        },
        onError: (error) => host.notify({ tone: 'error', text: messageOf(error) }),
      },
    );
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Ask a doubt"
      description={`About this question on ${question.topic.topic_name}. A teacher answers, ${CLAIMS.doubtAnswered}.`}
      footer={
        <>
          <DialogClose render={<Button onClick={draft.clear}>{draft.begun ? 'Discard' : 'Cancel'}</Button>} />
          <Button variant="primary" type="submit" form={id} loading={ask.isPending}>
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
          error={checked && !draft.text.trim() && 'Please write your doubt first'}
        />
      </form>
    </Dialog>
  );
}
