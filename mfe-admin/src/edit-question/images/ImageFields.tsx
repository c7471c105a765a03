import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { css } from '@emotion/react';
import { Button, token } from 'design-system';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type DragEvent, useId, useRef, useState } from 'react';
import { hidden, legend } from '../../staff-area/styles.ts';
import { draftOfFile, IMAGE_TYPES, type ImageDraft, imageFault, TAKEN } from './image-draft.ts';
import { SortableImage } from './SortableImage.tsx';

const box = css({ display: 'grid', gap: token.space[2], border: 0, margin: 0, padding: 0, minInlineSize: 0 });
const list = css({ display: 'grid', gap: token.space[2], margin: 0, padding: 0 });
const drop = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[3],
  padding: token.space[3],
  border: `1px dashed ${token.color.lineStrong}`,
  borderRadius: token.radius.control,
  color: token.color.ink3,
  fontSize: token.text.small,
});
const over = css({ borderColor: token.color.accent, background: token.color.accentSoft });
const fault = css({ color: token.color.redPen, fontSize: token.text.small, '&:empty': { display: 'none' } });

interface ImageFieldsProps {
  label: string;
  images: readonly ImageDraft[];
  onChange: (images: ImageDraft[]) => void;
  error?: string | undefined;
}

/** Images, chosen or dropped, in order, with description and watermark. */
export function ImageFields({ label, images, onChange, error }: ImageFieldsProps) {
  const hint = useId();
  const [faults, setFaults] = useState<string[]>([]);
  const add = (files: readonly File[]) => {
    setFaults(files.map(imageFault).filter((reason) => reason !== null));
    onChange([...images, ...files.filter((file) => imageFault(file) === null).map(draftOfFile)]);
  };
  return (
    <fieldset css={box} aria-describedby={hint}>
      <legend css={legend}>{label}</legend>
      {images.length > 0 && <ImageList {...{ images, onChange }} />}
      <DropZone hintId={hint} label={label} faulty={Boolean(error)} onFiles={add} />
      <div css={fault} aria-live="polite">
        {[...faults, ...(error ? [error] : [])].map((reason) => (
          <div key={reason}>{reason}</div>
        ))}
      </div>
    </fieldset>
  );
}

function ImageList({ images, onChange }: Pick<ImageFieldsProps, 'images' | 'onChange'>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const moved = ({ active, over: target }: DragEndEvent) => {
    const place = (key: unknown) => images.findIndex((image) => image.key === key);
    if (target && active.id !== target.id) onChange(arrayMove([...images], place(active.id), place(target.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={moved}
      accessibility={{ announcements: moveAnnouncements(images.map(({ key }) => key)) }}
    >
      <SortableContext items={images.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ol css={list}>
          {images.map((image, index) => (
            <SortableImage
              key={image.key}
              image={image}
              place={index + 1}
              onChange={(next) => onChange(images.map((other) => (other.key === image.key ? next : other)))}
              onRemove={() => onChange(images.filter((other) => other.key !== image.key))}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface DropZoneProps {
  hintId: string;
  label: string;
  /** Gets the focus for faults of the list. */
  faulty: boolean;
  onFiles: (files: File[]) => void;
}

function DropZone({ hintId, label, faulty, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState(false);
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setDragged(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way more; the button does the same.
    <div
      css={[drop, dragged && over]}
      onDragOver={(event) => {
        event.preventDefault();
        setDragged(true);
      }}
      onDragLeave={() => setDragged(false)}
      onDrop={dropped}
    >
      <Button size="small" icon={<ImagePlus />} data-faulty={faulty ? '' : undefined} onClick={() => input.current?.click()}>
        Add images
      </Button>
      <span id={hintId}>or drop them here: {TAKEN}</span>
      <input
        ref={input}
        css={hidden}
        type="file"
        multiple
        accept={IMAGE_TYPES.join(',')}
        aria-label={`Add files: ${label}`}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </div>
  );
}

function moveAnnouncements(keys: readonly string[]): Announcements {
  const place = (id: UniqueIdentifier) => keys.indexOf(String(id)) + 1;
  return {
    onDragStart: ({ active }) => `Picked up image ${place(active.id)} of ${keys.length}.`,
    onDragOver: ({ over }) => (over ? `It would be image ${place(over.id)} of ${keys.length}.` : undefined),
    onDragEnd: ({ over }) => (over ? `Put down as image ${place(over.id)} of ${keys.length}.` : 'Put back.'),
    onDragCancel: () => 'Put back.',
  };
}
