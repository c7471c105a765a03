import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { token } from '../../tokens/token.ts';
import { Dialog } from '../Dialog/Dialog.tsx';

/** Props of Picture; all others go to its `<button>`. */
export interface PictureProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  /** Its address as it stands in the page. */
  src: string;
  /** Its address in full size, where that is another one. */
  fullSrc?: string;
  /** What is to be seen on it. */
  alt: string;
  /** What the button says: "Enlarge image 1: a triangle". */
  label: string;
  /** The title of the sheet with the enlarged picture. */
  title: string;
  /** In CSS pixels in full size, as far as it is known: nothing moves when it comes. */
  width?: number;
  height?: number;
  /** `thumbnail`: a small square, cut to its middle. */
  size?: 'natural' | 'thumbnail';
  /** How it is enlarged: `whole` fits into the sheet, `double` is twice as wide and scrolls, for fine print. */
  enlarged?: 'whole' | 'double';
  /** `lazy`: it is fetched when it comes near to what is in view, as one of many on a page. */
  loading?: 'eager' | 'lazy';
  /** The picture did not come, small or enlarged. */
  onFault?: () => void;
}

/** Pictures are drawn on white, whatever the theme. */
const onWhite = { background: token.color.scan };
const frame = css({
  display: 'block',
  maxInlineSize: '100%',
  padding: 0,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
  overflow: 'clip',
  cursor: 'zoom-in',
  ...onWhite,
});
const sizes = {
  natural: css({ display: 'block', maxInlineSize: '100%', blockSize: 'auto' }),
  thumbnail: css({ display: 'block', inlineSize: token.size.thumbnail, blockSize: token.size.thumbnail, objectFit: 'cover' }),
};
const region = css({ overflow: 'auto', maxBlockSize: '75dvb', borderRadius: token.radius.control, ...onWhite });
const large = {
  whole: css({ display: 'block', inlineSize: '100%', blockSize: 'auto' }),
  double: css({ display: 'block', inlineSize: '200%', maxInlineSize: 'none', blockSize: 'auto' }),
};

/**
 * A picture that a press enlarges. Keyboard: Enter or the space bar opens it, the arrow keys scroll it, Escape closes it and gives the focus
 * back to it.
 */
export function Picture({
  src,
  fullSrc = src,
  alt,
  label,
  title,
  width = 0,
  height = 0,
  size = 'natural',
  enlarged = 'double',
  loading = 'eager',
  onFault,
  ...rest
}: PictureProps) {
  const measures = width > 0 && height > 0 ? { width, height } : {};
  return (
    <Dialog
      size="wide"
      title={title}
      trigger={
        <button {...rest} type="button" aria-label={label} css={frame}>
          <img
            src={src}
            alt={alt}
            css={sizes[size]}
            loading={loading}
            onError={() => onFault?.()}
            {...(size === 'natural' && measures)}
          />
        </button>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard. */}
      <section css={region} tabIndex={0} aria-label="Enlarged picture">
        <img src={fullSrc} alt={alt} css={large[enlarged]} onError={() => onFault?.()} {...measures} />
      </section>
    </Dialog>
  );
}
