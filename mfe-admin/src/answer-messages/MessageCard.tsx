import type { ContactMessage } from '@api/contract';
import type { ContactTopic } from '@api/contract/contact-topics';
import { LONGEST_REPLY } from '@api/contract/limits';
import { css } from '@emotion/react';
import { isApiError, messageOf, readDraft, useApiMutation, useDraft, useHost, useRefresh, useSession } from '@shell/kit';
import { Badge, Banner, Button, DateTime, Sheet, TextArea, token } from 'design-system';
import CircleCheck from 'lucide-react/icons/circle-check';
import Reply from 'lucide-react/icons/reply';
import Undo2 from 'lucide-react/icons/undo-2';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { Assignee } from '../staff-area/assign/Assignee.tsx';
import { formKeys } from '../staff-area/form-keys.ts';
import { PersonHead } from '../staff-area/PersonHead.tsx';
import { PersonLink } from '../staff-area/PersonLink.tsx';
import { plainList, prose, row, small, spread, stack } from '../staff-area/styles.ts';
import { useReplyForm } from '../staff-area/use-reply-form.ts';

const replyStyles = css({
  display: 'grid',
  gap: token.space[1],
  padding: token.space[4],
  borderRadius: token.radius.control,
  background: token.color.accentSoft,
});
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

const TOPICS: Readonly<Record<ContactTopic, string>> = {
  general: 'General',
  account: 'Account',
  questions: 'Questions',
  classes: 'Classes',
  payments: 'Payments',
  grading: 'Grading',
  privacy: 'Privacy',
};

/** A message with its replies and actions. */
export function MessageCard({ message }: { message: ContactMessage }) {
  const { id, topic, text, name, email, created_at, state, account, closed } = message;
  const { user: staff } = useSession();
  const form = useReplyForm(() => readDraft(staff?.id ?? 0, replyDraftKey(id)) !== null);
  return (
    <Sheet render={<article aria-labelledby={`message-${id}`} />}>
      <div css={stack[4]}>
        <PersonHead
          id={`message-${id}`}
          name={name}
          userId={account?.email === email ? account.id : null}
          email={email}
          at={created_at}
          badge={<Badge tone={state === 'held' ? 'warning' : 'neutral'}>{TOPICS[topic]}</Badge>}
        />
        {state === 'held' && <p css={small}>Held back: it looks as if a program had sent it. Nobody was mailed about it.</p>}
        {account && account.email !== email && (
          <p css={small}>
            Sent from the account of <PersonLink id={account.id}>{account.name}</PersonLink>, {account.email}
          </p>
        )}
        <p css={prose}>{text}</p>
        {message.replies.length > 0 && (
          <ol css={plainList[3]} aria-label="Replies">
            {message.replies.map((reply) => (
              <li key={reply.id} css={replyStyles}>
                <span css={small}>
                  {reply.by?.name ?? 'A former colleague'}, <DateTime at={reply.created_at} format="dayTime" noWrap />
                </span>
                <p css={prose}>{reply.text}</p>
              </li>
            ))}
          </ol>
        )}
        {closed && (
          <p css={small}>
            Closed by {closed.by?.name ?? 'a former colleague'}, <DateTime at={closed.at} format="dayTime" noWrap />
          </p>
        )}
        {form.open ? (
          <ReplyForm message={message} onDone={form.leave} />
        ) : (
          <div css={spread[3]}>
            <Choices message={message} replyButton={form.button} onReply={form.begin} />
            <Assignee kind="message" id={id} assignee={message.assignee ?? null} />
          </div>
        )}
      </div>
    </Sheet>
  );
}

interface ChoicesProps {
  message: ContactMessage;
  replyButton: RefObject<HTMLButtonElement | null>;
  onReply: () => void;
}

function Choices({ message, replyButton, onReply }: ChoicesProps) {
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
      <Button
        ref={replyButton}
        data-card-key="r"
        icon={<Reply />}
        variant={state === 'open' ? 'secondary' : 'quiet'}
        onClick={onReply}
      >
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

const replyDraftKey = (messageId: number) => `message-reply-${messageId}`;

/** Replies by mail; the draft survives a closed tab and a failed call. */
function ReplyForm({ message, onDone }: { message: ContactMessage; onDone: () => void }) {
  const host = useHost();
  const refresh = useRefresh();
  const [text, write] = useDraft(replyDraftKey(message.id));
  const [checked, setChecked] = useState(false);
  /** The same for the same words, so that a lost response causes no second mail. */
  const key = useRef<string | null>(null);
  const reply = useApiMutation('POST /api/admin/messages/:id/replies', { invalidates: ['GET /api/admin/messages'] });
  const overtaken = isApiError(reply.error) && reply.error.code === 'replied_meanwhile';

  const close = () => {
    write('');
    onDone();
  };
  const send = (andClose: boolean) => {
    setChecked(true);
    if (!text.trim() || reply.isPending) return;
    key.current ??= crypto.randomUUID();
    const body = { key: key.current, text, replies_seen: message.replies.length, close: andClose };
    reply.mutate(
      { params: { id: message.id }, body },
      {
        onSuccess: ({ message: said }) => {
          // What was written since stays.
          if (key.current === body.key) close();
          host.notify({ tone: 'success', text: said });
        },
        onError: (error) => {
          if (isApiError(error) && error.code === 'replied_meanwhile') void refresh('GET /api/admin/messages');
          else host.notify({ tone: 'error', text: messageOf(error) });
        },
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(true);
  };

  return (
    <form css={stack[3]} onSubmit={submit} onKeyDown={formKeys(onDone)} noValidate>
      {overtaken && (
        <Banner tone="warning" title="A colleague has already replied.">
          Your reply was not sent and is kept. Read theirs above; send yours if it is still wanted.
        </Banner>
      )}
      <TextArea
        label="Your reply"
        help={`Goes by mail to ${message.email}, with their message below it.`}
        autoFocus
        rows={5}
        maxLength={LONGEST_REPLY}
        value={text}
        onChange={(event) => {
          key.current = null;
          write(event.target.value);
        }}
        error={checked && !text.trim() && 'Please write a reply first'}
      />
      <div css={row[3]}>
        <Button variant="primary" type="submit" loading={reply.isPending}>
          Send and close
        </Button>
        <Button disabled={reply.isPending} onClick={() => send(false)}>
          Send, leave open
        </Button>
        <Button variant="quiet" onClick={close}>
          {text.trim() ? 'Discard' : 'Cancel'}
        </Button>
      </div>
    </form>
  );
}
