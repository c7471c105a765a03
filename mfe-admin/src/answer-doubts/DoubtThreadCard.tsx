import type { DoubtThread } from '@api/contract';
import { LONGEST_REPLY } from '@api/contract/limits';
import { css } from '@emotion/react';
import { readDraft, useApiMutation, useHost, useSession } from '@shell/kit';
import { Message, type MessageDraft, MessageForm } from '@shell/kit/conversation';
import { Badge, Button, Sheet, token } from 'design-system';
import Reply from 'lucide-react/icons/reply';
import { AboutQuestion } from '../staff-area/AboutQuestion.tsx';
import { Assignee } from '../staff-area/assign/Assignee.tsx';
import { formKeys } from '../staff-area/form-keys.ts';
import { PersonHead } from '../staff-area/PersonHead.tsx';
import { spread, stack } from '../staff-area/styles.ts';
import { useReplyForm } from '../staff-area/use-reply-form.ts';

const conversation = css({
  display: 'grid',
  gap: token.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minInlineSize: 0 },
});

/** A doubt's conversation, its question, and a reply form. */
export function DoubtThreadCard({ thread }: { thread: DoubtThread }) {
  const { id, user, asker, created_at, replies, Question } = thread;
  const { user: staff } = useSession();
  const drafts = [`reply-${id}`, `reply-${id}-photo`];
  const form = useReplyForm(() => drafts.some((key) => readDraft(staff?.id ?? 0, key) !== null));
  const host = useHost();
  const reply = useApiMutation('POST /api/doubts/:id/replies', { invalidates: ['GET /api/doubts'] });
  const nameOf = (author: DoubtThread['user']) => author.full_name ?? author.username;
  // An older API sends no `waiting_since`.
  const waits = thread.waiting_since === undefined ? replies.length === 0 : thread.waiting_since !== null;
  const send = async (body: MessageDraft['body']) => {
    await reply.mutateAsync({ params: { id }, body });
    host.notify({ tone: 'success', text: `Reply sent. ${nameOf(user)} gets a mail.` });
  };
  return (
    <Sheet render={<article aria-labelledby={`doubt-${id}`} />}>
      <div css={stack[4]}>
        <PersonHead
          id={`doubt-${id}`}
          name={nameOf(user)}
          userId={asker.id}
          email={asker.email}
          at={created_at}
          badge={waits ? <Badge tone="warning">To answer</Badge> : <Badge tone="success">Answered</Badge>}
        />
        <AboutQuestion question={Question} />
        <ol css={conversation} aria-label="Conversation">
          {[thread, ...replies].map((message) => (
            <li key={message.id}>
              <Message message={message} author={nameOf(message.user)} />
            </li>
          ))}
        </ol>
        {form.open ? (
          <MessageForm
            draftKey={`reply-${id}`}
            label="Your reply"
            help="The learner reads it under My Doubts."
            maxLength={LONGEST_REPLY}
            missing="Please write a reply first"
            sendLabel="Send reply"
            send={send}
            onDone={form.leave}
            onKeyDown={formKeys(form.leave)}
          />
        ) : (
          <div css={spread[3]}>
            <Button
              ref={form.button}
              data-card-key="r"
              icon={<Reply />}
              variant={waits ? 'secondary' : 'quiet'}
              onClick={form.begin}
            >
              {replies.length === 0 ? 'Reply' : 'Reply again'}
            </Button>
            <Assignee kind="doubt" id={id} assignee={thread.assignee ?? null} />
          </div>
        )}
      </div>
    </Sheet>
  );
}
