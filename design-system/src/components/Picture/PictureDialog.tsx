import { css } from '@emotion/react';
import { token } from '../../tokens/token.ts';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';

/** Props of PictureDialog; all others go to its sheet, as those of Dialog do. */
export interface PictureDialogProps extends Omit<DialogProps, 'children' | 'size' | 'title'> {
  title: string;
  /** At full size. */
  src: string;
  /** Its alternative text. */
  alt: string;
  /** CSS pixels, to reserve its space. */
  width?: number;
  height?: number;
  /** `whole` fits the sheet; `double` is twice as wide and scrolls, for fine print. */
  enlarged?: 'whole' | 'double';
  /** It failed to load. */
  onFault?: () => void;
}

const region = css({
  overflow: 'auto',
  maxBlockSize: '75dvb',
  borderRadius: token.radius.control,
  // Pictures have a white ground in both themes.
  background: token.color.scan,
});
const large = {
  whole: css({ display: 'block', inlineSize: '100%', blockSize: 'auto' }),
  double: css({ display: 'block', inlineSize: '200%', maxInlineSize: 'none', blockSize: 'auto' }),
};

/** An enlarged picture. The arrow keys scroll it, Escape closes it. */
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
