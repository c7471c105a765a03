import type { DoubtThread } from '@api/contract';
import { css } from '@emotion/react';
import { readDraft, useSession } from '@shell/kit';
import { Message } from '@shell/kit/conversation';
import { Badge, Button, Sheet, token } from 'design-system';
import Reply from 'lucide-react/icons/reply';
import { useState } from 'react';
import { AboutQuestion } from '../staff-area/AboutQuestion.tsx';
import { Assignee } from '../staff-area/assign/Assignee.tsx';
import { PersonHead } from '../staff-area/PersonHead.tsx';
import { ReplyForm } from './ReplyForm.tsx';

const card = css({ display: 'grid', gap: token.space[4], minInlineSize: 0, '& > *': { minInlineSize: 0 } });
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[3],
});
const conversation = css({
  display: 'grid',
  gap: token.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minInlineSize: 0 },
});

/** One doubt as a conversation with its question, and the way to answer it. */
export function DoubtThreadCard({ thread }: { thread: DoubtThread }) {
  const { id, user, asker, created_at, replies, Question } = thread;
  const { user: staff } = useSession();
  const drafts = [`reply-${id}`, `reply-${id}-photo`];
  const [writing, setWriting] = useState(() => drafts.some((key) => readDraft(staff?.id ?? 0, key) !== null));
  const nameOf = (author: DoubtThread['user']) => author.full_name ?? author.username;
  // An API of before names no `waiting_since`.
  const waits = thread.waiting_since === undefined ? replies.length === 0 : thread.waiting_since !== null;
  return (
    <Sheet render={<article aria-labelledby={`doubt-${id}`} />}>
      <div css={card}>
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
          <div css={actions}>
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
