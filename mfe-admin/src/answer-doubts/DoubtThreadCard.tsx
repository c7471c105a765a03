import type { DoubtThread } from '@api/contract';
import { LONGEST_REPLY } from '@api/contract/limits';
import { css } from '@emotion/react';
import { messageOf, readDraft, useApiMutation, useHost, useSession } from '@shell/kit';
import { Message, MessageFields, useMessageDraft } from '@shell/kit/conversation';
import { Badge, Button, Sheet, token } from 'design-system';
import Reply from 'lucide-react/icons/reply';
import { useState } from 'react';
import { AboutQuestion } from '../staff-area/AboutQuestion.tsx';
import { Assignee } from '../staff-area/assign/Assignee.tsx';
import { formKeys } from '../staff-area/form-keys.ts';
import { PersonHead } from '../staff-area/PersonHead.tsx';
import { row, spread, stack } from '../staff-area/styles.ts';

const conversation = css({
  display: 'grid',
  gap: token.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minInlineSize: 0 },
});

/** One doubt: its conversation, its question, and the reply form. */
export function DoubtThreadCard({ thread }: { thread: DoubtThread }) {
  const { id, user, asker, created_at, replies, Question } = thread;
  const { user: staff } = useSession();
  const drafts = [`reply-${id}`, `reply-${id}-photo`];
  const [writing, setWriting] = useState(() => drafts.some((key) => readDraft(staff?.id ?? 0, key) !== null));
  const nameOf = (author: DoubtThread['user']) => author.full_name ?? author.username;
  // An older API sends no `waiting_since`.
  const waits = thread.waiting_since === undefined ? replies.length === 0 : thread.waiting_since !== null;
  return (
    <Sheet render={<article aria-labelledby={`doubt-${id}`} />}>
      <div css={stack[4]}>
        <PersonHead
          id={`doubt-${id}`}
          name={nameOf(user)}
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
        {writing ? (
          <ReplyForm doubtId={id} asker={nameOf(user)} onDone={() => setWriting(false)} />
        ) : (
          <div css={spread[3]}>
            <Button data-card-key="r" icon={<Reply />} variant={waits ? 'secondary' : 'quiet'} onClick={() => setWriting(true)}>
              {replies.length === 0 ? 'Reply' : 'Reply again'}
            </Button>
            <Assignee kind="doubt" id={id} assignee={thread.assignee ?? null} />
          </div>
        )}
      </div>
    </Sheet>
  );
}

interface ReplyFormProps {
  doubtId: number;
  /** Who asked, as the confirmation names them. */
  asker: string;
  onDone: () => void;
}

/** Replies to a doubt, with a live preview of formulae; the draft survives a closed tab and a failed call. */
function ReplyForm({ doubtId, asker, onDone }: ReplyFormProps) {
  const host = useHost();
  const draft = useMessageDraft(`reply-${doubtId}`);
  const [checked, setChecked] = useState(false);
  const reply = useApiMutation('POST /api/doubts/:id/replies', { invalidates: ['GET /api/doubts'] });

  const close = () => {
    draft.clear();
    onDone();
  };
  const send = () => {
    setChecked(true);
    if (!draft.text.trim() || reply.isPending) return;
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
    <form
      css={stack[3]}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onKeyDown={formKeys(send, onDone)}
      noValidate
    >
      <MessageFields
        draft={draft}
        label="Your reply"
        help="The learner reads it under My Doubts."
        autoFocus
        maxLength={LONGEST_REPLY}
        error={checked && !draft.text.trim() && 'Please write a reply first'}
      />
      <div css={row[3]}>
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
