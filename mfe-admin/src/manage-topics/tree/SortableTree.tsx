import type { StaffTopic } from '@api/contract';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { css } from '@emotion/react';
import { Kbd, token, VisuallyHidden } from 'design-system';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { nameOf } from '../topic-addresses.ts';
import { INDENT, TopicRow } from './TopicRow.tsx';
import { levelFor, moveTo, type Step, sameTree, stepped, subtreeOf } from './tree-moves.ts';

function placeWords(topics: readonly StaffTopic[], id: number): string {
  const topic = topics.find((each) => each.id === id);
  if (!topic) return '';
  const above = topics.find(({ id: each }) => each === topic.parent_topic_id);
  const siblings = topics.filter(({ parent_topic_id }) => parent_topic_id === topic.parent_topic_id);
  const place = `${siblings.indexOf(topic) + 1} of ${siblings.length}`;
  return `${nameOf(topic)}: ${place} ${above ? `below ${nameOf(above)}` : 'at the top level'}, level ${topic.depth}.`;
}

const list = css({ margin: 0, padding: 0, listStyle: 'none' });
const help = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[2],
  alignItems: 'baseline',
  padding: `${token.space[3]} ${token.space[4]}`,
  borderBlockEnd: `1px solid ${token.color.line}`,
  color: token.color.ink2,
  fontSize: token.text.small,
});

interface SortableTreeProps {
  subject: string;
  topics: readonly StaffTopic[];
  busy: boolean;
  /** The new tree, and the moved topic's name. */
  onMoved: (topics: StaffTopic[], name: string) => void;
}

/** Topics moved by pointer (sideways for the level) or keyboard, announced. A drop stores the move. */
export function SortableTree({ subject, topics, busy, onMoved }: SortableTreeProps) {
  const helpId = useId();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const [said, say] = useState('');
  const putDown = (next: StaffTopic[], id: number) => {
    const topic = topics.find((each) => each.id === id);
    keyboard.forget();
    if (!topic || sameTree(next, topics)) return say('Nothing has moved.');
    say(`Put down. ${placeWords(next, id)}`);
    onMoved(next, nameOf(topic));
  };
  const keyboard = useLiftedTopic({ topics, busy, say, onPutDown: putDown });
  const { dragged, hidden, events } = useDraggedTopic(topics, putDown);
  const shown = keyboard.lifted?.topics ?? topics;
  const visible = shown.filter((topic) => !hidden.some(({ id }) => id === topic.id));

  return (
    <>
      <MovingHelp id={helpId} />
      <VisuallyHidden role="status" aria-live="assertive">
        {said}
      </VisuallyHidden>
      <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={{ announcements: SILENT }} {...events}>
        <SortableContext items={visible.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ul css={list} aria-label="Topics">
            {visible.map((topic) => (
              <TopicRow
                key={topic.id}
                subject={subject}
                topic={topic}
                depth={dragged?.id === topic.id ? dragged.depth : topic.depth}
                lifted={keyboard.lifted?.id === topic.id}
                disabled={busy}
                describedBy={helpId}
                handleRef={keyboard.handleRef(topic.id)}
                onKeyDown={(event) => keyboard.pressed(event, topic.id)}
                onBlur={() => keyboard.blurred(topic.id)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
    </>
  );
}

const MovingHelp = ({ id }: { id: string }) => (
  <p css={help} id={id}>
    <span>Drag a topic by its handle, to the right to put it below another one. By keyboard:</span>
    <span>
      <Kbd>Space</Kbd> lifts and puts down,
    </span>
    <span>
      <Kbd>↑</Kbd> <Kbd>↓</Kbd> move,
    </span>
    <span>
      <Kbd>→</Kbd> <Kbd>←</Kbd> change the level,
    </span>
    <span>
      <Kbd>Esc</Kbd> leaves it.
    </span>
  </p>
);

/** The tree makes its own announcements. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** The place and level that a pointer means. */
function aim(topics: readonly StaffTopic[], { active, over, delta }: Pick<DragMoveEvent, 'active' | 'over' | 'delta'>) {
  const id = Number(active.id);
  const below = subtreeOf(topics, id).slice(1);
  const visible = topics.filter((topic) => !below.includes(topic));
  const from = visible.findIndex((topic) => topic.id === id);
  const to = over ? visible.findIndex((topic) => topic.id === Number(over.id)) : from;
  const index = arrayMove(visible, from, to < 0 ? from : to).findIndex((topic) => topic.id === id);
  const wanted = (visible[from]?.depth ?? 1) + Math.round(delta.x / INDENT);
  return { id, index, wanted };
}

/** A dragged topic; its subtree moves along, hidden. */
function useDraggedTopic(topics: readonly StaffTopic[], onPutDown: (topics: StaffTopic[], id: number) => void) {
  const [dragged, setDragged] = useState<{ id: number; depth: number } | null>(null);
  return {
    dragged,
    hidden: dragged ? subtreeOf(topics, dragged.id).slice(1) : [],
    events: {
      onDragStart: ({ active }: DragStartEvent) => {
        const id = Number(active.id);
        setDragged({ id, depth: topics.find((topic) => topic.id === id)?.depth ?? 1 });
      },
      onDragMove: (event: DragMoveEvent) => {
        const { id, index, wanted } = aim(topics, event);
        const depth = levelFor(topics, id, index, wanted) ?? 1;
        if (dragged?.id !== id || dragged.depth !== depth) setDragged({ id, depth });
      },
      onDragEnd: (event: DragEndEvent) => {
        const { id, index, wanted } = aim(topics, event);
        setDragged(null);
        onPutDown(moveTo(topics, id, index, wanted), id);
      },
      onDragCancel: () => setDragged(null),
    },
  };
}

const KEYS: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

interface Options {
  topics: readonly StaffTopic[];
  busy: boolean;
  say: (words: string) => void;
  onPutDown: (topics: StaffTopic[], id: number) => void;
}

/** A topic lifted by keyboard, moved in steps, and dropped or cancelled. */
function useLiftedTopic({ topics, busy, say, onPutDown }: Options) {
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
