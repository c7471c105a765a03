import type { TestGrading } from '@api/contract';
import { MOST_SHEET_PHOTOS, SHEET_BYTES, sizeInWords } from '@api/contract/limits';
import { css } from '@emotion/react';
import { counted, messageOf, onDemand, useHost, useRefresh } from '@shell/kit';
import { isPhoto, PHOTO_TYPES } from '@shell/kit/photo-fault';
import { Banner, Button, DateTime, media, ProgressBar, Sheet, token } from 'design-system';
import FileText from 'lucide-react/icons/file-text';
import FileUp from 'lucide-react/icons/file-up';
import { useEffect, useRef, useState } from 'react';
import { readSheet, sheetAddress } from '../download-sheet.ts';

const PhotoPages = onDemand(() => import('./PhotoPages.tsx').then((module) => module.PhotoPages));
const SheetPreview = onDemand(() => import('./SheetPreview.tsx').then((module) => module.SheetPreview));

const frame = css({ display: 'grid', gap: token.space[4] });
const heading = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.lead });
const zone = css({
  display: 'grid',
  justifyItems: 'center',
  gap: token.space[3],
  // Keeps its height during an upload.
  minBlockSize: `calc(4 * ${token.space[16]})`,
  alignContent: 'center',
  padding: token.space[6],
  border: `2px dashed ${token.color.controlLine}`,
  borderRadius: token.radius.sheet,
  textAlign: 'center',
  color: token.color.ink2,
  transition: `background ${token.motion.state}`,
  '&[data-over]': { borderColor: token.color.accent, background: token.color.accentSoft },
  '& > svg': { inlineSize: token.space[8], blockSize: token.space[8], strokeWidth: token.stroke.icon, color: token.color.ink3 },
});
const sending = css({
  justifyItems: 'stretch',
  borderStyle: 'solid',
  borderColor: token.color.line,
  '& > button': { justifySelf: 'center' },
});
const file = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: token.space[3],
  [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', '& > button': { gridColumn: '1 / -1' } },
  '& > svg': { inlineSize: token.space[8], blockSize: token.space[8], strokeWidth: token.stroke.icon, color: token.color.accent },
});
const choices = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: token.space[3] });
const name = css({ fontWeight: token.weight.medium, overflowWrap: 'anywhere' });
const small = css({ fontSize: token.text.small, color: token.color.ink2 });

interface AnswerSheetUploadProps {
  grading: TestGrading;
  upload: ReturnType<typeof useUpload>;
}

/** The answer sheet: uploaded, previewed, and replaceable until paid for. */
export function AnswerSheetUpload({ grading, upload: { state, upload, cancel } }: AnswerSheetUploadProps) {
  const { slug, sheet, abilities } = grading;
  const host = useHost();
  const [looking, setLooking] = useState(false);
  // A failed upload keeps the choice.
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const send = async (files: readonly File[], asPhotos = false) => {
    if (await upload(files, asPhotos)) setPhotos([]);
  };
  const sent = state.kind === 'done' ? state.file : null;
  const source = async (): Promise<Blob> => {
    const content = sent ?? (await readSheet(await sheetAddress(host, slug, 'USER_FILE')));
    if (!content) throw new Error('The sheet cannot be read here');
    return content;
  };
  return (
    <Sheet>
      <div css={frame}>
        <h2 css={heading}>Your answer sheet</h2>
        {sheet && (
          <div css={file}>
            <FileText aria-hidden="true" />
            <div>
              <p css={name}>{sheet.name}</p>
              <p css={small}>
                {counted(sheet.page_count, 'page')}, {sizeInWords(sheet.bytes)}, uploaded{' '}
                <DateTime at={sheet.uploaded_at} format="dateTime" />
              </p>
            </div>
            <Button size="small" aria-expanded={looking} onClick={() => setLooking(!looking)}>
              {looking ? 'Hide the pages' : 'Preview the pages'}
            </Button>
          </div>
        )}
        {sheet && looking && <SheetPreview key={sheet.uploaded_at} source={source} pageCount={sheet.page_count} />}
        {state.kind === 'failed' && <Banner tone="error">{state.message}</Banner>}
        {state.kind === 'sending' ? (
          <div css={[zone, sending]}>
            <ProgressBar
              label={`Uploading ${state.name}`}
              showLabel
              detail={state.sent < 1 ? `${Math.floor(state.sent * 100)}%` : 'Checking the file…'}
              value={state.sent * 100}
              tone="accent"
            />
            <Button onClick={cancel}>Cancel the upload</Button>
          </div>
        ) : (
          abilities.upload && (
            <FileChoice
              {...{ photos, setPhotos }}
              replace={sheet !== null}
              onFiles={(chosen, asPhotos) => void send(chosen, asPhotos)}
            />
          )
        )}
      </div>
    </Sheet>
  );
}

