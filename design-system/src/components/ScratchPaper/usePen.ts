import { type PointerEvent, useRef, useState } from 'react';
import { type DrawnStroke, LIMITS, type PenColour, type PenPoint, strokeOf, touches } from './strokes.ts';

interface PenOptions {
  strokes: readonly DrawnStroke[];
  /** Null erases. */
  colour: PenColour | null;
  /** False: the page is full. */
  room: boolean;
  onDraw: (stroke: DrawnStroke) => void;
  onErase: (strokes: DrawnStroke[]) => void;
}

/** A mouse reports no pressure. */
const MIDDLE = 50;

/** Draws or erases with mouse, finger or pen, ignoring the hand beside a pen. Returns the line, erased ids and handlers. */
export function usePen({ strokes, colour, room, onDraw, onErase }: PenOptions) {
  const [line, setLine] = useState<readonly PenPoint[]>([]);
  const [erased, setErased] = useState<ReadonlySet<string>>(new Set());
  const active = useRef<{ id: number; points: PenPoint[]; erased: Set<string>; erasing: boolean }>(undefined);
  const penSeen = useRef(false);

  const pointAt = (
    event: { clientX: number; clientY: number; pressure: number; pointerType: string },
    page: Element,
  ): PenPoint => {
    const box = page.getBoundingClientRect();
    const pressure = event.pointerType === 'pen' ? event.pressure * 100 : MIDDLE;
    return [((event.clientX - box.left) / box.width) * 1_000, ((event.clientY - box.top) / box.height) * 1_000, pressure];
  };
  const finish = () => {
    const current = active.current;
    active.current = undefined;
    setLine([]);
    setErased(new Set());
    if (!current) return;
    if (current.erasing) {
      const gone = strokes.filter(({ id }) => current.erased.has(id));
      if (gone.length > 0) onErase(gone);
    } else if (current.points.length > 0 && colour) onDraw(strokeOf(current.points, colour));
  };

  return {
    line,
    erased,
    handlers: {
      onPointerDown: (event: PointerEvent<Element>) => {
        if (event.pointerType === 'pen') penSeen.current = true;
        if (event.button > 0 && event.button !== 5) return;
        if (active.current || (event.pointerType === 'touch' && penSeen.current)) return;
        // The other end of a pen erases.
        const erasing = colour === null || event.button === 5;
        if (!erasing && !room) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        const point = pointAt(event, event.currentTarget);
        active.current = { id: event.pointerId, points: [point], erased: new Set(), erasing };
        if (!erasing) setLine([point]);
      },
      onPointerMove: (event: PointerEvent<Element>) => {
        const current = active.current;
        if (current?.id !== event.pointerId) return;
        const page = event.currentTarget;
        const moves = event.nativeEvent.getCoalescedEvents?.() ?? [];
        for (const move of moves.length > 0 ? moves : [event]) {
          const former = current.points.at(-1) as PenPoint;
          const point = pointAt(move, page);
          current.points.push(point);
          if (!current.erasing) continue;
          for (const stroke of strokes) if (touches(stroke, former, point)) current.erased.add(stroke.id);
        }
        if (current.erasing) setErased(new Set(current.erased));
        else setLine([...current.points]);
        // A line that is too long continues as another stroke.
        if (!current.erasing && current.points.length >= LIMITS.pointsOfStroke && colour) {
          onDraw(strokeOf(current.points, colour));
          current.points = current.points.slice(-1);
        }
      },
      onPointerUp: (event: PointerEvent<Element>) => {
        if (active.current?.id === event.pointerId) finish();
      },
      onPointerCancel: (event: PointerEvent<Element>) => {
        if (active.current?.id === event.pointerId) finish();
      },
    },
  };
}
