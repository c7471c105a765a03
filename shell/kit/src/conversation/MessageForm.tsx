import { css } from '@emotion/react';
import { Button, token } from 'design-system';
import { type FormEvent, type KeyboardEventHandler, useState } from 'react';
import { messageOf } from '../api-error.ts';
import { useHost } from '../host-context.tsx';
import { MessageFields, type MessageFieldsProps } from './MessageFields.tsx';
import { type MessageDraft, useMessageDraft } from './use-message-draft.ts';

const form = css({ display: 'grid', gap: token.space[3], minInlineSize: 0 });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

interface MessageFormProps extends Pick<MessageFieldsProps, 'label' | 'help' | 'rows' | 'maxLength'> {
  draftKey: string;
  missing: string;
  sendLabel: string;
  send: (body: MessageDraft['body']) => Promise<unknown>;
  onDone: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLFormElement>;
}

/** Continues a conversation; the draft survives a closed tab and a failed call. */
export function MessageForm({ draftKey, missing, sendLabel, send, onDone, onKeyDown, ...fields }: MessageFormProps) {
  const host = useHost();
  const draft = useMessageDraft(draftKey);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const empty = !draft.text.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (empty || busy) return;
    const { body } = draft;
    setBusy(true);
    try {
      await send(body);
      if (draft.clearSent(body)) onDone();
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const discard = () => {
    draft.clear();
    onDone();
  };
  return (
    <form css={form} onSubmit={(event) => void submit(event)} onKeyDown={onKeyDown} noValidate>
      <MessageFields {...fields} draft={draft} autoFocus error={checked && empty && missing} />
      <div css={buttons}>
        <Button variant="primary" type="submit" loading={busy}>
          {sendLabel}
        </Button>
        <Button variant="quiet" onClick={discard}>
          {draft.begun ? 'Discard' : 'Cancel'}
        </Button>
      </div>
    </form>
  );
}
