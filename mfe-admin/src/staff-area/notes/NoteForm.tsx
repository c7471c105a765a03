import type { StaffName } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApi, useDraft, useHost } from '@shell/kit';
import { Button, TextArea, token } from 'design-system';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { colleaguesLike, mentionedIn, nameBeingTyped } from './mentions.ts';
import { type NotesAbout, paramsOf, useNewNote } from './use-notes.ts';

const form = css({ display: 'grid', gap: token.space[3], minInlineSize: 0 });
const names = css({
  display: 'grid',
  margin: 0,
  padding: token.space[1],
  listStyle: 'none',
  maxInlineSize: token.size.popup,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
  background: token.color.surface,
  '& [role="option"]': {
    padding: `${token.space[2]} ${token.space[3]}`,
    borderRadius: token.radius.control,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&[aria-selected="true"]': { background: token.color.accentSoft },
  },
});

/** A note that is being written: `@` offers colleagues by name, who are told of it. What is typed outlives a closed tab. */
export function NoteForm({ about }: { about: NotesAbout }) {
  const host = useHost();
  const id = useId();
  const [text, setText] = useDraft(`note-${about.kind}-${Object.values(paramsOf(about))[0]}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const key = useRef<string>(undefined);
  const [caret, setCaret] = useState(0);
  const [chosen, setChosen] = useState(0);
  /** Where Escape has closed the names, until another one is begun. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [checked, setChecked] = useState(false);
  const colleagues = useApi('GET /api/admin/colleagues', {}, { staleTime: 60_000 }).data?.colleagues ?? [];
  const send = useNewNote(about);
  const typing = nameBeingTyped(text, caret);
  const offered = typing && typing.from !== closedAt ? colleaguesLike(colleagues, typing.typed) : [];
  const active = Math.min(chosen, offered.length - 1);

  const take = ({ name }: StaffName) => {
    if (!typing) return;
    const next = `${text.slice(0, typing.from)}@${name} ${text.slice(caret)}`;
    const place = typing.from + name.length + 2;
    setText(next);
    setCaret(place);
    setChosen(0);
    requestAnimationFrame(() => field.current?.setSelectionRange(place, place));
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = offered;
    if (!first || !typing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChosen((active + step + offered.length) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(offered[active] ?? first);
    else if (event.key === 'Escape') setClosedAt(typing.from);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
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
          host.notify({ tone: 'success', text: told ? `Noted. ${told} will hear of it.` : 'Noted.' });
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
        help="Colleagues alone read it here; who a note is about gets it with the export of their data. @ and a name tells somebody."
        rows={2}
        maxLength={2_000}
        value={text}
        error={checked && !text.trim() && 'Please write the note first'}
        aria-controls={offered.length > 0 ? `${id}-names` : undefined}
        aria-activedescendant={offered.length > 0 ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        onChange={(event) => {
          key.current = undefined;
          setText(event.target.value);
          setCaret(event.target.selectionStart);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
      />
      {offered.length > 0 && (
        <div css={names} id={`${id}-names`} role="listbox" aria-label="Colleagues">
          {offered.map((colleague, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus.
            <div
              key={colleague.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(colleague)}
            >
              {colleague.name}
            </div>
          ))}
        </div>
      )}
      <div>
        <Button type="submit" loading={send.isPending}>
          Add note
        </Button>
      </div>
    </form>
  );
}
