import type { StaffName } from '@api/contract';
import { LONGEST_NOTE } from '@api/contract/limits';
import { css } from '@emotion/react';
import { messageOf, useApi, useDraft, useHost } from '@shell/kit';
import { Button, TextArea, token } from 'design-system';
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { formKeys } from '../form-keys.ts';
import { stack } from '../styles.ts';
import { colleaguesLike, mentionedIn, type NotesAbout, nameBeingTyped, paramsOf, useNewNote } from './use-notes.ts';

/** A new note; `@` mentions colleagues, who are notified. The draft survives a closed tab. */
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
    <form css={stack[3]} onSubmit={submit} onKeyDown={formKeys()} noValidate>
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

interface ColleagueNamesProps {
  id: string;
  colleagues: readonly StaffName[];
  /** From 0: taken by Enter. */
  active: number;
  onTake: (colleague: StaffName) => void;
}

const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** Names below a field, which keeps focus and keys. */
const ColleagueNames = ({ id, colleagues, active, onTake }: ColleagueNamesProps) => (
  <div css={names} id={id} role="listbox" aria-label="Colleagues">
    {colleagues.map((colleague, index) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus.
      <div
        key={colleague.id}
        id={optionId(id, index)}
        role="option"
        tabIndex={-1}
        aria-selected={index === active}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onTake(colleague)}
      >
        {colleague.name}
      </div>
    ))}
  </div>
);

interface Options {
  text: string;
  setText: (text: string) => void;
  colleagues: readonly StaffName[];
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Offers colleagues after `@`: arrows choose, Enter and Tab take, Escape closes. */
function useMentioning({ text, setText, colleagues, field }: Options) {
  const [caret, setCaret] = useState(0);
  const [chosen, setChosen] = useState(0);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const typing = nameBeingTyped(text, caret);
  const offered = typing && typing.from !== closedAt ? colleaguesLike(colleagues, typing.typed) : [];
  const active = Math.min(chosen, offered.length - 1);

  const take = ({ name }: StaffName) => {
    if (!typing) return;
    const place = typing.from + name.length + 2;
    setText(`${text.slice(0, typing.from)}@${name} ${text.slice(caret)}`);
    setCaret(place);
    setChosen(0);
    requestAnimationFrame(() => field.current?.setSelectionRange(place, place));
    field.current?.focus();
  };
  const pressed = (event: KeyboardEvent) => {
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
  return { offered, active, take, pressed, setCaret };
}
