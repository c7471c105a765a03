import type { Annotation } from '@api/contract';
import { MOST_PEN_POINTS } from '@api/contract/limits';
import { type PointerEvent, useState } from 'react';
import { movedBy, type Place, placeOf, rounded } from './geometry.ts';
import type { Tool } from './tools.ts';

export type PenPoint = [x: number, y: number, pressure: number];

/** Nearer points add nothing to a line. */
const NEAR = 0.0008;

/** Longer lines become several strokes. Below the API's limit, as one event may bring many points. */
const LONGEST = MOST_PEN_POINTS - 100;

interface PointerOptions {
  tool: Tool;
  aspect: number;
  annotations: readonly Annotation[];
  onStroke: (points: PenPoint[]) => void;
  onMove: (moved: Annotation) => void;
  onErase: (id: string) => void;
  onSelect: (id: string | null) => void;
}

interface Drag {
  annotation: Annotation;
  from: Place;
  moved: Annotation;
}

const isErasing = ({ tool }: { tool: Tool }) => tool === 'eraser';

/** Draws, moves and erases with mouse, pen or finger. `stroke` and `dragged` are in progress. */
export function usePointer(options: PointerOptions) {
  const { tool, aspect, annotations, onStroke, onMove, onErase, onSelect } = options;
  const [stroke, setStroke] = useState<PenPoint[] | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  const down = (event: PointerEvent<SVGSVGElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    const hit = annotationAt(event);
    const place = placeOf(event, event.currentTarget.getBoundingClientRect());
    if (tool === 'pen') {
      capture(event);
      setStroke([pointOf(place, event)]);
    } else if (isErasing(options)) {
      if (hit) onErase(hit);
    } else if (tool === 'select') {
      onSelect(hit);
      const annotation = annotations.find(({ id }) => id === hit);
      if (!annotation) return;
      capture(event);
      setDrag({ annotation, from: place, moved: annotation });
    }
  };

  const move = (event: PointerEvent<SVGSVGElement>) => {
    const page = event.currentTarget.getBoundingClientRect();
    if (stroke) {
      const coalesced = event.nativeEvent.getCoalescedEvents?.() ?? [];
      const events = coalesced.length > 0 ? coalesced : [event.nativeEvent];
      const next = events.reduce((points, each) => withPoint(points, pointOf(placeOf(each, page), each)), stroke);
      if (next.length >= LONGEST) onStroke(next);
      setStroke(next.length >= LONGEST ? next.slice(-1) : next);
    } else if (drag) {
      const { x, y } = placeOf(event, page);
      setDrag({ ...drag, moved: movedBy(drag.annotation, x - drag.from.x, y - drag.from.y, aspect) });
    } else if (isErasing(options) && event.buttons === 1) {
      const hit = annotationAt(event);
      if (hit) onErase(hit);
    }
  };

  const up = () => {
    if (stroke) onStroke(stroke);
    if (drag && drag.moved !== drag.annotation) onMove(drag.moved);
    cancel();
  };
  const cancel = () => {
    setStroke(null);
    setDrag(null);
  };
  return {
    stroke,
    dragged: drag?.moved ?? null,
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: cancel },
  };
}

/** By place, as a finger's events stay with their first element. */
function annotationAt(event: PointerEvent): string | null {
  const under = document.elementFromPoint?.(event.clientX, event.clientY) ?? event.target;
  return under instanceof Element ? (under.closest('[data-annotation]')?.getAttribute('data-annotation') ?? null) : null;
}

function capture(event: PointerEvent<SVGSVGElement>): void {
  event.currentTarget.setPointerCapture?.(event.pointerId);
}

/** Only a real pen knows its pressure. */
function pointOf({ x, y }: Place, event: { pointerType: string; pressure: number }): PenPoint {
  return [clamped(x), clamped(y), event.pointerType === 'pen' ? rounded(event.pressure) : 0.5];
}

const clamped = (value: number) => Math.min(1.05, Math.max(-0.05, value));

function withPoint(points: PenPoint[], point: PenPoint): PenPoint[] {
  const last = points.at(-1);
  return last && Math.hypot(point[0] - last[0], point[1] - last[1]) < NEAR ? points : [...points, point];
}
