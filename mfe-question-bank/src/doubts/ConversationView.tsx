import type { Doubt } from '@api/contract';
import { LONGEST_DOUBT } from '@api/contract/limits';
import { css } from '@emotion/react';
import { messageOf, readDraft, useApiMutation, useFailureTelling, useHost, useSession } from '@shell/kit';
import { Message, MessageFields, useMessageDraft } from '@shell/kit/conversation';
import { AlertDialog, Button, token } from 'design-system';
import MessageCirclePlus from 'lucide-react/icons/message-circle-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, useState } from 'react';
import { type Conversation, nameOf } from './threads.ts';

const box = css({ display: 'grid', gap: token.space[3], minInlineSize: 0, '& > *': { minInlineSize: 0 } });
const list = css({
  display: 'grid',
  gap: token.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minInlineSize: 0 },
});
const row = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[2] });
const waiting = css({ margin: 0, fontSize: token.text.small, color: token.color.ink3 });

/** A doubt and all that was written under it, the way to write more, and to delete it. */
export function ConversationView({ doubt, replies }: Conversation) {
  const host = useHost();
  const { user } = useSession();
  const drafts = [`follow-up-${doubt.id}`, `follow-up-${doubt.id}-photo`];
  const [writing, setWriting] = useState(() => drafts.some((key) => readDraft(user?.id ?? 0, key) !== null));
  const remove = useApiMutation('DELETE /api/doubts/:id', { invalidates: ['GET /api/doubts/user'] });
  const messages: readonly Doubt[] = [doubt, ...replies];
  const waits = messages.at(-1)?.user.staff === false;
  const own = doubt.Parent === null;

  const telling = useFailureTelling();
  const drop = async () => {
    await remove.mutateAsync({ params: { id: doubt.id } });
    host.notify({ tone: 'success', text: 'Your doubt is deleted.' });
  };
  return (
    <div css={box}>
      <ol css={list} aria-label="Conversation">
        {messages.map((message) => (
          <li key={message.id}>
            <Message message={message} author={message.user.staff ? nameOf(message) : 'You'} />
          </li>
        ))}
      </ol>
      {waits && <p css={waiting}>A teacher typically answers within 24 hours. You get a mail.</p>}
      {own && writing && <FollowUpForm doubtId={doubt.id} onDone={() => setWriting(false)} />}
      {own && !writing && (
        <div css={row}>
          <Button size="small" icon={<MessageCirclePlus />} onClick={() => setWriting(true)}>
            {waits ? 'Add something' : 'Reply'}
          </Button>
          <AlertDialog
            danger
            trigger={
              <Button size="small" variant="quiet" icon={<Trash2 />}>
                Delete
              </Button>
            }
            title="Delete this doubt?"
            description="The whole conversation goes, with its replies and photos. It cannot be brought back."
            confirmLabel="Delete"
            onConfirm={drop}
            telling={telling}
          />
        </div>
      )}
    </div>
  );
}

const form = css({ display: 'grid', gap: token.space[3], maxInlineSize: token.measure, minInlineSize: 0 });

/** More from the learner under their own doubt; what is written outlives a closed tab and a failed call. */
function FollowUpForm({ doubtId, onDone }: { doubtId: number; onDone: () => void }) {
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
