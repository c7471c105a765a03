import type { ContactMessage } from '@api/contract';
import type { ContactTopic } from '@api/contract/contact-topics';
import { css } from '@emotion/react';
import { messageOf, readDraft, useApiMutation, useHost, useSession } from '@shell/kit';
import { Badge, Button, Sheet, token } from 'design-system';
import CircleCheck from 'lucide-react/icons/circle-check';
import Reply from 'lucide-react/icons/reply';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { Moment } from '../staff-area/formats.tsx';
import { PersonHead } from '../staff-area/PersonHead.tsx';
import { ReplyForm, replyDraftKey } from './ReplyForm.tsx';

const card = css({ display: 'grid', gap: token.space[4], minInlineSize: 0, '& > *': { minInlineSize: 0 } });
const words = css({ margin: 0, maxInlineSize: token.measure, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const quiet = css({ color: token.color.ink3, fontSize: token.text.small });
const replies = css({ display: 'grid', gap: token.space[3], margin: 0, padding: 0, listStyle: 'none' });
const replyStyles = css({
  display: 'grid',
  gap: token.space[1],
  padding: token.space[4],
  borderRadius: token.radius.control,
  background: token.color.accentSoft,
});
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

/** The topics in a word. */
const TOPICS: Readonly<Record<ContactTopic, string>> = {
  general: 'General',
  account: 'Account',
  questions: 'Questions',
  classes: 'Classes',
  payments: 'Payments',
  grading: 'Grading',
  privacy: 'Privacy',
};

/** One message: who wrote what about what, what was replied, and what to do with it. */
export function MessageCard({ message }: { message: ContactMessage }) {
  const { id, topic, text, name, email, created_at, state, account, closed } = message;
  const { user: staff } = useSession();
  const [writing, setWriting] = useState(() => readDraft(staff?.id ?? 0, replyDraftKey(id)) !== null);
  return (
    <Sheet render={<article aria-labelledby={`message-${id}`} />}>
      <div css={card}>
        <PersonHead
          id={`message-${id}`}
          name={name}
          email={email}
          at={created_at}
          badge={<Badge tone={state === 'held' ? 'warning' : 'neutral'}>{TOPICS[topic]}</Badge>}
        />
        {state === 'held' && <p css={quiet}>Held back: it looks as if a program had sent it. Nobody was mailed about it.</p>}
        {account && account.email !== email && (
          <p css={quiet}>
            Sent from the account of {account.name}, {account.email}
          </p>
        )}
        <p css={words}>{text}</p>
        {message.replies.length > 0 && (
          <ol css={replies} aria-label="Replies">
            {message.replies.map((reply) => (
              <li key={reply.id} css={replyStyles}>
                <span css={quiet}>
                  {reply.by?.name ?? 'A former colleague'}, <Moment at={reply.created_at} />
                </span>
                <p css={words}>{reply.text}</p>
              </li>
            ))}
          </ol>
        )}
        {closed && (
          <p css={quiet}>
            Closed by {closed.by?.name ?? 'a former colleague'}, <Moment at={closed.at} />
          </p>
        )}
        {writing ? (
          <ReplyForm message={message} onDone={() => setWriting(false)} />
        ) : (
          <Choices message={message} onReply={() => setWriting(true)} />
        )}
      </div>
    </Sheet>
  );
}

/** The actions on an open message. */
function Choices({ message, onReply }: { message: ContactMessage; onReply: () => void }) {
  const host = useHost();
  const put = useApiMutation('PUT /api/admin/messages/:id', { invalidates: ['GET /api/admin/messages'] });
  const { id, state } = message;
  const move = (next: 'open' | 'closed') =>
    put.mutate(
      { params: { id }, body: { state: next } },
      {
        onSuccess: ({ message: said }) =>
          host.notify({
            tone: 'success',
            text: said,
            ...(next === 'closed' && state === 'open' && { action: { label: 'Undo', run: () => move('open') } }),
          }),
        onError: (error) => host.notify({ tone: 'error', text: messageOf(error) }),
      },
    );
  return (
    <div css={buttons}>
      {state === 'held' && (
        <Button icon={<Undo2 />} loading={put.isPending} onClick={() => move('open')}>
          It is a person
        </Button>
      )}
      <Button data-card-key="r" icon={<Reply />} variant={state === 'open' ? 'secondary' : 'quiet'} onClick={onReply}>
        {message.replies.length > 0 ? 'Reply again' : 'Reply'}
      </Button>
      {state === 'closed' ? (
        <Button data-card-key="c" variant="quiet" icon={<Undo2 />} loading={put.isPending} onClick={() => move('open')}>
          Open again
        </Button>
      ) : (
        <Button data-card-key="c" variant="quiet" icon={<CircleCheck />} loading={put.isPending} onClick={() => move('closed')}>
          {message.replies.length > 0 ? 'Close' : 'Close without a reply'}
        </Button>
      )}
    </div>
  );
}
