import { css } from '@emotion/react';
import { token } from '../../tokens/token.ts';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';

/** Props of PictureDialog; all others go to its sheet, as those of Dialog do. */
export interface PictureDialogProps extends Omit<DialogProps, 'children' | 'size' | 'title'> {
  /** The title of the sheet. */
  title: string;
  /** Its address in full size. */
  src: string;
  /** What is to be seen on it. */
  alt: string;
  /** In CSS pixels, as far as they are known: nothing moves when it comes. */
  width?: number;
  height?: number;
  /** `whole` fits into the sheet, `double` is twice as wide and scrolls, for fine print. */
  enlarged?: 'whole' | 'double';
  /** The picture did not come. */
  onFault?: () => void;
}

const region = css({
  overflow: 'auto',
  maxBlockSize: '75dvb',
  borderRadius: token.radius.control,
  // Pictures are drawn on white, whatever the theme.
  background: token.color.scan,
});
const large = {
  whole: css({ display: 'block', inlineSize: '100%', blockSize: 'auto' }),
  double: css({ display: 'block', inlineSize: '200%', maxInlineSize: 'none', blockSize: 'auto' }),
};

/** The sheet that shows a picture in large. The arrow keys scroll it, Escape closes it. */
export function PictureDialog({ src, alt, width = 0, height = 0, enlarged = 'double', onFault, ...dialog }: PictureDialogProps) {
  return (
    <Dialog {...dialog} size="wide">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard. */}
      <section css={region} tabIndex={0} aria-label="Enlarged picture">
        <img
          src={src}
          alt={alt}
          css={large[enlarged]}
          onError={() => onFault?.()}
          {...(width > 0 && height > 0 && { width, height })}
        />
      </section>
    </Dialog>
  );
}
