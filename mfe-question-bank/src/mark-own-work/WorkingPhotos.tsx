import type { PracticeAttempt, PracticePhoto } from '@api/contract';
import { MOST_WORKING_PHOTOS, PHOTO_BYTES, sizeInWords } from '@api/contract/limits';
import { css } from '@emotion/react';
import { messageOf, useHost } from '@shell/kit';
import { PHOTO_TYPES, photoFault } from '@shell/kit/photo-fault';
import { Button, IconButton, Picture, ProgressBar, partLabel, token } from 'design-system';
import Camera from 'lucide-react/icons/camera';
import ImagePlus from 'lucide-react/icons/image-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ChangeEvent, useRef, useState } from 'react';
import { type AnswerBook, useBook } from '../answer-question/answer-book.ts';
import { asSentence } from '../bank-labels.ts';

const frame = css({
  display: 'grid',
  gap: token.space[3],
  paddingBlockStart: token.space[4],
  borderBlockStart: `1px solid ${token.color.line}`,
});
const heading = css({ fontFamily: token.font.sans, fontSize: token.text.small, color: token.color.ink3 });
const quiet = css({ color: token.color.ink3, fontSize: token.text.small });
const fault = css({ color: token.color.redPen, fontSize: token.text.small });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });
const onTouch = css({ display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } });
const picture = css({ position: 'relative', '& > :last-child': { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 } });
const onPicture = css({ background: token.color.surface, borderRadius: token.radius.full });

/** Private photos of the learner's paper, stored with the answer. */
export function WorkingPhotos({ book }: { book: AnswerBook }) {
  const { attempts, part } = useBook(book);
  const attempt = attempts.find((one) => one.part === part) ?? attempts[0];
  const photos = attempts.flatMap((one) => one.photos.map((photo) => ({ photo, attempt: one })));
  const { progress, refused, send } = useSending(book);
  return (
    <section css={frame} aria-label="Photos of your working">
      <h2 css={heading}>Your working</h2>
      {photos.length > 0 && (
        <div css={row}>
          {photos.map((one) => (
            <Photo key={one.photo.id} book={book} {...one} />
          ))}
        </div>
      )}
      {!attempt ? (
        <p css={quiet}>Answer a part, or say you did it on paper, to add a photo of your working.</p>
      ) : attempt.photos.length >= MOST_WORKING_PHOTOS ? (
        <p css={quiet}>Up to {MOST_WORKING_PHOTOS} photos stay with one answer.</p>
      ) : (
        <div css={row}>
          <Pick css={onTouch} capture icon={<Camera />} busy={progress !== null} onPick={(file) => void send(attempt, file)}>
            Take a photo
          </Pick>
          <Pick icon={<ImagePlus />} busy={progress !== null} onPick={(file) => void send(attempt, file)}>
            Add a photo
          </Pick>
        </div>
      )}
      {progress !== null && <ProgressBar label="Your photo is on its way" value={Math.round(progress * 100)} max={100} />}
      {refused && (
        <p css={fault} role="alert">
          {refused}
        </p>
      )}
      {attempt && <p css={quiet}>Only you can see this. Max {sizeInWords(PHOTO_BYTES)}.</p>}
    </section>
  );
}

interface PickProps {
  className?: string;
  capture?: boolean;
  icon: React.ReactNode;
  busy: boolean;
  onPick: (file: File) => void;
  children: React.ReactNode;
}

/** Opens the camera or the device's files. */
function Pick({ className, capture = false, icon, busy, onPick, children }: PickProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file) onPick(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={PHOTO_TYPES.join(',')}
        aria-label={capture ? 'Camera' : 'Photo of your working'}
        {...(capture && { capture: 'environment' as const })}
        onChange={choose}
      />
      <Button {...(className && { className })} size="small" icon={icon} loading={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}

function useSending(book: AnswerBook) {
  const [progress, setProgress] = useState<number | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const send = async (attempt: PracticeAttempt, file: File) => {
    const reason = photoFault(file);
    setRefused(reason);
    if (reason) return;
    const body = new FormData();
    body.append('photo', file);
    setProgress(0);
    try {
      const request = { params: { id: attempt.id }, body };
      const { photo } = await book.host.request('POST /api/practice/attempts/:id/photos', request, undefined, setProgress);
      withPhotos(book, attempt.id, (photos) => [...photos, photo]);
    } catch (error) {
      setRefused(`${asSentence(messageOf(error))} The photo is still on your device; try again.`);
    } finally {
      setProgress(null);
    }
  };
  return { progress, refused, send };
}

function withPhotos(book: AnswerBook, attemptId: number, change: (photos: PracticePhoto[]) => PracticePhoto[]): void {
  const attempts = book.state.attempts.map((one) => (one.id === attemptId ? { ...one, photos: change(one.photos) } : one));
  book.change({ attempts });
}

function Photo({ book, photo, attempt }: { book: AnswerBook; photo: PracticePhoto; attempt: PracticeAttempt }) {
  const host = useHost();
  const [isBusy, setBusy] = useState(false);
  const of = attempt.part ? `your working of ${partLabel(attempt.part)}` : 'your working';
  const remove = async () => {
    setBusy(true);
    try {
      await host.request('DELETE /api/practice/photos/:id', { params: { id: photo.id } });
      withPhotos(book, attempt.id, (photos) => photos.filter(({ id }) => id !== photo.id));
    } catch (error) {
      setBusy(false);
      host.notify({ tone: 'error', text: messageOf(error) });
    }
  };
  return (
    <div css={picture}>
      <Picture
        size="thumbnail"
        enlarged="whole"
        src={photo.thumb}
        fullSrc={photo.url}
        alt={`Paper with ${of}`}
        label={`Enlarge the photo of ${of}`}
        title={`Photo of ${of}`}
        width={photo.width}
        height={photo.height}
        // Links work for an hour.
        onFault={() => void book.withDesk((desk) => desk.refreshAttempts())}
      />
      <IconButton
        css={onPicture}
        label={`Delete the photo of ${of}`}
        icon={<Trash2 />}
        disabled={isBusy}
        onClick={() => void remove()}
      />
    </div>
  );
}
