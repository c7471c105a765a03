import { LONGEST_IMAGE_WORDS } from '@api/contract/limits';
import { useSortable } from '@dnd-kit/sortable';
import { css } from '@emotion/react';
import { Checkbox, IconButton, media, TextField, token } from 'design-system';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Trash2 from 'lucide-react/icons/trash-2';
import { dragHandle, lifted } from '../../staff-area/styles.ts';
import { type ImageDraft, useImageSource } from './image-draft.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto 6rem minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: token.space[3],
  padding: token.space[2],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
  background: token.color.surface,
  listStyle: 'none',
  [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
});
const picture = css({
  inlineSize: token.space[16],
  minInlineSize: '5rem',
  blockSize: token.space[16],
  objectFit: 'contain',
  borderRadius: token.radius.control,
  background: token.color.scan,
});
const below = (line: number) => css({ [media.phone]: { gridColumn: '1 / -1', gridRow: line } });
const about = below(2);
const watermark = below(3);

interface SortableImageProps {
  image: ImageDraft;
  /** From 1. */
  place: number;
  onChange: (image: ImageDraft) => void;
  onRemove: () => void;
}

/** One image with handle, description and watermark. */
export function SortableImage({ image, place, onChange, onRemove }: SortableImageProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: image.key,
  });
  const source = useImageSource(image, 'thumb');
  const style = {
    transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
    transition,
  };
  return (
    <li ref={setNodeRef} css={[row, isDragging && lifted]} style={style}>
      <IconButton
        css={dragHandle}
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        label={`Move image ${place}`}
        icon={<GripVertical />}
      />
      {source ? <img css={picture} src={source} alt={image.alt || `Image ${place}`} /> : <span css={picture} />}
      <TextField
        css={about}
        label={`Description of image ${place}`}
        hideLabel
        placeholder="What it shows"
        maxLength={LONGEST_IMAGE_WORDS}
        value={image.alt}
        onChange={(event) => onChange({ ...image, alt: event.target.value })}
      />
      <Checkbox
        css={watermark}
        label="Watermark"
        aria-label={`Watermark above image ${place}`}
        checked={image.watermark}
        onCheckedChange={(checked) => onChange({ ...image, watermark: checked })}
      />
      <IconButton label={`Remove image ${place}`} icon={<Trash2 />} onClick={onRemove} />
    </li>
  );
}
