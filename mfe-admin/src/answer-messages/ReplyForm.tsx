import type { ContactMessage } from '@api/contract';
import { LONGEST_REPLY } from '@api/contract/limits';
import { css } from '@emotion/react';
import { isApiError, messageOf, useApiMutation, useDraft, useHost, useRefresh } from '@shell/kit';
import { Banner, Button, TextArea, token } from 'design-system';
import { type FormEvent, useRef, useState } from 'react';

const form = css({ display: 'grid', gap: token.space[3], minInlineSize: 0 });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

/** Where a reply is kept until it is sent. */
export const replyDraftKey = (messageId: number) => `message-reply-${messageId}`;

/** Answers a message by mail; what is written outlives a closed tab and a failed call. */
export function ReplyForm({ message, onDone }: { message: ContactMessage; onDone: () => void }) {
  const host = useHost();
  const refresh = useRefresh();
  const [text, write] = useDraft(replyDraftKey(message.id));
  const [checked, setChecked] = useState(false);
  /** The same for the same words, so that a reply whose answer got lost is not sent twice. */
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
          // What was written after that was not sent, and stays.
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
    <form css={form} onSubmit={submit} noValidate>
      {overtaken && (
        <Banner tone="warning" title="A colleague has replied meanwhile.">
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
      <div css={row}>
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
