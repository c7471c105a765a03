import type { Question } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApiMutation, useDraft, useHost } from '@shell/kit';
import { Banner, Button, Dialog, DialogClose, TextArea, token } from 'design-system';
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
  const [text, write] = useDraft(`doubt-${question.id}`);
  const [checked, setChecked] = useState(false);
  const words = useRef<HTMLTextAreaElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!text.trim()) return words.current?.focus();
    ask.mutate(
      { body: { question_id: question.id, queries: text.trim() } },
      {
        onSuccess: () => {
          write('');
          onClose();
          host.notify({
            tone: 'success',
            text: 'Your doubt is with the teachers. They typically answer within 24 hours.',
            action: { label: 'My Doubts', run: () => host.navigate(MY_DOUBTS) },
          });
        },
      },
    );
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Ask a doubt"
      description={`About this question on ${question.topic.topic_name}. A teacher answers, typically within 24 hours.`}
      footer={
        <>
          <DialogClose render={<Button onClick={() => write('')}>{text.trim() ? 'Discard' : 'Cancel'}</Button>} />
          <Button variant="primary" type="submit" form={id} loading={ask.isPending}>
            Send
          </Button>
        </>
      }
    >
      <form id={id} css={form} onSubmit={submit} noValidate>
        {ask.isError && <Banner tone="error">{messageOf(ask.error)} Your doubt is kept.</Banner>}
        <TextArea
          ref={words}
          label="Your doubt"
          help="Say which part, and what you have tried so far."
          required
          rows={5}
          maxLength={4_000}
          value={text}
          onChange={(event) => write(event.target.value)}
          error={checked && !text.trim() && 'Please write your doubt first'}
        />
      </form>
    </Dialog>
  );
}
