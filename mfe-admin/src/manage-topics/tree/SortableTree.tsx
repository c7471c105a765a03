import type { StaffTopic } from '@api/contract';
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { css } from '@emotion/react';
import { Kbd, token, VisuallyHidden } from 'design-system';
import { useId, useState } from 'react';
import { nameOf } from '../topic-name.ts';
import { placeWords } from './place-labels.ts';
import { TopicRow } from './TopicRow.tsx';
import { sameTree } from './tree-moves.ts';
import { useDraggedTopic } from './use-dragged-topic.ts';
import { useLiftedTopic } from './use-lifted-topic.ts';

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
  /** The tree in its new order, and the name of what was moved. */
  onMoved: (topics: StaffTopic[], name: string) => void;
}

/** The topics to be moved by pointer (across for the level) or by keyboard, each step read out. Nothing is stored before it is put down. */
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

/** The tree says itself what happens. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
