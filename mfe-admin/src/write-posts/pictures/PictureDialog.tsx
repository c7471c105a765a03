import { LONGEST_PICTURE_WORDS, POST_IMAGE_BYTES, SHORTEST_PICTURE_WORDS, SVG_BYTES, sizeInWords } from '@api/contract/limits';
import { css } from '@emotion/react';
import { isApiError, messageOf, useHost, useSubmission } from '@shell/kit';
import { Banner, Button, Dialog, DialogClose, TextField, token } from 'design-system';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { hidden, stack } from '../../staff-area/styles.ts';

const chosen = css({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '14rem',
  objectFit: 'contain',
  borderRadius: token.radius.control,
  background: token.color.scan,
});
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3], fontSize: token.text.small });
const quiet = css({ color: token.color.ink3 });

/** By the browser's type; the API checks the content. */
const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];

/** Why a file cannot be a picture of a post, or null. */
function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!TYPES.includes(type)) return 'Only PNG, JPEG, WebP and SVG images can be used';
  if (size > POST_IMAGE_BYTES) return `The image is larger than ${sizeInWords(POST_IMAGE_BYTES)}`;
  if (type === 'image/svg+xml' && size > SVG_BYTES) return `An SVG drawing may have ${sizeInWords(SVG_BYTES)} at most`;
  return null;
}

/** A stored picture with its alternative text. */
interface KeptPicture {
  name: string;
  url: string;
  alt: string;
}

interface PictureDialogProps {
  call?: 'POST /api/admin/blog-posts/images' | 'POST /api/admin/topics/images';
  open: boolean;
  file: File | null;
  onOpenChange: (open: boolean) => void;
  onKept: (picture: KeptPicture) => void;
}

/** Uploads a picture with its description. */
export function PictureDialog({
  call = 'POST /api/admin/blog-posts/images',
  open,
  file: given,
  onOpenChange,
  onKept,
}: PictureDialogProps) {
  const host = useHost();
  const formId = useId();
  const [file, setFile] = useState(given);
  const [alt, setAlt] = useState('');
  const source = usePreview(file);
  /** Aborted when the dialog closes, as another picture may follow. */
  const sending = useRef<AbortController>(undefined);
  const fault = file && pictureFault(file);
  const ready = file !== null && fault === null && alt.trim().length >= SHORTEST_PICTURE_WORDS;
  const { failure, busy, ...submission } = useSubmission({
    ...{ ready, open },
    run: async () => {
      if (!file) return;
      sending.current = new AbortController();
      const { signal } = sending.current;
      const body = new FormData();
      body.append('image', file);
      try {
        const { name, url } = await host.request(call, { body }, signal);
        if (signal.aborted) return;
        onKept({ name, url, alt: alt.trim() });
        onOpenChange(false);
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },
    errorMessage: (error) => (isApiError(error) && error.issues[0]?.message) || messageOf(error),
  });
  useEffect(() => {
    if (!open) return;
    setFile(given);
    setAlt('');
  }, [open, given]);
  useEffect(() => (open ? () => sending.current?.abort() : undefined), [open]);
  const submit = (event: FormEvent) => {
    // Events bubble to the post's form around the dialog.
    event.stopPropagation();
    void submission.submit(event);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add a picture"
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="primary" type="submit" form={formId} disabled={!ready} loading={busy}>
            Add
          </Button>
        </>
      }
    >
      <form id={formId} css={stack[4]} onSubmit={submit}>
        {(failure ?? fault) && <Banner tone="error">{failure ?? fault}</Banner>}
        {source && !fault && <img css={chosen} src={source} alt="" />}
        <FileChoice file={file} onFile={setFile} />
        <TextField
          label="What it shows"
          required
          maxLength={LONGEST_PICTURE_WORDS}
          help="For people who cannot see it. Say what matters about it here."
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

/** A chosen file's address while in view; empty without one. */
function usePreview(file: File | null): string {
  const [source, setSource] = useState('');
  useEffect(() => {
    if (!file) return setSource('');
    const address = URL.createObjectURL(file);
    setSource(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return source;
}

function FileChoice({ file, onFile }: { file: File | null; onFile: (file: File | null) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div css={row}>
      <Button size="small" onClick={() => input.current?.click()}>
        {file ? 'Choose another file' : 'Choose a file'}
      </Button>
      <span css={quiet}>
        {file ? file.name : `PNG, JPEG or WebP of ${sizeInWords(POST_IMAGE_BYTES)} at most, SVG of ${sizeInWords(SVG_BYTES)}.`}
      </span>
      <input
        ref={input}
        css={hidden}
        type="file"
        accept={TYPES.join(',')}
        aria-label="Picture file"
        onChange={(event) => {
          onFile(event.target.files?.[0] ?? null);
          event.target.value = '';
        }}
      />
    </div>
  );
}

/** Stores a picture, then inserts it at the caret. */
export function useTextPicture(write: (markdown: string) => void) {
  const [asked, setAsked] = useState<{ open: boolean; file: File | null }>({ open: false, file: null });
  return {
    ask: (file: File | null) => setAsked({ open: true, file }),
    dialog: {
      ...asked,
      onOpenChange: (open: boolean) => setAsked(({ file }) => ({ open, file: open ? file : null })),
      onKept: (picture: KeptPicture) => write(markdownOfPicture(picture)),
    },
  };
}

/** Markdown of a stored picture, escaped. */
export const markdownOfPicture = ({ url, alt }: Pick<KeptPicture, 'url' | 'alt'>): string =>
  `![${alt.replace(/[[\]\\]/g, '\\$&')}](${url})`;
