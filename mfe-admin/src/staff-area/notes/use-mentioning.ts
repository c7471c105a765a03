import type { StaffName } from '@api/contract';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { colleaguesLike, nameBeingTyped } from './mentions.ts';

interface Options {
  text: string;
  setText: (text: string) => void;
  colleagues: readonly StaffName[];
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The colleagues who are offered while a name is typed after `@`: arrows choose, Enter and Tab take, Escape closes them. */
export function useMentioning({ text, setText, colleagues, field }: Options) {
  const [caret, setCaret] = useState(0);
  const [chosen, setChosen] = useState(0);
  /** Where Escape has closed the names, until another one is begun. */
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
