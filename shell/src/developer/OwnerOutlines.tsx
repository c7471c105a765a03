import { css } from '@emotion/react';
import { token } from 'design-system';
import { useEffect, useState } from 'react';
import { ownedRegions } from './owners.ts';

interface Outline {
  owner: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

const frame = css({
  position: 'fixed',
  boxSizing: 'border-box',
  zIndex: token.layer.toast,
  border: `2px dashed ${token.color.accent}`,
  borderRadius: token.radius.sheet,
  pointerEvents: 'none',
  '@media print': { display: 'none' },
});
const label = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  maxInlineSize: '100%',
  paddingBlock: token.space[1],
  paddingInline: token.space[2],
  background: token.color.accent,
  color: token.color.onAccent,
  borderEndStartRadius: token.radius.sheet,
  fontFamily: token.font.mono,
  fontSize: token.text.small,
  overflowWrap: 'anywhere',
});

const above = css({ insetBlockStart: 'auto', insetBlockEnd: '100%' });
/** Pixels: in a lower part, a label inside would hide the content. */
const LOW = 80;

/** Frames each part of the page with its owner, as `describe` says. */
export function OwnerOutlines({ describe }: { describe: (owner: string) => string }) {
  const outlines = useOutlines();
  return (
    <div aria-hidden="true">
      {outlines.map(({ owner, ...place }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a frame has nothing of its own but its place.
        <div key={index} css={frame} style={place} data-owner={owner}>
          <span css={[label, place.height < LOW && place.top > LOW && above]}>{describe(owner)}</span>
        </div>
      ))}
    </div>
  );
}

/** Measured each frame, as pages scroll, load and open dialogs. */
function useOutlines(): Outline[] {
  const [outlines, setOutlines] = useState<Outline[]>([]);
  useEffect(() => {
    let frameRequest = 0;
    let before = '';
    const look = () => {
      const now = ownedRegions().map(({ owner, element }) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { owner, left, top, width, height };
      });
      const text = JSON.stringify(now);
      if (text !== before) setOutlines(now);
      before = text;
      frameRequest = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frameRequest);
  }, []);
  return outlines;
}
