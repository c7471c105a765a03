import { css } from '@emotion/react';
import { messageOf, useApiMutation, useDraft, useHost } from '@shell/kit';
import { Banner, Button, TextArea, token } from 'design-system';
import { type FormEvent, useState } from 'react';

const form = css({ display: 'grid', gap: token.space[3] });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

interface ReplyFormProps {
  doubtId: number;
  /** Who asked, as the confirmation names them. */
  asker: string;
  onDone: () => void;
}

/** Answers a doubt; what is written outlives a closed tab and a failed call. */
export function ReplyForm({ doubtId, asker, onDone }: ReplyFormProps) {
  const host = useHost();
  const [text, write] = useDraft(`reply-${doubtId}`);
  const [checked, setChecked] = useState(false);
  const reply = useApiMutation('POST /api/doubts/:id/replies', { invalidates: ['GET /api/doubts'] });

  const close = () => {
    write('');
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!text.trim()) return;
    reply.mutate(
      { params: { id: doubtId }, body: { queries: text.trim() } },
      {
        onSuccess: () => {
          close();
          host.notify({ tone: 'success', text: `Reply sent. ${asker} gets a mail.` });
        },
      },
    );
  };

  return (
    <form css={form} onSubmit={submit} noValidate>
      {reply.isError && <Banner tone="error">{messageOf(reply.error)} Your reply is kept.</Banner>}
      <TextArea
        label="Your reply"
        help="The learner reads it under My Doubts, as you write it here."
        required
        autoFocus
        rows={5}
        maxLength={10_000}
        value={text}
        onChange={(event) => write(event.target.value)}
        error={checked && !text.trim() && 'Please write a reply first'}
      />
      <div css={row}>
        <Button variant="primary" type="submit" loading={reply.isPending}>
          Send reply
        </Button>
        <Button variant="quiet" onClick={close}>
          {text.trim() ? 'Discard' : 'Cancel'}
        </Button>
      </div>
    </form>
  );
}
