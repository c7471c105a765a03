import type { Annotation } from '@api/contract';
import { css } from '@emotion/react';
import { token } from 'design-system';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ACROSS, movedBy, nearest, type Place, rounded, within } from './geometry.ts';
import type { Tool } from './tools.ts';
import type { PenPoint } from './use-pointer.ts';

const cross = css({ stroke: token.color.scanAccent, fill: 'none', vectorEffect: 'non-scaling-stroke', pointerEvents: 'none' });

/** The keyboard's place, kept in view. `height`: the page's in drawing units. */
export function Crosshair({ place, height }: { place: Place; height: number }) {
  const mark = useRef<SVGGElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step may leave the view.
  useEffect(() => {
    mark.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [place]);
  return (
    <g ref={mark} css={cross} strokeWidth="2" data-crosshair>
      <path css={cross} d={`M${place.x * ACROSS - 22} ${place.y * height} h44 m-22 -22 v44`} />
    </g>
  );
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** As fractions of the page: usual, with Shift, with Alt. */
const STEP = { usual: 0.02, large: 0.1, fine: 0.004 } as const;

interface CrosshairOptions {
  tool: Tool;
  aspect: number;
  annotations: readonly Annotation[];
  selected: Annotation | null;
  readOnly: boolean;
  onPlace: (place: Place) => void;
  onStroke: (points: PenPoint[]) => void;
  onMove: (moved: Annotation) => void;
  onErase: (id: string) => void;
  onSelect: (id: string | null) => void;
  onEditText: (annotation: Extract<Annotation, { kind: 'text' }>) => void;
}

/** The pointer's actions by keys: arrows move, Enter acts, Delete removes. */
export function useCrosshair(options: CrosshairOptions) {
  const { tool, aspect, annotations, selected, readOnly } = options;
  const [place, setPlace] = useState<Place>({ x: 0.5, y: 0.2 });
  const [shown, setShown] = useState(false);
  const [line, setLine] = useState<PenPoint[] | null>(null);

  const step = ([dx, dy]: readonly [number, number], size: number) => {
    if (selected && tool === 'select' && !readOnly) {
      options.onMove(movedBy(selected, dx * size * 0.5, (dy * size * 0.5) / aspect, aspect));
      return;
    }
    const next = { x: rounded(within(place.x + dx * size)), y: rounded(within(place.y + (dy * size) / aspect)) };
    setShown(true);
    setPlace(next);
    if (line) setLine([...line, [next.x, next.y, 0.5]]);
  };

  const act = () => {
    const near = nearest(place, annotations, aspect);
    setShown(true);
    if (tool === 'select') {
      if (selected?.kind === 'text') options.onEditText(selected);
      else options.onSelect(near?.id ?? null);
    } else if (tool === 'eraser') {
      if (near) options.onErase(near.id);
    } else if (tool === 'pen') {
      if (line && line.length > 1) options.onStroke(line);
      setLine(line ? null : [[place.x, place.y, 0.5]]);
    } else options.onPlace(place);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) step(arrow, event.shiftKey ? STEP.large : event.altKey ? STEP.fine : STEP.usual);
    else if (readOnly) return;
    else if (event.key === 'Enter' || event.key === ' ') act();
    else if ((event.key === 'Delete' || event.key === 'Backspace') && selected) options.onErase(selected.id);
    else if (event.key === 'Escape' && (line || selected)) {
      setLine(null);
      options.onSelect(null);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    place,
    shown,
    line,
    onKeyDown,
    onBlur: () => {
      setShown(false);
      setLine(null);
    },
  };
}
