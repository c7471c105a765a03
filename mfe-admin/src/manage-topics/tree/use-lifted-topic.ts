import type { StaffTopic } from '@api/contract';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { placeWords } from './place-labels.ts';
import { type Step, sameTree, stepped } from './tree-moves.ts';

const KEYS: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

interface Options {
  topics: readonly StaffTopic[];
  busy: boolean;
  /** Has it read out. */
  say: (words: string) => void;
  onPutDown: (topics: StaffTopic[], id: number) => void;
}

/** A topic that the keyboard moves: lifted at its handle, moved step by step, and put down or left where it was. */
export function useLiftedTopic({ topics, busy, say, onPutDown }: Options) {
  const [lifted, setLifted] = useState<{ id: number; topics: StaffTopic[] } | null>(null);
  const handles = useRef(new Map<number, HTMLButtonElement>());
  const focusHandle = (id: number) => handles.current.get(id)?.focus();

  const lift = (id: number) => {
    setLifted({ id, topics: [...topics] });
    say(
      `Lifted. ${placeWords(topics, id)} Arrows move it, right and left change its level, Space puts it down, Escape leaves it.`,
    );
  };
  const move = ({ id, topics: now }: NonNullable<typeof lifted>, step: Step) => {
    const next = stepped(now, id, step);
    setLifted({ id, topics: next });
    say(sameTree(next, now) ? 'It goes no further.' : placeWords(next, id));
  };
  // A moved row's handle loses focus. Restored before the next key press.
  useLayoutEffect(() => {
    if (lifted) handles.current.get(lifted.id)?.focus();
  }, [lifted]);
  const pressed = (event: KeyboardEvent, id: number) => {
    const step = KEYS[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (lifted) onPutDown(lifted.topics, lifted.id);
      else if (!busy) lift(id);
    } else if (lifted && event.key === 'Escape') {
      event.preventDefault();
      setLifted(null);
      say(`Left where it was. ${placeWords(topics, id)}`);
    } else if (lifted && step) {
      event.preventDefault();
      move(lifted, step);
    } else if (step === 'up' || step === 'down') {
      event.preventDefault();
      const index = topics.findIndex((topic) => topic.id === id) + (step === 'up' ? -1 : 1);
      focusHandle(topics[index]?.id ?? 0);
    }
  };
  /** Losing focus with a topic lifted cancels the move. */
  const blurred = (id: number) => {
    if (lifted?.id !== id) return;
    requestAnimationFrame(() => {
      if (document.activeElement !== handles.current.get(id)) setLifted((now) => (now?.id === id ? null : now));
    });
  };
  const handleRef = (id: number) => (element: HTMLButtonElement | null) => {
    if (element) handles.current.set(id, element);
    else handles.current.delete(id);
  };
  return { lifted, forget: () => setLifted(null), pressed, blurred, handleRef };
}
