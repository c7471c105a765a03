import type { Annotation } from '@api/contract';
import { css } from '@emotion/react';
import { token } from 'design-system';
import { useRef } from 'react';
import { AnnotationShape, strokePath } from './AnnotationShape.tsx';
import { Crosshair, useCrosshair } from './Crosshair.tsx';
import { ACROSS, type Place, placeOf } from './geometry.ts';
import { TextEntry, useTextEntry } from './TextEntry.tsx';
import { SIZE, TOOLS, type Tool } from './tools.ts';
import { type PenPoint, usePointer } from './use-pointer.ts';

export interface LayerActions {
  /** A tick, cross or stamp, by the current tool. */
  place: (page: number, place: Place) => void;
  stroke: (page: number, points: PenPoint[]) => void;
  text: (page: number, place: Place, text: string) => void;
  change: (annotation: Annotation) => void;
  erase: (id: string) => void;
  select: (id: string | null) => void;
}

interface AnnotationLayerProps {
  page: number;
  aspect: number;
  annotations: readonly Annotation[];
  tool: Tool;
  readOnly: boolean;
  selectedId: string | null;
  /** In view, so that Tab focuses it. */
  current: boolean;
  actions: LayerActions;
}

const layer = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  overflow: 'visible',
  // One finger scrolls and two zoom, except while writing or dragging.
  touchAction: 'manipulation',
  '&:focus-visible': { outline: `3px solid ${token.color.scanAccent}`, outlineOffset: '-3px' },
  '&[data-tool="pen"], &[data-tool="eraser"]': { touchAction: 'pinch-zoom', cursor: 'crosshair' },
  '&[data-tool="tick"], &[data-tool="cross"], &[data-tool="mark"]': { cursor: 'copy' },
  '&[data-tool="text"]': { cursor: 'text' },
  '&[data-tool="select"] [data-annotation]': { cursor: 'grab', touchAction: 'none' },
  '&[data-tool="eraser"] [data-annotation]:hover': { opacity: 0.4 },
});
const holder = css({ position: 'absolute', inset: 0, containerType: 'inline-size' });
const live = css({ color: token.color.scanRed, fill: 'currentColor' });

/** Annotates a page by pointer or keys. */
export function AnnotationLayer(props: AnnotationLayerProps) {
  const { page, aspect, annotations, tool, readOnly, selectedId, current, actions } = props;
  const height = ACROSS * aspect;
  const svg = useRef<SVGSVGElement>(null);
  const { writing, ...entry } = useTextEntry({
    onNew: (place, text) => actions.text(page, place, text),
    onChange: actions.change,
    onErase: actions.erase,
    onOver: () => svg.current?.focus({ preventScroll: true }),
  });
  const selected = annotations.find(({ id }) => id === selectedId) ?? null;
  const shared = {
    tool,
    aspect,
    annotations,
    onStroke: (points: PenPoint[]) => actions.stroke(page, points),
    onMove: actions.change,
    onErase: actions.erase,
    onSelect: actions.select,
  };
  const put = (place: Place) => (tool === 'text' ? entry.begin(place) : actions.place(page, place));
  const pointer = usePointer(shared);
  const crosshair = useCrosshair({ ...shared, selected, readOnly, onPlace: put, onEditText: entry.edit });
  const underWay = pointer.stroke ?? crosshair.line;
  const toolName = TOOLS.find((each) => each.tool === tool)?.label ?? '';

  return (
    <div css={holder}>
      <svg
        ref={svg}
        css={layer}
        role="application"
        aria-label={`Marks on page ${page}. ${readOnly ? 'Reading only' : `${toolName}: arrows move the crosshair, Enter sets`}`}
        tabIndex={current ? 0 : -1}
        viewBox={`0 0 ${ACROSS} ${height}`}
        preserveAspectRatio="none"
        data-tool={readOnly ? undefined : tool}
        data-layer={page}
        onKeyDown={crosshair.onKeyDown}
        onBlur={crosshair.onBlur}
        {...(!readOnly && pointer.handlers)}
        onClick={(event) => {
          const places = tool === 'tick' || tool === 'cross' || tool === 'mark' || tool === 'text';
          if (!readOnly && places && !writing) put(placeOf(event, event.currentTarget.getBoundingClientRect()));
        }}
        onDoubleClick={() => {
          if (!readOnly && tool === 'select' && selected?.kind === 'text') entry.edit(selected);
        }}
      >
        {annotations.map((annotation) =>
          annotation.id === writing?.of?.id ? null : (
            <AnnotationShape
              key={annotation.id}
              annotation={pointer.dragged?.id === annotation.id ? pointer.dragged : annotation}
              height={height}
              selected={annotation.id === selectedId}
            />
          ),
        )}
        {underWay && <path css={live} d={strokePath({ points: underWay, width: SIZE.pen }, height)} pointerEvents="none" />}
        {crosshair.shown && <Crosshair place={crosshair.place} height={height} />}
      </svg>
      {writing && (
        <TextEntry
          place={writing.place}
          size={writing.of?.size ?? SIZE.text}
          width={writing.of?.width ?? SIZE.textWidth}
          text={writing.of?.text ?? ''}
          onDone={entry.written}
          onCancel={entry.stop}
        />
      )}
    </div>
  );
}
