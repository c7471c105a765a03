import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { token } from '../../tokens/token.ts';

/** Props of PictureButton; all others go to its `<button>`. */
export interface PictureButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'aria-label'> {
  /** Of the small picture. */
  src: string;
  /** Its alternative text. */
  alt: string;
  /** The button's name: "Enlarge image 1: a triangle". */
  label: string;
  /** CSS pixels at full size, to reserve its space. */
  width?: number;
  height?: number;
  /** `thumbnail`: a small square from its middle. */
  size?: 'natural' | 'thumbnail';
  /** `lazy`: loads when nearly in view. */
  loading?: 'eager' | 'lazy';
  /** It failed to load. */
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
  // Pictures have a white ground in both themes.
  background: token.color.scan,
});
const sizes = {
  natural: css({ display: 'block', maxInlineSize: '100%', blockSize: 'auto' }),
  thumbnail: css({ display: 'block', inlineSize: token.size.thumbnail, blockSize: token.size.thumbnail, objectFit: 'cover' }),
};

/** A small picture that works without scripts. `PictureDialog` enlarges it on demand; `Picture` combines both. */
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
