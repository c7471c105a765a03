import { LONGEST_REPLY } from '@api/contract/limits';
import { css } from '@emotion/react';
import { messageOf, useApiMutation, useHost } from '@shell/kit';
import { MessageFields, useMessageDraft } from '@shell/kit/conversation';
import { Button, token } from 'design-system';
import { type FormEvent, useState } from 'react';

const form = css({ display: 'grid', gap: token.space[3], minInlineSize: 0 });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

interface ReplyFormProps {
  doubtId: number;
  /** Who asked, as the confirmation names them. */
  asker: string;
  onDone: () => void;
}

/** Answers a doubt, with a live preview of its formulae; what is written outlives a closed tab and a failed call. */
export function ReplyForm({ doubtId, asker, onDone }: ReplyFormProps) {
  const host = useHost();
  const draft = useMessageDraft(`reply-${doubtId}`);
  const [checked, setChecked] = useState(false);
  const reply = useApiMutation('POST /api/doubts/:id/replies', { invalidates: ['GET /api/doubts'] });

  const close = () => {
    draft.clear();
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!draft.text.trim()) return;
    const { body } = draft;
    reply.mutate(
      { params: { id: doubtId }, body },
      {
        onSuccess: () => {
          if (draft.clearSent(body)) onDone();
          host.notify({ tone: 'success', text: `Reply sent. ${asker} gets a mail.` });
        },
        onError: (error) => host.notify({ tone: 'error', text: messageOf(error) }),
      },
    );
  };

  return (
    <form css={form} onSubmit={submit} noValidate>
      <MessageFields
        draft={draft}
        label="Your reply"
        help="The learner reads it under My Doubts."
        autoFocus
        maxLength={LONGEST_REPLY}
        error={checked && !draft.text.trim() && 'Please write a reply first'}
      />
      <div css={row}>
        <Button variant="primary" type="submit" loading={reply.isPending}>
          Send reply
        </Button>
        <Button variant="quiet" onClick={close}>
          {draft.begun ? 'Discard' : 'Cancel'}
        </Button>
      </div>
    </form>
  );
}
