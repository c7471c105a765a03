import { LONGEST_NOTE } from '@api/contract/limits';
import { css } from '@emotion/react';
import { messageOf, useApi, useDraft, useHost } from '@shell/kit';
import { Button, TextArea, token } from 'design-system';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ColleagueNames, optionId } from './ColleagueNames.tsx';
import { mentionedIn } from './mentions.ts';
import { useMentioning } from './use-mentioning.ts';
import { type NotesAbout, paramsOf, useNewNote } from './use-notes.ts';

const form = css({ display: 'grid', gap: token.space[3], minInlineSize: 0 });

/** A new note: `@` offers colleagues by name, who are notified. The input survives a closed tab. */
export function NoteForm({ about }: { about: NotesAbout }) {
  const host = useHost();
  const id = useId();
  const [text, setText] = useDraft(`note-${about.kind}-${Object.values(paramsOf(about))[0]}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const key = useRef<string>(undefined);
  const [checked, setChecked] = useState(false);
  const colleagues = useApi('GET /api/admin/colleagues', {}, { staleTime: 60_000 }).data?.colleagues ?? [];
  const send = useNewNote(about);
  const { offered, active, take, pressed, setCaret } = useMentioning({ text, setText, colleagues, field });
  const isOffering = offered.length > 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!text.trim() || send.isPending) return;
    key.current ??= crypto.randomUUID();
    const mentions = mentionedIn(text, colleagues);
    const body = { text: text.trim(), mentions: mentions.map((each) => each.id), client_key: key.current };
    send.mutate(
      { params: paramsOf(about), body },
      {
        onSuccess: () => {
          key.current = undefined;
          setText('');
          setChecked(false);
          const told = mentions.map(({ name }) => name).join(', ');
          host.notify({
            tone: 'success',
            text: told ? `The note is saved, and ${told} will be notified.` : 'The note is saved.',
          });
        },
        onError: (error) => host.notify({ tone: 'error', text: messageOf(error) }),
      },
    );
  };
  return (
    <form css={form} onSubmit={submit} noValidate>
      <TextArea
        ref={field}
        label="Note for colleagues"
        help="Only colleagues read it here. The person it is about gets it with the export of their data. Write @ and a name to notify a colleague."
        rows={2}
        maxLength={LONGEST_NOTE}
        value={text}
        error={checked && !text.trim() && 'Please write the note first'}
        aria-controls={isOffering ? id : undefined}
        aria-activedescendant={isOffering ? optionId(id, active) : undefined}
        aria-autocomplete="list"
        onChange={(event) => {
          key.current = undefined;
          setText(event.target.value);
          setCaret(event.target.selectionStart);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={pressed}
      />
      {isOffering && <ColleagueNames id={id} colleagues={offered} active={active} onTake={take} />}
      <div>
        <Button type="submit" loading={send.isPending}>
          Add note
        </Button>
      </div>
    </form>
  );
}
