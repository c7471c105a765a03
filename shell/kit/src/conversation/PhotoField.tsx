import { PHOTO_BYTES, sizeInWords } from '@api/contract/limits';
import { css } from '@emotion/react';
import { Button, IconButton, token } from 'design-system';
import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { type ChangeEvent, useRef, useState } from 'react';
import { messageOf } from '../api-error.ts';
import { useHost } from '../host-context.tsx';
import { PHOTO_TYPES, photoFault } from '../photo-fault.ts';
import type { MessageDraft } from './use-message-draft.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] });
const picture = css({
  display: 'block',
  inlineSize: token.space[16],
  blockSize: token.space[16],
  objectFit: 'cover',
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
  background: token.color.scan,
});
const words = css({ fontSize: token.text.small, color: token.color.ink3 });
const fault = css({ fontSize: token.text.small, color: token.color.redPen });

/** One photo for a message, uploaded as soon as it is chosen. */
export function PhotoField({ draft: { photo, storePhoto } }: { draft: MessageDraft }) {
  const host = useHost();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const reason = photoFault(file);
    setRefused(reason);
    if (reason) return;
    setBusy(true);
    try {
      const body = new FormData();
      body.append('photo', file);
      const taken = await host.request('POST /api/doubts/photos', { body });
      storePhoto(taken.photo);
    } catch (error) {
      setRefused(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div css={row}>
      <input
        ref={input}
        type="file"
        hidden
        accept={PHOTO_TYPES.join(',')}
        aria-label="Photo"
        onChange={(event) => void choose(event)}
      />
      {photo ? (
        <>
          <img css={picture} src={photo.thumb} alt="The one to be sent" />
          <span css={words}>Will be sent with your message.</span>
          <IconButton label="Remove the photo" icon={<X />} onClick={() => storePhoto(null)} />
        </>
      ) : (
        <>
          <Button size="small" icon={<ImagePlus />} loading={busy} onClick={() => input.current?.click()}>
            Add a photo
          </Button>
          <span css={words}>{busy ? 'Your photo is on its way.' : `e.g. of your working (max ${sizeInWords(PHOTO_BYTES)})`}</span>
        </>
      )}
      {refused && (
        <span css={fault} role="alert">
          {refused}
        </span>
      )}
    </div>
  );
}
