import { css } from '@emotion/react';
import { token } from 'design-system';
import { useEffect, useRef } from 'react';
import { ACROSS, type Place } from './geometry.ts';

const cross = css({ stroke: token.color.scanAccent, fill: 'none', vectorEffect: 'non-scaling-stroke', pointerEvents: 'none' });

/** Where the keyboard writes; the view scrolls along with it. `height`: of the page, in units of its drawing. */
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
