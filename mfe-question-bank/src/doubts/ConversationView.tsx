import type { Doubt } from '@api/contract';
import { LONGEST_DOUBT } from '@api/contract/limits';
import { css } from '@emotion/react';
import { readDraft, useApiMutation, useErrorDisplay, useHost, useSession } from '@shell/kit';
import { Message, MessageForm } from '@shell/kit/conversation';
import { AlertDialog, Button, token } from 'design-system';
import MessageCirclePlus from 'lucide-react/icons/message-circle-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
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
const form = css({ maxInlineSize: token.measure, minInlineSize: 0 });
const waiting = css({ margin: 0, fontSize: token.text.small, color: token.color.ink3 });

/** A doubt with replies, a form to continue, and deletion. */
export function ConversationView({ doubt, replies }: Conversation) {
  const host = useHost();
  const { user } = useSession();
  const drafts = [`follow-up-${doubt.id}`, `follow-up-${doubt.id}-photo`];
  const [writing, setWriting] = useState(() => drafts.some((key) => readDraft(user?.id ?? 0, key) !== null));
  const remove = useApiMutation('DELETE /api/doubts/:id', { invalidates: ['GET /api/doubts/user'] });
  const followUp = useApiMutation('POST /api/doubts/:id/follow-ups', { invalidates: ['GET /api/doubts/user'] });
  const messages: readonly Doubt[] = [doubt, ...replies];
  const waits = messages.at(-1)?.user.staff === false;
  const own = doubt.Parent === null;

  const errorDisplay = useErrorDisplay();
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
      {waits && <p css={waiting}>A teacher typically answers within 24 hours. We’ll email you.</p>}
      {own && writing && (
        <div css={form}>
          <MessageForm
            draftKey={`follow-up-${doubt.id}`}
            label="Your message"
            help="What is still unclear?"
            rows={3}
            maxLength={LONGEST_DOUBT}
            missing="Please write your doubt first"
            sendLabel="Send"
            send={(body) => followUp.mutateAsync({ params: { id: doubt.id }, body })}
            onDone={() => setWriting(false)}
          />
        </div>
      )}
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
            description="This deletes the whole conversation, with its replies and photos. You can’t undo it."
            confirmLabel="Delete"
            onConfirm={drop}
            errorDisplay={errorDisplay}
          />
        </div>
      )}
    </div>
  );
}
