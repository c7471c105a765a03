import { LONGEST_DOUBT } from '@api/contract/limits';
import { css } from '@emotion/react';
import { messageOf, useApiMutation, useHost } from '@shell/kit';
import { MessageFields, useMessageDraft } from '@shell/kit/conversation';
import { Button, token } from 'design-system';
import { type FormEvent, useState } from 'react';

const form = css({ display: 'grid', gap: token.space[3], maxInlineSize: token.measure, minInlineSize: 0 });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

/** More from the learner under their own doubt; what is written outlives a closed tab and a failed call. */
export function FollowUpForm({ doubtId, onDone }: { doubtId: number; onDone: () => void }) {
  const host = useHost();
  const draft = useMessageDraft(`follow-up-${doubtId}`);
  const [checked, setChecked] = useState(false);
  const send = useApiMutation('POST /api/doubts/:id/follow-ups', { invalidates: ['GET /api/doubts/user'] });
  const close = () => {
    draft.clear();
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!draft.text.trim()) return;
    const { body } = draft;
    send.mutate(
      { params: { id: doubtId }, body },
      {
        onSuccess: () => draft.clearSent(body) && onDone(),
        onError: (error) => host.notify({ tone: 'error', text: messageOf(error) }),
      },
    );
  };
  return (
    <form css={form} onSubmit={submit} noValidate>
      <MessageFields
        draft={draft}
        label="Your message"
        help="What is still unclear?"
        autoFocus
        rows={3}
        maxLength={LONGEST_DOUBT}
        error={checked && !draft.text.trim() && 'Please write your doubt first'}
      />
      <div css={row}>
        <Button variant="primary" type="submit" loading={send.isPending}>
          Send
        </Button>
        <Button variant="quiet" onClick={close}>
          {draft.begun ? 'Discard' : 'Cancel'}
        </Button>
      </div>
    </form>
  );
}
