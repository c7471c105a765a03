import type { DoubtThread } from '@api/contract';
import { css } from '@emotion/react';
import { readDraft, useSession } from '@shell/kit';
import { Badge, Button, media, Sheet, token } from 'design-system';
import Reply from 'lucide-react/icons/reply';
import { useState } from 'react';
import { AboutQuestion } from '../staff-area/AboutQuestion.tsx';
import { dayOf } from '../staff-area/dates.ts';
import { PersonHead } from '../staff-area/PersonHead.tsx';
import { ReplyForm } from './ReplyForm.tsx';

const card = css({ display: 'grid', gap: token.space[4] });
const quiet = css({ color: token.color.ink3, fontSize: token.text.small, overflowWrap: 'anywhere' });
const words = css({ margin: 0, maxInlineSize: token.measure, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const replyBox = css({
  display: 'grid',
  gap: token.space[1],
  paddingInlineStart: token.space[4],
  borderInlineStart: `2px solid ${token.color.accent}`,
  [media.phone]: { paddingInlineStart: token.space[3] },
});

/** One doubt with its question, its replies, and the way to answer it. */
export function DoubtThreadCard({ thread }: { thread: DoubtThread }) {
  const { id, user, asker, created_at, queries, replies, Question } = thread;
  const { user: staff } = useSession();
  const [writing, setWriting] = useState(() => readDraft(staff?.id ?? 0, `reply-${id}`) !== null);
  const who = user.full_name ?? user.username;
  return (
    <Sheet render={<article aria-labelledby={`doubt-${id}`} />}>
      <div css={card}>
        <PersonHead
          id={`doubt-${id}`}
          name={who}
          email={asker.email}
          at={created_at}
          badge={replies.length === 0 ? <Badge tone="warning">To answer</Badge> : <Badge tone="success">Answered</Badge>}
        />
        <p css={words}>{queries}</p>
        <AboutQuestion question={Question} />
        {replies.map((reply) => (
          <div key={reply.id} css={replyBox}>
            <div css={quiet}>
              {reply.user.full_name ?? reply.user.username} replied on{' '}
              <time dateTime={reply.created_at}>{dayOf(reply.created_at)}</time>
            </div>
            <p css={words}>{reply.queries}</p>
          </div>
        ))}
        {writing ? (
          <ReplyForm doubtId={id} asker={who} onDone={() => setWriting(false)} />
        ) : (
          <div>
            <Button icon={<Reply />} variant={replies.length === 0 ? 'secondary' : 'quiet'} onClick={() => setWriting(true)}>
              {replies.length === 0 ? 'Reply' : 'Reply again'}
            </Button>
          </div>
        )}
      </div>
    </Sheet>
  );
}
