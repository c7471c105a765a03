import type { DoubtThread } from '@api/contract';
import { css } from '@emotion/react';
import { useSession } from '@shell/kit';
import { Avatar, Badge, Button, media, Sheet, token } from 'design-system';
import Reply from 'lucide-react/icons/reply';
import { useState } from 'react';
import { AboutQuestion } from '../staff-area/AboutQuestion.tsx';
import { dayOf, momentOf } from '../staff-area/dates.ts';
import { readDraft } from '../staff-area/stored-draft.ts';
import { ReplyForm } from './ReplyForm.tsx';

const card = css({ display: 'grid', gap: token.space[4] });
const head = css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center', gap: token.space[3] });
const name = css({ fontFamily: token.font.sans, fontSize: token.text.body, fontWeight: token.weight.strong });
const quiet = css({ color: token.color.ink3, fontSize: token.text.small, overflowWrap: 'anywhere' });
const pieces = css({ display: 'flex', flexWrap: 'wrap', columnGap: token.space[3] });
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
        <header css={head}>
          <Avatar name={who} />
          <div>
            <h2 id={`doubt-${id}`} css={name}>
              {who}
            </h2>
            <div css={[quiet, pieces]}>
              <span>{asker.email}</span>
              <time dateTime={created_at}>{momentOf(created_at)}</time>
            </div>
          </div>
          {replies.length === 0 ? <Badge tone="warning">To answer</Badge> : <Badge tone="success">Answered</Badge>}
        </header>
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
