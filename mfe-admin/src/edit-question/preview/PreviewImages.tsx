import { css } from '@emotion/react';
import { token } from 'design-system';
import type { ImageDraft } from '../images/image-draft.ts';
import { useImageSource } from '../images/use-image-source.ts';

const list = css({ display: 'grid', gap: token.space[3], marginBlockEnd: token.space[3] });
const picture = css({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: token.radius.control,
  background: token.color.scan,
});

/** The question's images as they follow its text; the watermark is set when the question is saved. */
export function PreviewImages({ images }: { images: readonly ImageDraft[] }) {
  if (images.length === 0) return null;
  return (
    <div css={list}>
      {images.map((image) => (
        <PreviewImage key={image.key} image={image} />
      ))}
    </div>
  );
}

function PreviewImage({ image }: { image: ImageDraft }) {
  const source = useImageSource(image, 'full');
  return source ? <img css={picture} src={source} alt={image.alt} /> : null;
}
