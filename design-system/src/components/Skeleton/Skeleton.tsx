import { css, keyframes } from '@emotion/react';
import type { ComponentProps } from 'react';
import { media } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Props of Skeleton; width and height are CSS lengths. */
export interface SkeletonProps extends ComponentProps<'span'> {
  shape?: 'text' | 'block' | 'circle';
  width?: string;
  height?: string;
}

const breathe = keyframes({ '50%': { opacity: 0.7 } });
const base = css({
  display: 'block',
  background: token.color.skeleton,
  animation: `${breathe} ${token.motion.shimmer} ease-in-out infinite`,
  [media.reducedMotion]: { animation: 'none' },
});
const shapes = {
  text: css({ blockSize: '0.8em', marginBlock: '0.35em', borderRadius: token.space[1], inlineSize: '100%' }),
  block: css({ borderRadius: token.radius.control, inlineSize: '100%' }),
  circle: css({ borderRadius: token.radius.full, inlineSize: token.size.avatar, blockSize: token.size.avatar }),
};

/** A placeholder in the shape of what loads, hidden from screen readers: put it into a LoadingRegion. */
export function Skeleton({ shape = 'text', width, height, style, ...rest }: SkeletonProps) {
  const size = { ...(width && { inlineSize: width }), ...(height && { blockSize: height }) };
  return <span aria-hidden="true" {...rest} style={{ ...size, ...style }} css={[base, shapes[shape]]} />;
}

/** Props of LoadingRegion. */
export interface LoadingRegionProps extends ComponentProps<'div'> {
  /** Read while loading. */
  label?: string;
}

/** Holds skeletons; screen readers hear its label once. */
export function LoadingRegion({ label = 'Loading', children, ...rest }: LoadingRegionProps) {
  return (
    <div role="status" aria-busy="true" {...rest}>
      <span css={visuallyHidden}>{label}</span>
      {children}
    </div>
  );
}
