import { css } from '@emotion/react';
import { Button, IconButton, token } from 'design-system';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Camera from 'lucide-react/icons/camera';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useMemo, useState } from 'react';

const frame = css({ display: 'grid', gap: token.space[4] });
const pages = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.75rem, 100%), 1fr))',
  gap: token.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const page = css({ display: 'grid', gap: token.space[2], justifyItems: 'center', fontSize: token.text.small });
const paper = css({
  inlineSize: '100%',
  aspectRatio: '3 / 4',
  objectFit: 'contain',
  overflowWrap: 'anywhere',
  padding: token.space[1],
  background: token.color.sunken,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
});
const row = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3], '&[data-tight]': { gap: token.space[1] } });

/** A photo that was chosen twice is two pages. */
function keyOf(photos: readonly File[], index: number): string {
  const keys = photos.slice(0, index + 1).map(({ name, lastModified, size }) => `${name} ${lastModified} ${size}`);
  return `${keys[index]} ${keys.filter((key) => key === keys[index]).length}`;
}

interface PhotoPagesProps {
  photos: readonly File[];
  onChange: (photos: readonly File[]) => void;
  onAdd: () => void;
  onSend: () => void;
}

/** Orders and removes photos, which are sent together. */
export function PhotoPages({ photos, onChange, onAdd, onSend }: PhotoPagesProps) {
  const move = (from: number, to: number) => {
    const changed = [...photos];
    changed.splice(to, 0, ...changed.splice(from, 1));
    onChange(changed);
  };
  return (
    <div css={frame}>
      <ol css={pages} aria-label="Pages of your answer sheet">
        {photos.map((photo, index) => (
          <li key={keyOf(photos, index)} css={page}>
            <Thumbnail photo={photo} number={index + 1} />
            Page {index + 1}
            <div css={row} data-tight>
              <IconButton
                label={`Move page ${index + 1} forward`}
                icon={<ArrowLeft />}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                label={`Move page ${index + 1} back`}
                icon={<ArrowRight />}
                disabled={index === photos.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <IconButton
                label={`Leave out page ${index + 1}`}
                icon={<Trash2 />}
                onClick={() => onChange(photos.filter((one) => one !== photo))}
              />
            </div>
          </li>
        ))}
      </ol>
      <div css={row}>
        <Button variant="primary" onClick={onSend}>
          {photos.length === 1 ? 'Upload this page' : `Upload ${photos.length} pages`}
        </Button>
        <Button icon={<Camera />} onClick={onAdd}>
          Add pages
        </Button>
      </div>
    </div>
  );
}

/** Browsers that cannot render HEIC show its name. */
function Thumbnail({ photo, number }: { photo: File; number: number }) {
  const address = useMemo(() => URL.createObjectURL(photo), [photo]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const [isDrawn, setDrawn] = useState(true);
  const name = `Page ${number}: ${photo.name}`;
  if (!isDrawn) return <div css={paper}>{photo.name}</div>;
  return <img css={paper} src={address} alt={name} onError={() => setDrawn(false)} />;
}
