import type { StaffTopic } from '@api/contract';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { css } from '@emotion/react';
import { Kbd, token, VisuallyHidden } from 'design-system';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { INDENT, TopicRow } from './TopicRow.tsx';
import { levelFor, moveTo, type Step, sameTree, stepped, subtreeOf } from './tree-moves.ts';

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

const KEYS: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

interface SortableTreeProps {
  subject: string;
  topics: readonly StaffTopic[];
  busy: boolean;
  /** The tree in its new order, and the name of what was moved. */
  onMoved: (topics: StaffTopic[], name: string) => void;
}

const nameOf = ({ topic_number, topic_name }: StaffTopic) => `${topic_number} ${topic_name}`;

/** Where a topic stands, as it is read out. */
function placeWords(topics: readonly StaffTopic[], id: number): string {
  const index = topics.findIndex((topic) => topic.id === id);
  const topic = topics[index];
  if (!topic) return '';
  const above = topics.find(({ id: each }) => each === topic.parent_topic_id);
  const siblings = topics.filter(({ parent_topic_id }) => parent_topic_id === topic.parent_topic_id);
  const place = `${siblings.indexOf(topic) + 1} of ${siblings.length}`;
  return `${nameOf(topic)}: ${place} ${above ? `below ${nameOf(above)}` : 'at the top level'}, level ${topic.depth}.`;
}

/** The topics to be moved by pointer (across for the level) or by keyboard, each step read out. Nothing is stored before it is put down. */
export function SortableTree({ subject, topics, busy, onMoved }: SortableTreeProps) {
  const helpId = useId();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const [lifted, setLifted] = useState<{ id: number; topics: StaffTopic[] } | null>(null);
  const [drag, setDrag] = useState<{ id: number; depth: number } | null>(null);
  const [said, setSaid] = useState('');
  const handles = useRef(new Map<number, HTMLButtonElement>());
  const shown = lifted?.topics ?? topics;

  const putDown = (next: StaffTopic[], id: number) => {
    const topic = topics.find((each) => each.id === id);
    setLifted(null);
    if (!topic || sameTree(next, topics)) return setSaid('Nothing has moved.');
    setSaid(`Put down. ${placeWords(next, id)}`);
    onMoved(next, nameOf(topic));
  };
  const pressed = (event: KeyboardEvent, topic: StaffTopic) => {
    const step = KEYS[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (lifted) return putDown(lifted.topics, lifted.id);
      if (busy) return;
      setLifted({ id: topic.id, topics: [...topics] });
      setSaid(
        `Lifted. ${placeWords(topics, topic.id)} Arrows move it, right and left change its level, Space puts it down, Escape leaves it.`,
      );
    } else if (lifted && event.key === 'Escape') {
      event.preventDefault();
      setLifted(null);
      setSaid(`Left where it was. ${placeWords(topics, topic.id)}`);
    } else if (lifted && step) {
      event.preventDefault();
      const next = stepped(lifted.topics, lifted.id, step);
      setLifted({ ...lifted, topics: next });
      setSaid(sameTree(next, lifted.topics) ? 'It goes no further.' : placeWords(next, lifted.id));
      // React moves the row; the focus stays on its handle.
      requestAnimationFrame(() => handles.current.get(lifted.id)?.focus());
    } else if (!lifted && (step === 'up' || step === 'down')) {
      event.preventDefault();
      const index = topics.findIndex(({ id }) => id === topic.id) + (step === 'up' ? -1 : 1);
      handles.current.get(topics[index]?.id ?? 0)?.focus();
    }
  };

  /** The place that a pointer means: among the others, and on which level. */
  const aim = ({ active, over, delta }: DragMoveEvent | DragEndEvent) => {
    const id = Number(active.id);
    const visible = topics.filter((topic) => topic.id === id || !subtreeOf(topics, id).includes(topic));
    const from = visible.findIndex((topic) => topic.id === id);
    const to = over ? visible.findIndex((topic) => topic.id === Number(over.id)) : from;
    const index = arrayMove(visible, from, to < 0 ? from : to).findIndex((topic) => topic.id === id);
    const wanted = (visible[from]?.depth ?? 1) + Math.round(delta.x / INDENT);
    return { id, index, wanted };
  };
  const dragged = (event: DragMoveEvent) => {
    const { id, index, wanted } = aim(event);
    const depth = levelFor(topics, id, index, wanted) ?? 1;
    if (drag?.id !== id || drag.depth !== depth) setDrag({ id, depth });
  };
  const dropped = (event: DragEndEvent) => {
    const { id, index, wanted } = aim(event);
    setDrag(null);
    putDown(moveTo(topics, id, index, wanted), id);
  };
  const hidden = drag ? subtreeOf(topics, drag.id).slice(1) : [];
  const visible = shown.filter((topic) => !hidden.some(({ id }) => id === topic.id));

  return (
    <>
      <p css={help} id={helpId}>
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
      <VisuallyHidden role="status" aria-live="assertive">
        {said}
      </VisuallyHidden>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={({ active }) =>
          setDrag({ id: Number(active.id), depth: topics.find(({ id }) => id === Number(active.id))?.depth ?? 1 })
        }
        onDragMove={dragged}
        onDragEnd={dropped}
        onDragCancel={() => setDrag(null)}
        accessibility={{ announcements: SILENT }}
      >
        <SortableContext items={visible.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ul css={list} aria-label="Topics">
            {visible.map((topic) => (
              <TopicRow
                key={topic.id}
                subject={subject}
                topic={topic}
                depth={drag?.id === topic.id ? drag.depth : topic.depth}
                lifted={lifted?.id === topic.id}
                disabled={busy}
                describedBy={helpId}
                handleRef={(element) => {
                  if (element) handles.current.set(topic.id, element);
                  else handles.current.delete(topic.id);
                }}
                onKeyDown={(event) => pressed(event, topic)}
                onBlur={() => {
                  if (lifted?.id === topic.id) requestAnimationFrame(() => leaveUnlessBack(topic.id));
                }}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
    </>
  );

  /** Whoever goes elsewhere with a topic lifted leaves it where it was. */
  function leaveUnlessBack(id: number) {
    if (document.activeElement !== handles.current.get(id)) setLifted((now) => (now?.id === id ? null : now));
  }
}

/** The tree says itself what happens. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
