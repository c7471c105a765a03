import type { Annotation } from '@api/contract';
import { outlinePath, PEN, PILL, pillWidth, STAMP_LINE, stampPath, TEXT_LEADING } from '@api/contract/annotation-shapes';
import { css } from '@emotion/react';
import { token } from 'design-system';
import { getStroke } from 'perfect-freehand';
import { memo } from 'react';
import { TypesetText } from '../../staff-area/TypesetText.tsx';
import { ACROSS, boxOf } from './geometry.ts';

type Stroke = Extract<Annotation, { kind: 'pen' }>;

/** SVG path of a pen stroke, wider where pressed. `height`: the page's in drawing units. */
export function strokePath({ points, width }: Pick<Stroke, 'points' | 'width'>, height: number): string {
  const inUnits = points.map(([x, y, pressure]) => [x * ACROSS, y * height, pressure]);
  return outlinePath(getStroke(inUnits, { ...PEN, size: width * ACROSS }));
}

const ink = css({ color: token.color.scanRed, transition: `opacity ${token.motion.state}` });
const line = css({ fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' });
const label = css({
  fill: 'currentColor',
  fontFamily: token.font.sans,
  fontWeight: token.weight.heading,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  userSelect: 'none',
});
const pill = css({ fill: token.color.scan, fillOpacity: PILL.opacity, stroke: 'currentColor' });
const words = css({
  color: 'inherit',
  fontFamily: token.font.sans,
  lineHeight: TEXT_LEADING,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  userSelect: 'none',
});
const grip = css({ fill: 'transparent', pointerEvents: 'all' });
const chosen = css({ fill: 'none', stroke: token.color.scanAccent, strokeDasharray: '8 6', vectorEffect: 'non-scaling-stroke' });

interface AnnotationShapeProps {
  annotation: Annotation;
  height: number;
  selected: boolean;
}

/** A mark in red pen, with a larger target than its ink. */
export const AnnotationShape = memo(function AnnotationShape({ annotation, height, selected }: AnnotationShapeProps) {
  const box = boxOf(annotation, height / ACROSS);
  const margin = 8;
  const frame = {
    x: box.x * ACROSS - margin,
    y: box.y * height - margin,
    width: box.width * ACROSS + 2 * margin,
    height: box.height * height + 2 * margin,
    rx: margin,
  };
  return (
    <g css={ink} data-annotation={annotation.id}>
      <Ink annotation={annotation} height={height} />
      <rect css={grip} {...frame} />
      {selected && <rect css={chosen} strokeWidth="2" {...frame} />}
    </g>
  );
});

function Ink({ annotation, height }: { annotation: Annotation; height: number }) {
  if (annotation.kind === 'pen') return <path fill="currentColor" d={strokePath(annotation, height)} />;
  const [x, y, size] = [annotation.x * ACROSS, annotation.y * height, annotation.size * ACROSS];
  if (annotation.kind === 'tick' || annotation.kind === 'cross')
    return <path css={line} strokeWidth={size * STAMP_LINE} d={stampPath(annotation.kind, x, y, size)} />;
  if (annotation.kind === 'text')
    return (
      <foreignObject x={x} y={y} width={annotation.width * ACROSS} height={Math.max(1, height - y)} pointerEvents="none">
        <div css={words} style={{ fontSize: size }}>
          <TypesetText>{annotation.text}</TypesetText>
        </div>
      </foreignObject>
    );
  const width = pillWidth(annotation.label) * size;
  return (
    <>
      <rect
        css={pill}
        strokeWidth={size * PILL.line}
        x={x - width / 2}
        y={y - (size * PILL.height) / 2}
        width={width}
        height={size * PILL.height}
        rx={size * PILL.radius}
      />
      <text css={label} x={x} y={y} fontSize={size}>
        {annotation.label}
      </text>
    </>
  );
}
