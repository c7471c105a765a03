import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { token } from '../../tokens/token.ts';

/** Props of PictureButton; all others go to its `<button>`. */
export interface PictureButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'aria-label'> {
  /** Its address in the page. */
  src: string;
  /** What is to be seen on it. */
  alt: string;
  /** What the button says: "Enlarge image 1: a triangle". */
  label: string;
  /** In CSS pixels in full size, as far as it is known: nothing moves when it comes. */
  width?: number;
  height?: number;
  /** `thumbnail`: a small square, cut to its middle. */
  size?: 'natural' | 'thumbnail';
  /** `lazy`: it is fetched when it comes near to what is in view, as one of many on a page. */
  loading?: 'eager' | 'lazy';
  /** The picture did not come. */
  onFault?: () => void;
}

const frame = css({
  display: 'block',
  maxInlineSize: '100%',
  padding: 0,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
  overflow: 'clip',
  cursor: 'zoom-in',
  // Pictures are drawn on white, whatever the theme.
  background: token.color.scan,
});
const sizes = {
  natural: css({ display: 'block', maxInlineSize: '100%', blockSize: 'auto' }),
  thumbnail: css({ display: 'block', inlineSize: token.size.thumbnail, blockSize: token.size.thumbnail, objectFit: 'cover' }),
};

/**
 * A picture in a page that can be pressed; the page decides what opens. It is small and renders without scripts;
 * `PictureDialog`, which shows the picture enlarged, may load on demand. `Picture` combines both.
 */
export function PictureButton({
  src,
  alt,
  label,
  width = 0,
  height = 0,
  size = 'natural',
  loading = 'eager',
  onFault,
  ...rest
}: PictureButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} css={frame}>
      <img
        src={src}
        alt={alt}
        css={sizes[size]}
        loading={loading}
        onError={() => onFault?.()}
        {...(size === 'natural' && width > 0 && height > 0 && { width, height })}
      />
    </button>
  );
}
