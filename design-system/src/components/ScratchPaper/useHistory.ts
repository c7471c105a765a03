import { useRef, useState } from 'react';
import type { DrawnStroke } from './strokes.ts';

/** A step to undo: strokes added and removed. */
interface Step {
  added: readonly DrawnStroke[];
  removed: readonly DrawnStroke[];
}

export interface StrokeHistory {
  canUndo: boolean;
  canRedo: boolean;
  change: (step: Step) => void;
  undo: () => void;
  redo: () => void;
}

const apply = (strokes: readonly DrawnStroke[], { added, removed }: Step): DrawnStroke[] => [
  ...strokes.filter(({ id }) => !removed.some((one) => one.id === id)),
  ...added.filter(({ id }) => !strokes.some((one) => one.id === id)),
];

/** Undo and redo. Steps name strokes, so that another tab's strokes stay. */
export function useHistory(strokes: readonly DrawnStroke[], onChange: (strokes: DrawnStroke[]) => void): StrokeHistory {
  const done = useRef<Step[]>([]);
  const undone = useRef<Step[]>([]);
  const [, draw] = useState(0);
  const latest = useRef(strokes);
  latest.current = strokes;
  const go = (step: Step) => {
    latest.current = apply(latest.current, step);
    onChange([...latest.current]);
    draw((count) => count + 1);
  };
  return {
    canUndo: done.current.length > 0,
    canRedo: undone.current.length > 0,
    change: (step) => {
      done.current.push(step);
      undone.current = [];
      go(step);
    },
    undo: () => {
      const step = done.current.pop();
      if (!step) return;
      undone.current.push(step);
      go({ added: step.removed, removed: step.added });
    },
    redo: () => {
      const step = undone.current.pop();
      if (!step) return;
      done.current.push(step);
      go(step);
    },
  };
}