interface FileChoiceProps {
  replace: boolean;
  photos: readonly File[];
  setPhotos: (photos: readonly File[]) => void;
  onFiles: (files: readonly File[], asPhotos?: boolean) => void;
}

/** Chooses or drops a PDF (specification part 2, section 5) or photos of pages. */
function FileChoice({ replace, photos, setPhotos, onFiles }: FileChoiceProps) {
  const sheetInput = useRef<HTMLInputElement>(null);
  const photoInput = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [left, setLeft] = useState<string | null>(null);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    const taken = files.filter(isPhoto);
    setLeft(null);
    if (taken.length === 0 && photos.length === 0) {
      if (files.length > 0) onFiles(files.slice(0, 1));
      return;
    }
    const all = [...photos, ...taken];
    setPhotos(all.slice(0, MOST_SHEET_PHOTOS));
    if (taken.length < files.length) setLeft('Only the photos were added. Upload one PDF, or photos.');
    if (all.length > MOST_SHEET_PHOTOS) setLeft(`A sheet can have ${MOST_SHEET_PHOTOS} photos. The rest were left out.`);
  };
  const choosePhotos = () => photoInput.current?.click();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside does the same by keyboard
    <div
      css={photos.length > 0 ? frame : zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      {photos.length > 0 ? (
        <PhotoPages photos={photos} onChange={setPhotos} onAdd={choosePhotos} onSend={() => onFiles(photos, true)} />
      ) : (
        <>
          <FileUp aria-hidden="true" />
          <p>
            {replace
              ? 'Drop another PDF or photos here to replace it, or'
              : 'Upload your answers (one PDF, or photos of your pages): drop them here, or'}
          </p>
          <div css={choices}>
            <Button variant={replace ? 'secondary' : 'primary'} onClick={() => sheetInput.current?.click()}>
              {replace ? 'Replace the file' : 'Choose a file'}
            </Button>
            <Button onClick={choosePhotos}>Add photos</Button>
          </div>
          <p css={small}>
            PDF or photos, up to {sizeInWords(SHEET_BYTES)}. Photos become one PDF. Write each question’s number beside your
            answer.
          </p>
        </>
      )}
      {left && <Banner tone="warning">{left}</Banner>}
      <input
        ref={sheetInput}
        type="file"
        aria-label="Answer sheet"
        accept="application/pdf,.pdf"
        hidden
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Choosing the same file again counts.
          event.target.value = '';
        }}
      />
      <input
        ref={photoInput}
        type="file"
        aria-label="Photos of your pages"
        accept={`${PHOTO_TYPES.join(',')},.heic,.heif`}
        multiple
        hidden
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </div>
  );
}

/** `sent`: from 0 to 1. */
type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; name: string; sent: number }
  | { kind: 'failed'; message: string }
  /** Null for photos, which the server has made a PDF of. */
  | { kind: 'done'; file: File | null };

/** Checks and sends an answer sheet. */
export function useUpload(slug: string) {
  const host = useHost();
  const refresh = useRefresh();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const upload = async (files: readonly File[], asPhotos: boolean): Promise<boolean> => {
    const [first] = files;
    if (!first) return false;
    const name = files.length === 1 ? first.name : `${files.length} pages`;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ kind: 'sending', name, sent: 0 });
    try {
      const body = new FormData();
      body.set('file_type', 'USER_FILE');
      if (asPhotos) {
        const { smallerPhoto } = await import('./smaller-photo.ts');
        for (const photo of files) body.append('photos', await smallerPhoto(photo));
      } else {
        const fault = await faultOfSheet(first);
        if (fault && !signal.aborted) setState({ kind: 'failed', message: fault });
        if (fault) return false;
        body.set('file', first);
      }
      if (signal.aborted) return false;
      const progress = (sent: number) => !signal.aborted && setState({ kind: 'sending', name, sent });
      await host.request('POST /api/test/:slug/upload-answer', { params: { slug }, body }, signal, progress);
      setState({ kind: 'done', file: asPhotos ? null : first });
      await refresh('GET /api/test/:slug/grading', 'GET /api/test');
      return true;
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'failed', message: messageOf(error) });
      return false;
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({ kind: 'idle' });
    // It may have been stored.
    void refresh('GET /api/test/:slug/grading');
  };
  return { state, upload, cancel };
}

/** ISO 32000-1, annex H, implementation note 13. */
const HEADER_WITHIN = 1_024;

/** Specification part 2, section 5. */
const NOT_A_PDF = 'Please upload your answer sheet in pdf format';

/** Null if it can be the answer sheet. Its name does not count. */
async function faultOfSheet(file: Blob): Promise<string | null> {
  const start = new TextDecoder('latin1').decode(await file.slice(0, HEADER_WITHIN).arrayBuffer());
  if (!start.includes('%PDF-')) return NOT_A_PDF;
  if (file.size > SHEET_BYTES) return `The file is larger than ${sizeInWords(SHEET_BYTES)}`;
  return null;
}
