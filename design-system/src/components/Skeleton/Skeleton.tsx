import { css, keyframes } from '@emotion/react';
import type { ComponentProps } from 'react';
import { media } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Props of Skeleton: a bar unless `shape` says otherwise; width and height are any CSS length. */
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

/**
 * A grey placeholder in the shape of what is loading. Hidden from screen readers; put the group into a LoadingRegion,
 * which announces it.
 */
export function Skeleton({ shape = 'text', width, height, style, ...rest }: SkeletonProps) {
  const size = { ...(width && { inlineSize: width }), ...(height && { blockSize: height }) };
  return <span aria-hidden="true" {...rest} style={{ ...size, ...style }} css={[base, shapes[shape]]} />;
}

/** Props of LoadingRegion. */
export interface LoadingRegionProps extends ComponentProps<'div'> {
  /** What is read while it loads. */
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
