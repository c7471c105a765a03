import type { PostContent } from '@api/contract';
import { LONGEST_PICTURE_WORDS } from '@api/contract/limits';
import { css } from '@emotion/react';
import { Button, TextField, token } from 'design-system';
import ImagePlus from 'lucide-react/icons/image-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ComponentProps, useState } from 'react';
import { legend, row } from '../../staff-area/styles.ts';
import { PictureDialog } from './PictureDialog.tsx';

const box = css({ display: 'grid', gap: token.space[3], margin: 0, padding: 0, border: 0, minInlineSize: 0 });
const picture = css({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '24rem',
  aspectRatio: '5 / 2',
  objectFit: 'cover',
  borderRadius: token.radius.control,
  background: token.color.sunken,
});

interface CoverFieldProps extends Pick<ComponentProps<typeof PictureDialog>, 'call'> {
  value: PostContent['cover'];
  onChange: (cover: PostContent['cover']) => void;
  error: string | undefined;
}

/** The picture of a post, or of a topic's page. */
export function CoverField({ value, onChange, error, call }: CoverFieldProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <fieldset css={box}>
      <legend css={legend}>Picture at the head (optional)</legend>
      {value && (
        <>
          <img css={picture} src={`/api/images/${value.name}`} alt={value.alt} width={1200} height={480} />
          <TextField
            label="What the picture shows"
            required
            maxLength={LONGEST_PICTURE_WORDS}
            value={value.alt}
            error={error}
            onChange={(event) => onChange({ ...value, alt: event.target.value })}
          />
        </>
      )}
      <div css={row[2]}>
        <Button size="small" icon={<ImagePlus />} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {value ? 'Another picture' : 'Choose a picture'}
        </Button>
        {value && (
          <Button size="small" variant="quiet" icon={<Trash2 />} onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
      <PictureDialog
        {...(call && { call })}
        open={choosing}
        file={null}
        onOpenChange={setChoosing}
        onKept={({ name, alt }) => onChange({ name, alt })}
      />
    </fieldset>
  );
}
