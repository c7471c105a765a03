import type { Annotation } from '@api/contract';
import { css } from '@emotion/react';
import { token } from 'design-system';
import { memo } from 'react';
import { ACROSS, boxOf, markWidth } from './geometry.ts';
import { strokePath } from './stroke-path.ts';

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
const pill = css({ fill: token.color.scan, fillOpacity: 0.9, stroke: 'currentColor' });
const words = css({
  color: 'inherit',
  fontFamily: token.font.sans,
  fontWeight: token.weight.medium,
  lineHeight: 1.25,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  userSelect: 'none',
});
const grip = css({ fill: 'transparent', pointerEvents: 'all' });
const chosen = css({ fill: 'none', stroke: token.color.scanAccent, strokeDasharray: '8 6', vectorEffect: 'non-scaling-stroke' });

interface AnnotationShapeProps {
  annotation: Annotation;
  /** The page's height in drawing units. */
  height: number;
  selected: boolean;
}

/** One mark on a page in red pen, with a grip that is easier to hit than the ink. */
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
  const at = (dx: number, dy: number) => `${x + dx * size} ${y + dy * size}`;
  if (annotation.kind === 'tick')
    return <path css={line} strokeWidth={size * 0.13} d={`M${at(-0.45, 0.08)} L${at(-0.12, 0.42)} L${at(0.48, -0.45)}`} />;
  if (annotation.kind === 'cross')
    return (
      <path
        css={line}
        strokeWidth={size * 0.13}
        d={`M${at(-0.42, -0.42)} L${at(0.42, 0.42)} M${at(0.42, -0.42)} L${at(-0.42, 0.42)}`}
      />
    );
  if (annotation.kind === 'text')
    return (
      <foreignObject x={x} y={y} width={annotation.width * ACROSS} height={Math.max(1, height - y)} pointerEvents="none">
        <div css={words} style={{ fontSize: size }}>
          {annotation.text}
        </div>
      </foreignObject>
    );
  const width = markWidth(annotation.label, annotation.size) * ACROSS;
  return (
    <>
      <rect
        css={pill}
        strokeWidth={size * 0.08}
        x={x - width / 2}
        y={y - size * 0.75}
        width={width}
        height={size * 1.5}
        rx={size * 0.4}
      />
      <text css={label} x={x} y={y} fontSize={size}>
        {annotation.label}
      </text>
    </>
  );
}
