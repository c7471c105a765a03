import type { StaffTopic } from '@api/contract';
import type { DragEndEvent, DragMoveEvent, DragStartEvent } from '@dnd-kit/core';
import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';
import { INDENT } from './TopicRow.tsx';
import { levelFor, moveTo, subtreeOf } from './tree-moves.ts';

/** The place that a pointer means: among the others, and on which level. */
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

/** A topic that a pointer moves, across for its level; all below it comes along out of sight. */
export function useDraggedTopic(topics: readonly StaffTopic[], onPutDown: (topics: StaffTopic[], id: number) => void) {
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
